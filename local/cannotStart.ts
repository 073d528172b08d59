/** Expected failure: only the message is printed. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

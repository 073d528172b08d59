/** An expected failure while starting; its message is all that a person needs. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

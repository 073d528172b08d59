/** Something that is not done, with what to do instead: in Greek, then in English. The editor shows it as a notice. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(el: string, en: string) {
    super(`${el}\n${en}`);
  }
}

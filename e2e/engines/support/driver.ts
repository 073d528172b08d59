/** What the journeys need of a browser, in the plainest form: each protocol has one adapter for it. */

/** Keys by their names in the DOM. */
export type Key = 'Escape' | 'Enter' | 'ArrowDown' | 'ArrowRight' | 'Tab';

export type Size = { width: number; height: number };

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} satisfies Record<string, Size>;

export type SizeName = keyof typeof sizes;

/** A tab with an empty cache, which nobody has touched. */
export type Driver = {
  /** Both resolve as soon as the document has been read (DOMContentLoaded; WebKit: when it has loaded). */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page; promises are awaited, values travel as JSON. */
  run(expression: string): Promise<unknown>;
  /** Presses at a place of the window: on phones with a finger, where the engine has one. */
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Whether a screen reader would find something of this role and name. */
  isAnnounced(role: Role, name: string): Promise<boolean>;
  screenshot(): Promise<Uint8Array>;
  /** What has gone wrong since the tab was opened: errors of the console, of scripts, of the content policy. */
  trouble(): Promise<string[]>;
  close(): Promise<void>;
  /** Whether a question is without an answer. */
  isSilent(): boolean;
};

/** The roles that journeys ask for, each with the elements among which it is found where an engine tells only what one element is. */
export const roles = {
  banner: 'header',
  button: 'a[role=button], button',
  combobox: 'select',
  contentinfo: 'footer',
  form: 'form',
  heading: 'h1',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav',
  region: 'section[aria-label], section[aria-labelledby]',
  textbox: 'input, textarea',
} as const;

export type Role = keyof typeof roles;

/** The driver of a browser leaves a question without an answer; of the page this says nothing. */
export class Silence extends Error {}

/** A running browser. */
export type Browser = {
  open(size: SizeName): Promise<Driver>;
  end(): Promise<void>;
};

/** Nobody listens there: what a page asks of other machines is refused at once. */
export const nowhere = 'http://127.0.0.1:9';

/** Whether a line of the console is about our own site: what other machines were asked for never arrives here. */
export const isOwn = (address: string | undefined): boolean =>
  !address || !/^https?:/.test(address) || new URL(address).hostname === 'localhost';

export const windowSizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

export type SizeName = keyof typeof windowSizes;

/** A tab has an empty cache and no input yet. */
export type Driver = {
  /** Both resolve at DOMContentLoaded; in WebKit at `load`. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Awaits promises, returns JSON values. */
  run(expression: string): Promise<unknown>;
  /** Touches on phones, if the engine supports it. */
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  escape(): Promise<void>;
  isAnnounced(role: Role, name: string): Promise<boolean>;
  screenshot(): Promise<Uint8Array>;
  problems(): Promise<string[]>;
  close(): Promise<void>;
  isSilent(): boolean;
};

/** The selectors are for drivers that only report the role of one element. */
export const roles = {
  button: 'a[role=button], button',
  link: 'a[href]',
  navigation: 'nav',
  textbox: 'input, textarea',
} as const;

export type Role = keyof typeof roles;

/** The driver did not answer. This is not an error of the page. */
export class Silence extends Error {}

export type Browser = {
  open(size: SizeName): Promise<Driver>;
  end(): Promise<void>;
};

/** Nothing listens here, so requests to other hosts fail at once. */
export const nowhere = 'http://127.0.0.1:9';

/** Ignores console lines about other hosts: no request reaches them. */
export const isOwn = (address: string | undefined): boolean =>
  !address || !/^https?:/.test(address) || new URL(address).hostname === 'localhost';

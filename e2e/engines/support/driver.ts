export const windowSizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

export type SizeName = keyof typeof windowSizes;

/** A driver controls a tab, which starts with an empty cache and without input. */
export type Driver = {
  /** open and reload resolve at DOMContentLoaded, in WebKit at `load`. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression, awaits a promise and returns JSON values. */
  run(expression: string): Promise<unknown>;
  /** Touches on phones if the engine supports it, otherwise clicks. */
  pressAt(x: number, y: number): Promise<void>;
  /** Positive numbers of CSS pixels scroll down. */
  turnWheel(x: number, y: number, by: number): Promise<void>;
  type(text: string): Promise<void>;
  escape(): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  problems(): Promise<string[]>;
  close(): Promise<void>;
  isSilent(): boolean;
};

/** Thrown if the driver does not answer, which is not an error of the page. */
export class Silence extends Error {}

export type Browser = {
  open(size: SizeName): Promise<Driver>;
  end(): Promise<void>;
};

/** Nothing listens at this address, so requests to other hosts fail at once. */
export const nowhere = 'http://127.0.0.1:9';

/** Returns whether a console line is about this site. No request reaches other hosts. */
export const isOwn = (address: string | undefined): boolean =>
  !address || !/^https?:/.test(address) || new URL(address).hostname === 'localhost';

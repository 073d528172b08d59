import type { Message } from './message.ts';

/** SMTP reply or error code; messages may contain addresses. */
export type SendError = number | string;

/** `again`: a retry may succeed. `open`: possibly accepted. */
export type SendResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: SendError;
      readonly again: boolean;
      readonly open?: boolean;
    };

/** Never throws. */
export type Send = (message: Message, timeoutMs: number) => Promise<SendResult>;

export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Undefined after the timeout; the work continues. */
  readonly within: <Result>(
    work: Promise<Result>,
    milliseconds: number,
  ) => Promise<Result | undefined>;
  readonly random: () => number;
};

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep,
  within: (work, milliseconds) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>(
      (resolve) => (timer = setTimeout(() => resolve(undefined), Math.max(0, milliseconds))),
    );
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  },
  random: () => Math.random(),
};

const maxTries = 4;
const firstPause = 250;
/** Milliseconds. */
const shortestTry = 1000;

/** Returns milliseconds until the next attempt, or undefined. A mail that may have been accepted is never retried. */
export const pauseAfter = (
  result: SendResult,
  tries: number,
  left: number,
  random: number,
): number | undefined => {
  if (result.ok || !result.again || tries >= maxTries) return undefined;
  const pause = firstPause * 2 ** (tries - 1) * (0.5 + random);
  return pause + shortestTry > left ? undefined : pause;
};

/** `deadline`: milliseconds since 1970. */
export const sendWithRetry = async (
  send: Send,
  message: Message,
  deadline: number,
  clock: Clock,
): Promise<SendResult> => {
  for (let tries = 1; ; tries += 1) {
    const result = await send(message, deadline - clock.now());
    const pause = pauseAfter(result, tries, deadline - clock.now(), clock.random());
    if (pause === undefined) return result;
    await clock.sleep(pause);
  }
};

import type { Message } from './message.ts';

/** Why a mail was not accepted: the SMTP reply, or the error's code where there was none. Never words, which may repeat an address. */
export type Fault = number | string;

/** What became of one try. `again`: nothing can have been accepted, and another try may succeed. `open`: the message may have been accepted all the same. */
export type SendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly fault: Fault; readonly again: boolean; readonly open?: boolean };

/** Hands one message to the mail server and gives up after `timeoutMs`. Never throws. */
export type Send = (message: Message, timeoutMs: number) => Promise<SendResult>;

export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** The result of some work if it comes within so many milliseconds, else undefined; the work goes on. */
  readonly within: <Result>(
    work: Promise<Result>,
    milliseconds: number,
  ) => Promise<Result | undefined>;
  /** From 0 up to 1. */
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
/** A try needs this long to be worth its while. */
const shortestTry = 1000;

/**
 * Milliseconds until the next try, or undefined where there is none: a try whose message may have been accepted is
 * never repeated, or one enquiry would become two mails. The pauses vary by half so that posts that failed together
 * do not return together.
 */
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

/** Sends, and repeats what can be repeated until `deadline` (milliseconds since 1970). Every try carries the same Message-ID. */
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

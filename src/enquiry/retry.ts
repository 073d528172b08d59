import type { Message } from './message.ts';

/** What became of one try. `code` is the SMTP reply; a temporary failure may succeed later (RFC 5321, 4.2.1). */
export type SendResult = { readonly ok: true } | { readonly ok: false; readonly temporary: boolean; readonly code?: number };

/** Hands one message to the mail server and gives up after `timeoutMs`. Never throws. */
export type Send = (message: Message, timeoutMs: number) => Promise<SendResult>;

export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** From 0 up to 1. */
  readonly random: () => number;
};

/** All tries together, in milliseconds: the browser gives up after 10 s, a busy function has to answer before. */
const sendBudget = 7000;

const maxTries = 4;
const firstPause = 250;
/** A try needs this long to be worth its while. */
const shortestTry = 1000;

/**
 * Sends, and repeats after temporary errors with growing pauses inside the budget. The pauses vary by half so
 * that posts that failed together do not return together. Every try carries the same Message-ID.
 */
export const sendWithRetry = async (send: Send, message: Message, clock: Clock): Promise<SendResult> => {
  const deadline = clock.now() + sendBudget;
  for (let tries = 1; ; tries += 1) {
    const result = await send(message, deadline - clock.now());
    if (result.ok || !result.temporary || tries === maxTries) return result;
    const pause = firstPause * 2 ** (tries - 1) * (0.5 + clock.random());
    if (clock.now() + pause + shortestTry > deadline) return result;
    await clock.sleep(pause);
  }
};

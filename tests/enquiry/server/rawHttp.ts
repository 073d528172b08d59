/** Sends requests that HTTP clients refuse to send. */
import { connect } from 'node:net';

export type Answer = { readonly status: number; readonly headers: Headers; readonly text: string };

/** `silence` is a timeout; `closed` means that the connection ended without an answer. */
export type Outcome =
  | { readonly milliseconds: number; readonly end: 'silence' | 'closed' }
  | ({ readonly milliseconds: number; readonly end: 'answer' } & Answer);

export type Pieces = Iterable<Uint8Array>;

const headEnd = '\r\n\r\n';

const unchunk = (body: string): string | undefined => {
  const size = /^([0-9a-f]+)\r\n/i.exec(body);
  if (!size) return undefined;
  const length = Number.parseInt(size[1] ?? '', 16);
  const start = size[0].length;
  if (length === 0) return '';
  if (body.length < start + length + 2) return undefined;
  const rest = unchunk(body.slice(start + length + 2));
  return rest === undefined ? undefined : body.slice(start, start + length) + rest;
};

/** Returns undefined while the answer is incomplete. One character per byte. */
const parse = (received: string, method: string, ended: boolean): Answer | undefined => {
  const at = received.indexOf(headEnd);
  const [first = '', ...lines] = received.slice(0, at).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]);
  if (at < 0 || !status) return undefined;
  const headers = new Headers(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const body = received.slice(at + headEnd.length);
  const whole = (): string | undefined => {
    if (method === 'HEAD' || status === 204) return '';
    if (headers.get('transfer-encoding') === 'chunked') return unchunk(body);
    const length = headers.get('content-length');
    if (length === null) return ended ? body : undefined;
    return body.length >= Number(length) ? body.slice(0, Number(length)) : undefined;
  };
  const text = whole();
  return text === undefined
    ? undefined
    : { status, headers, text: Buffer.from(text, 'latin1').toString() };
};

export const converse = (
  port: number,
  pieces: Pieces,
  { method = 'POST', pauseMs = 0, limitMs = 6000 } = {},
): Promise<Outcome> =>
  new Promise((resolve) => {
    const started = performance.now();
    const socket = connect(port, '127.0.0.1');
    const left = pieces[Symbol.iterator]();
    let received = '';
    let timer: NodeJS.Timeout | undefined;

    const settle = (
      outcome: { end: 'silence' | 'closed' } | ({ end: 'answer' } & Answer),
    ): void => {
      clearTimeout(timer);
      clearTimeout(patience);
      socket.destroy();
      resolve({ milliseconds: performance.now() - started, ...outcome });
    };
    const look = (ended: boolean): void => {
      const answer = parse(received, method, ended);
      if (answer) settle({ end: 'answer', ...answer });
      else if (ended) settle({ end: 'closed' });
    };
    const patience = setTimeout(() => settle({ end: 'silence' }), limitMs);
    const writeNext = (): void => {
      const { done, value } = left.next();
      if (done || socket.destroyed || !socket.writable) return;
      // Waits for the write, or an endless body would fill our memory.
      socket.write(value, () => void (timer = setTimeout(writeNext, pauseMs)));
    };

    socket.on('connect', writeNext);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      look(false);
    });
    // A reset after an early answer is a normal end: earlier data counts.
    socket.on('error', () => {});
    socket.on('close', () => look(true));
  });

// @vitest-environment node
import { describe, expect, it, onTestFinished } from 'vitest';
import { supervise } from '../../local/functions/supervised.ts';

const program = `
  import { createServer } from 'node:http';
  const server = createServer((request, response) => (request.url === '/die' ? process.exit(3) : response.end(String(process.pid))))
    .listen(process.env.PORT, '127.0.0.1', () => console.log('Listening on http://127.0.0.1:' + server.address().port + '/'));
  console.log('up ' + process.env.WORD);`;

const start = (code: string) => {
  const lines: string[] = [];
  const running = supervise({
    name: 'sample',
    command: process.execPath,
    args: ['--input-type=module', '--eval', code],
    env: { WORD: 'αλφα' },
    log: (line) => lines.push(line),
  });
  onTestFinished(running.stop);
  return { running, lines };
};

const ask = async (port: number, path = '/'): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).text();

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a supervised program', () => {
  it('receives its settings and its port, and its output is passed on', async () => {
    const { running, lines } = start(program);
    expect(await ask(await running.port())).toMatch(/^\d+$/);
    await expect.poll(() => lines).toContain('up αλφα');
  });

  it('comes back after it died', async () => {
    const { running, lines } = start(program);
    const port = await running.port();
    const before = await ask(port);
    await expect(ask(port, '/die')).rejects.toThrow();
    await expect.poll(() => lines).toContain('sample ended (code 3); starting it again');
    expect(await ask(await running.port())).not.toBe(before);
  });

  it('is gone when stopped', async () => {
    const { running } = start(program);
    const pid = Number(await ask(await running.port()));
    await running.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('rejects and prints the error if it cannot start', async () => {
    const { running, lines } = start('throw new Error("no luck")');
    await expect(running.port()).rejects.toThrow('sample ended before it answered');
    expect(lines.join('\n')).toContain('no luck');
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { findEngine } from '../../../local/engines.ts';

/**
 * Draws a screen for WebKit where the machine has none; gives the way to end it. Xvfb itself looks for a free
 * number. The mouse stands in the middle of the screen, which is so large for that to be beside every window.
 */
const setup = async (): Promise<(() => void) | undefined> => {
  if (process.env.DISPLAY || !findEngine('webkit')) return undefined;
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '3200x2000x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  // The workers inherit the environment of this process.
  process.env.DISPLAY = `:${String(number).trim()}`;
  return () => void screen.kill();
};

export default setup;

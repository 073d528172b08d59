import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import { findEngine } from '../../../local/browsers.ts';
import {
  nowhere,
  Silence,
  windowSizes,
  type Browser,
  type Driver,
  type SizeName,
} from './driver.ts';

/** Without this style, the window of MiniBrowser is at least 447 px wide. */
const narrowToolbar =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/**
 * Runs in the page. WebDriver can inject it only after the page's scripts have started, so it misses errors during
 * parsing and unload.
 */
const listen = () => {
  if (window.problems) return;
  const problems: string[] = (window.problems = []);
  addEventListener('error', ({ message, filename }) =>
    problems.push(`page: ${message} (${filename})`),
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    const line = String(reason);
    // Navigation aborted the request of a module, as in Firefox (puppeteer.ts).
    if (!line.includes('Importing a module script failed')) problems.push(`page: ${line}`);
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...copy: unknown[]) => {
    problems.push(`console: ${copy.join(' ')}`);
    error(...copy);
  };
};

declare module 'selenium-webdriver' {
  interface Actions {
    /** @types/selenium-webdriver 4.35 lacks it. */
    scroll(x: number, y: number, deltaX: number, deltaY: number, origin: string): this;
  }
}

declare global {
  interface Window {
    problems?: string[];
  }
}

const listening = `(${listen})();`;

/** Rendering on the CPU costs less than emulated GL. */
const cpuRendering = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', LP_NUM_THREADS: '1' };

/** Milliseconds. About one reload in forty gets no answer. */
const patience = 30_000;

const limitTime = <Value>(value: Promise<Value>, question: string): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Silence(`WebKitWebDriver gives no answer to "${question}".`)),
      patience,
    );
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const limitPatience = (driver: WebDriver): (() => boolean) => {
  const execute = driver.execute.bind(driver);
  let silent = false;
  driver.execute = (command) =>
    limitTime(execute(command), command.getName()).catch((error: unknown) => {
      silent ||= error instanceof Silence;
      throw error;
    });
  return () => silent;
};

const createDriver = (driver: WebDriver): Driver => {
  const isSilent = limitPatience(driver);
  const problems: string[] = [];
  const run = async (expression: string): Promise<unknown> => {
    // WebDriver never answers if navigation drops the promise, so values that need none are returned at once.
    const result = await driver.executeScript<{ value: unknown; errors: string[] }>(
      `${listening}
      const tell = (value) => ({ value, errors: window.problems.splice(0) });
      const value = ${expression};
      return value instanceof Promise ? value.then(tell) : tell(value);`,
    );
    problems.push(...result.errors);
    return result.value;
  };
  return {
    run,
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    pressAt: (x, y) =>
      driver
        .actions({ async: false })
        .move({ x, y, origin: Origin.VIEWPORT, duration: 0 })
        .press()
        .release()
        .perform(),
    turnWheel: (x, y, by) =>
      driver.actions({ async: false }).scroll(x, y, 0, by, Origin.VIEWPORT).perform(),
    type: (text) =>
      driver.actions({ async: false }).sendKeys(text.replaceAll('\n', Keys.ENTER)).perform(),
    escape: () => driver.actions({ async: false }).sendKeys(Keys.ESCAPE).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async problems() {
      await run('0');
      return problems;
    },
    isSilent,
    close: () => driver.quit(),
  };
};

const resize = async (driver: WebDriver, size: SizeName): Promise<void> => {
  const { width, height } = windowSizes[size];
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const toolbar = height - (await driver.executeScript<number>('return innerHeight'));
  await window.setRect({ x: 0, y: 0, width, height: height + toolbar });
  await vi.waitFor(
    async () => {
      const own = await driver.executeScript<number[]>('return [innerWidth, innerHeight]');
      if (own.join() !== [width, height].join())
        throw new Error(
          `The window of WebKit is ${own.join(' by ')} px instead of ${width} by ${height}.`,
        );
    },
    { timeout: 10_000, interval: 50 },
  );
};

/**
 * Without a window manager, the window under the mouse has the focus, so the mouse rests over the empty left edge of
 * each window. A second window would take the focus, so each driver has one display.
 */
const drawScreen = async (): Promise<{ display: string; end(): void }> => {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '16x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, end: () => void screen.kill() };
};

/** Returns a port below the ephemeral ones (on Linux from 32768), which an outgoing connection may take first. */
const freePort = async (): Promise<number> => {
  const port = randomInt(10_000, 30_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
};

export const startWebKit = async (): Promise<Browser> => {
  const screen = await drawScreen();
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  const port = await freePort();
  const program = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...cpuRendering,
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: home,
      NO_AT_BRIDGE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: 10_000, interval: 20 });
  return {
    async open(size) {
      const wanted = new Capabilities({
        browserName: 'MiniBrowser',
        // With an earlier strategy, the driver may answer for the blank page or not at all.
        pageLoadStrategy: 'normal',
        'webkitgtk:browserOptions': {
          binary: findEngine('webkit'),
          args: ['--automation', `--proxy=${nowhere}`, '--ignore-host=localhost'],
        },
      });
      const session = new Builder()
        .disableEnvironmentOverrides()
        .usingServer(address)
        .withCapabilities(wanted)
        .build();
      const driver = await limitTime(Promise.resolve(session), 'a new session');
      await resize(driver, size).catch(async (error: unknown) => {
        await driver.quit();
        throw error;
      });
      return createDriver(driver);
    },
    async end() {
      program.kill();
      screen.end();
      rmSync(home, { recursive: true, force: true });
    },
  };
};

/** WebKitGTK by classic WebDriver. Its small browser has a window, which needs a screen. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import { findEngine } from '../../../local/browsers/engines.ts';
import { freePort } from '../../../local/serve/ports.ts';
import {
  nowhere,
  roles,
  Silence,
  sizes,
  type Browser,
  type Driver,
  type Key,
  type Role,
  type SizeName,
} from './driver.ts';

/** The toolbar of the small browser would keep its window from being narrower than 447 px. */
const narrowToolbar =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/**
 * Runs in the page: hears from now on what goes wrong. The driver can put nothing into a page before its own scripts,
 * and its small browser under automation is private and writes no messages anywhere, so what goes wrong while the
 * document is being read, or on the way out between two questions, is not heard.
 */
const listen = () => {
  if (window.trouble) return;
  const trouble: string[] = (window.trouble = []);
  addEventListener('error', ({ message, filename }) =>
    trouble.push(`page: ${message} (${filename})`),
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    const line = String(reason);
    // A module that was on its way when the visitor left, as in Firefox (puppeteer.ts).
    if (!line.includes('Importing a module script failed')) trouble.push(`page: ${line}`);
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    trouble.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    trouble.push(`console: ${words.join(' ')}`);
    error(...words);
  };
};

declare global {
  interface Window {
    trouble?: string[];
  }
}

const listening = `(${listen})();`;

/**
 * Without a graphics card WebKit imitates one; drawing by itself takes less of the processor. Without DMA-BUF it would
 * take less still, but then the small browser crashes where one page fades into another.
 */
const drawnByHand = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', LP_NUM_THREADS: '1' };

/** A name without its gaps: WebKit says a break as a line feed, and leaves out a space before an element at which a line happens to end ("πύλη <em>ως"). */
const letters = (name: string): string => name.replaceAll(/\s/g, '');

/** What GTK calls a closed list of choices: a button that opens it. */
const ownNames: Partial<Record<Role, string>> = { combobox: 'button' };

const keys: Record<Key, string> = {
  Escape: Keys.ESCAPE,
  Enter: Keys.ENTER,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  Tab: Keys.TAB,
};

/** Milliseconds after which the driver will not answer any more: once in some forty reloads it does not. */
const patience = 30_000;

const answered = <Answer>(answer: Promise<Answer>, question: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Silence(`WebKitWebDriver gives no answer to "${question}".`)),
      patience,
    );
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Ends what the driver leaves without an answer by an error; tells afterwards whether there was such a thing. */
const limitPatience = (driver: WebDriver): (() => boolean) => {
  const execute = driver.execute.bind(driver);
  let silent = false;
  driver.execute = (command) =>
    answered(execute(command), command.getName()).catch((error: unknown) => {
      silent ||= error instanceof Silence;
      throw error;
    });
  return () => silent;
};

const driverOf = (driver: WebDriver): Driver => {
  const isSilent = limitPatience(driver);
  const trouble: string[] = [];
  const run = async (expression: string): Promise<unknown> => {
    // A promise that its document does not outlive is never answered: what needs none is answered without.
    const answer = await driver.executeScript<{ value: unknown; heard: string[] }>(
      `${listening}
      const tell = (value) => ({ value, heard: window.trouble.splice(0) });
      const value = ${expression};
      return value instanceof Promise ? value.then(tell) : tell(value);`,
    );
    trouble.push(...answer.heard);
    return answer.value;
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
    type: (text) =>
      driver.actions({ async: false }).sendKeys(text.replaceAll('\n', Keys.ENTER)).perform(),
    key: (key) => driver.actions({ async: false }).sendKeys(keys[key]).perform(),
    async isAnnounced(role, name) {
      for (const element of await driver.findElements(By.css(roles[role]))) {
        // What is not displayed is not spoken of: the driver then answers with an error.
        const said = await element.getAccessibleName().catch(() => undefined);
        if (
          said !== undefined &&
          letters(said) === letters(name) &&
          (await element.getAriaRole()) === (ownNames[role] ?? role)
        )
          return true;
      }
      return false;
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async trouble() {
      await run('0');
      return trouble;
    },
    isSilent,
    close: () => driver.quit(),
  };
};

const resize = async (driver: WebDriver, size: SizeName): Promise<void> => {
  const { width, height } = sizes[size];
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
 * Draws a screen, as Debian's Xvfb does without a graphics card; gives its name and the way to end it. Without a window
 * manager the window under the mouse has the focus, and the mouse stands in the middle: here eight pixels from the left
 * edge of every window, where a page has nothing to point at. A screen of its own for each driver: a second window
 * would take the focus away. Xvfb itself looks for a free number.
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

/** Starts the driver; each tab is a browser of its own. */
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
      ...drawnByHand,
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
        // Asked earlier, the driver may answer for the empty page before, or never: journeys begin when the page has loaded.
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
      const driver = await answered(Promise.resolve(session), 'a new session');
      await resize(driver, size).catch(async (error: unknown) => {
        await driver.quit();
        throw error;
      });
      return driverOf(driver);
    },
    async end() {
      program.kill();
      screen.end();
      rmSync(home, { recursive: true, force: true });
    },
  };
};

import { launch, type LaunchOptions, type Page, type Browser as Program } from 'puppeteer-core';
import { chromiumFlags, findEngine } from '../../../local/browsers.ts';
import { isOwn, nowhere, windowSizes, type Browser, type Driver, type SizeName } from './driver.ts';

const { hostname, port } = new URL(nowhere);

const launchOptions: Record<'chromium' | 'firefox', LaunchOptions> = {
  chromium: {
    browser: 'chrome',
    args: [...chromiumFlags, `--proxy-server=${nowhere}`, '--proxy-bypass-list=localhost'],
  },
  firefox: {
    browser: 'firefox',
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': hostname,
      'network.proxy.http_port': Number(port),
      'network.proxy.ssl': hostname,
      'network.proxy.ssl_port': Number(port),
      'network.proxy.no_proxies_on': 'localhost',
      // On a busy machine a touch lasts longer than Firefox's limit of 300 ms.
      'apz.max_tap_time': 10_000,
      'ui.click_hold_context_menus.delay': 10_000,
    },
  },
};

/** Firefox reports requests that navigation aborts. A module that is really missing fails the test anyway. */
const isCutShort = (line: string): boolean =>
  line.includes('status=2152398850') || line.includes('dynamically imported module');

const listen = (page: Page): string[] => {
  const problems: string[] = [];
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      isOwn(message.location().url) &&
      problems.push(`console: ${message.text()} (${message.location().url})`),
  );
  page.on('pageerror', (error) => {
    const line = error instanceof Error ? error.message : String(error);
    if (!isCutShort(line)) problems.push(`page: ${line}`);
  });
  return problems;
};

const createDriver = (page: Page, size: SizeName, close: () => Promise<void>): Driver => {
  const problems = listen(page);
  const untilRead = { waitUntil: 'domcontentloaded' } as const;
  return {
    open: async (address) => void (await page.goto(address, untilRead)),
    reload: async () => void (await page.reload(untilRead)),
    run: (expression) => page.evaluate(expression),
    pressAt: (x, y) => (size === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    async turnWheel(x, y, by) {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: by });
    },
    type: (text) => page.keyboard.type(text),
    escape: () => page.keyboard.press('Escape'),
    screenshot: () => page.screenshot(),
    problems: async () => problems,
    isSilent: () => false,
    close,
  };
};

export const startWithPuppeteer = async (name: 'chromium' | 'firefox'): Promise<Browser> => {
  const program: Program = await launch({
    ...launchOptions[name],
    executablePath: findEngine(name),
    headless: true,
  });
  return {
    async open(size) {
      const profile = await program.createBrowserContext();
      const page = await profile.newPage();
      const isPhone = size === 'phone';
      // Over BiDi, Firefox emulates only window size and pixel density.
      await page.setViewport({
        ...windowSizes[size],
        deviceScaleFactor: isPhone ? 2 : 1,
        ...(name === 'chromium' && { isMobile: isPhone, hasTouch: isPhone }),
      });
      return createDriver(page, size, () => profile.close());
    },
    end: () => program.close(),
  };
};

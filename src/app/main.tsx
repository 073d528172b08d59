// index.html declares the order of the cascade layers.
import '../styles/site.css';
import '../styles/fonts.css';
import { waitForIdle } from '../components/wait.ts';
import { findAddress, getLanguage } from '../site/pages.ts';
import { standInAttribute } from '../site/standIn.ts';
import { loadRouteData } from './pageModules.ts';

declare global {
  interface Window {
    /** Undefined if a proxy has changed the script in index.html, which the policy then blocks. */
    readonly earlyInput?: {
      readonly interaction: Promise<unknown>;
      codeLoaded(): void;
      replay(isHydrated: boolean): void;
    };
  }
}

const { earlyInput } = window;

const loaded = new Promise<unknown>((resolve) => addEventListener('load', resolve));

/** Resolves when the full style sheet is there. A proxy may answer something else, so only the property at the end of the sheet counts. */
async function addStyles(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  if (!sheet) return;
  const { href } = sheet;
  const properties = getComputedStyle(document.documentElement);
  for (let pause = 0; ; pause = 2 * pause + 1000) {
    await new Promise((resolve) => {
      sheet.addEventListener('load', resolve);
      sheet.addEventListener('error', resolve);
      sheet.disabled = false;
    });
    if (properties.getPropertyValue('--complete')) break;
    sheet.disabled = true;
    if (pause) earlyInput?.replay(false);
    await new Promise((resolve) => setTimeout(resolve, pause));
    // The browser caches a wrong answer, and Firefox 153 also keeps one per URL in the page.
    await fetch(href, { cache: 'reload' }).catch(() => {});
    sheet.href = `${href}#${pause}`;
  }
  void addFonts();
}

/** Replaces all fallback fonts at once, so that lines break again only once. */
async function addFonts(): Promise<void> {
  const { fonts, documentElement, body } = document;
  const text = body.textContent;
  const properties = getComputedStyle(documentElement);
  const getFamily = (name: string) => properties.getPropertyValue(name).split(',')[0];
  const used = [
    `1em ${getFamily('--text')}`,
    ...['', 'italic '].map((style) => `${style}1em ${getFamily('--display')}`),
  ];
  await Promise.allSettled(used.map((font) => fonts.load(font, text)));
  body.removeAttribute(standInAttribute);
}

const styles = addStyles();
let isHydrated = false;

async function start(): Promise<void> {
  const [{ hydrate }, loaderData] = await Promise.all([
    import('./hydrate.tsx'),
    loadRouteData(location.pathname),
    styles,
  ]);
  earlyInput?.codeLoaded();
  hydrate(loaderData, () => {
    isHydrated = true;
    earlyInput?.replay(true);
  });
}

/** Unknown paths lead to the 404 page of their language. */
const getRouteId = (path: string) => findAddress(path)?.path ?? getLanguage(path);
const { path } = document.body.dataset;

// Archives and proxies serve a page at another address, where the router would not find it.
if (path !== undefined && getRouteId(path) !== getRouteId(location.pathname))
  earlyInput?.replay(false);
else {
  Promise.race([loaded.then(waitForIdle), ...(earlyInput ? [earlyInput.interaction] : [])])
    .then(start)
    .catch((error: unknown) => {
      // Kept presses follow their links.
      earlyInput?.replay(false);
      throw error;
    });

  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Otherwise the browser scrolls the page that Back leaves.
    if (isHydrated) history.scrollRestoration = 'manual';
    // In the back/forward cache, Firefox drops a pending import, which then never settles.
    else location.reload();
  });
}

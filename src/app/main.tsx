// First, so that the order of the cascade layers is known before any section's sheet.
import '../styles/site.css';
import '../styles/fonts.css';
import { languageOf, pageAt } from '../site/paths.ts';
import { downloads } from '../content/downloads.ts';
import { screens } from './screens.ts';

/**
 * The entry. A static page can be read and used as it comes; this adds the whole style sheet and the fonts after its
 * first paint, and hydrates it when it has loaded and the browser is idle, or at the first interaction.
 */
const { early } = window;

/** A background tab or a crawler never paints, so it waits one second. */
const painted = new Promise<unknown>((resolve) => {
  new PerformanceObserver(
    (list) => list.getEntriesByName('first-contentful-paint')[0] && resolve(0),
  ).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, 1000);
});

const loaded = new Promise<unknown>((resolve) => {
  if (document.readyState === 'complete') resolve(0);
  else addEventListener('load', resolve);
});

// WebKit has no requestIdleCallback.
const idle = () =>
  new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/** Enables the style sheet of a static page. Its fonts replace the stand-ins together: one by one, each would break lines anew. */
async function addStyles(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  if (!sheet) return;
  await painted;
  const { dataset } = document.body;
  dataset.standIn = '';
  await new Promise((resolve) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
    sheet.disabled = false;
  });
  delete dataset.standIn;
  void document.body.offsetHeight;
  dataset.standIn = '';
  void document.fonts.ready.then(() => delete dataset.standIn);
}

async function start(styles: Promise<void>): Promise<void> {
  const { pathname } = location;
  const language = languageOf(pathname);
  const id = pageAt(pathname);
  const [{ hydrate }] = await Promise.all([
    import('./hydrate.tsx'),
    downloads[language](),
    id && screens[id](language),
    styles,
  ]);
  early?.come();
  await hydrate(() => {
    isHydrated = true;
    early?.end(true);
  });
}

let isHydrated = false;
const styles = addStyles();
Promise.resolve(
  early && Promise.race([early.interaction, Promise.all([loaded, painted]).then(idle)]),
)
  .then(() => start(styles))
  .catch((error: unknown) => {
    // The static page stays as it is; presses that wait go where their links lead.
    early?.end(false);
    throw error;
  });

// Firefox drops an import that is under way when the page goes into its cache, and it never settles.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && !isHydrated) location.reload();
});

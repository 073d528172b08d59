import { languageCodes, languages } from '../../src/site/languages.ts';
import { journey, keepPicture } from './support/journey.ts';

const folder = 'screenshots/engines';

/** For visual review. */
journey('home', { languages: languageCodes }, async (tab, language) => {
  await tab.open(languages[language].home);
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  for (let screen = 1, left = true; left; screen++) {
    await keepPicture(
      tab,
      folder,
      `home-${language}-${tab.size}-${String(screen).padStart(2, '0')}`,
    );
    left = await tab.evaluate(async () => {
      const before = scrollY;
      scrollBy({ top: innerHeight * 0.9, behavior: 'instant' });
      const shown = [...document.images].filter(
        (image) =>
          image.getBoundingClientRect().bottom > 0 &&
          image.getBoundingClientRect().top < innerHeight,
      );
      await Promise.all(shown.map((image) => image.decode().catch(() => {})));
      await new Promise(requestAnimationFrame);
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
      return scrollY > before;
    });
  }
});

import { afterEach, describe, expect, it } from 'vitest';
import { ownScreen, screenName } from '../../src/app/ownScreen.ts';

const moduleOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

const nameInDocument = (data: Record<string, string>) => {
  const script = document.head.appendChild(document.createElement('script'));
  script.type = 'text/plain';
  Object.assign(script.dataset, data);
};

afterEach(() => document.head.replaceChildren());

describe('the screen that a document names', () => {
  const named = {
    screen: screenName('about', 'en'),
    page: moduleOf('export default "page"; export const hero = { id: "015" };'),
    words: moduleOf('export default { title: "About" };'),
  };

  it('is loaded from the files named there', async () => {
    nameInDocument(named);
    expect(await ownScreen('about', 'en')).toEqual({ Page: 'page', hero: { id: '015' }, photos: undefined, content: { title: 'About' } });
  });

  it('is no other page and no other language', () => {
    nameInDocument(named);
    expect(ownScreen('about', 'el')).toBeUndefined();
    expect(ownScreen('venue', 'en')).toBeUndefined();
  });

  it('is none in development and on the not-found pages', () => {
    expect(ownScreen('about', 'en')).toBeUndefined();
    nameInDocument({ sheet: '/assets/style.css' });
    expect(ownScreen('about', 'en')).toBeUndefined();
  });
});

// @vitest-environment node
import type { Manifest } from 'vite';
import { expect, it } from 'vitest';
import { modulesOf } from '../../../src/build/pages/staticPages.ts';

const chunk = (file: string, imports: string[] = []) => ({ file: `assets/${file}`, imports });

/** What Vite says of a build: the entry and the chunks, with what each imports. */
const manifest: Manifest = {
  'index.html': chunk('site.js', ['_react.js']),
  '_react.js': chunk('react.js'),
  '_enquiry.js': chunk('enquiry.js', ['_react.js']),
  'src/content/el/index.ts': chunk('index-el.js'),
  'src/content/en/index.ts': chunk('index-en.js'),
  'src/pages/DjMusic.tsx': chunk('DjMusic.js', ['index.html', '_enquiry.js']),
  'src/content/el/pages/djMusic.json': chunk('djMusic-el.js', ['_enquiry.js']),
  'src/content/en/pages/djMusic.json': chunk('djMusic-en.js'),
  '_popper.js': chunk('popper.js'),
  'src/pages/Gallery.tsx': chunk('Gallery.js', ['index.html']),
  'src/content/el/pages/gallery.json': chunk('gallery-el.js'),
  'src/viewer/Viewer.tsx': chunk('Viewer.js', ['_popper.js']),
};

it('a page asks for the entry first, then for its component, its words, the words of the frame and what they need, each once', () => {
  const [entry, ...others] = modulesOf(manifest, 'el', 'djMusic');
  expect(entry).toBe('/assets/site.js');
  expect(others.toSorted()).toEqual(
    [
      '/assets/index-el.js',
      '/assets/DjMusic.js',
      '/assets/enquiry.js',
      '/assets/react.js',
      '/assets/djMusic-el.js',
    ].toSorted(),
  );
});

it('the gallery asks for its viewer last, with what that needs', () => {
  expect(modulesOf(manifest, 'el', 'gallery').slice(-2)).toEqual([
    '/assets/Viewer.js',
    '/assets/popper.js',
  ]);
});

it('a visitor downloads no words of the other language', () => {
  expect(modulesOf(manifest, 'en', 'djMusic').join()).not.toContain('-el.js');
  expect(modulesOf(manifest, 'el', 'djMusic').join()).not.toContain('-en.js');
});

it('a page that is not found needs no more than the words of the frame', () => {
  expect(modulesOf(manifest, 'en')).toEqual([
    '/assets/site.js',
    '/assets/react.js',
    '/assets/index-en.js',
  ]);
});

it('a page without a chunk stops the build and says how files are named', () => {
  expect(() => modulesOf(manifest, 'el', 'wedding')).toThrow(
    "The build has no chunk for src/pages/Wedding.tsx: page components and words files are named after the page's id.",
  );
});

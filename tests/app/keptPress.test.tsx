import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ActionLink } from '../../src/components/text/ActionLink.tsx';
import { PhotoTile } from '../../src/features/gallery/PhotoTile.tsx';
import { galleryPhotos } from '../support/photos.ts';
import { renderInLayout } from '../support/renderInLayout.tsx';

// The script in index.html cannot import the components.
const [, forKeys = '', forPresses = ''] =
  /closest\(isKey \? '(.*)' : '(.*)'\)/.exec(readFileSync('index.html', 'utf8')) ?? [];

it('keeps an early press on the links that the components mark', () => {
  const { container } = renderInLayout(
    <>
      <ActionLink href="#pages" onPress={() => {}} />
      <PhotoTile photo={galleryPhotos.el[0]!} sizes="" />
    </>,
  );
  const [action, photo] = container.querySelectorAll('a');
  expect([action!.matches(forKeys), photo!.matches(forKeys)]).toEqual([true, false]);
  expect([action!.matches(forPresses), photo!.matches(forPresses)]).toEqual([true, true]);
});

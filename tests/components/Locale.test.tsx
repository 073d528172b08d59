import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLocale } from '../../src/components/Locale.tsx';
import { expectErrors } from '../support/browser.ts';
import { renderInLayout, layoutMessages } from '../support/renderInLayout.tsx';

function Greeting() {
  const { language, messages } = useLocale();
  return `${language}: ${messages.pages.home}`;
}

it('a section knows its language and the words of the frame', () => {
  const { container } = renderInLayout(<Greeting />, { language: 'en' });
  expect(container).toHaveTextContent(`en: ${layoutMessages.en.pages.home}`);
});

it('a section outside a frame says what to do', () => {
  expectErrors();
  expect(() => render(<Greeting />)).toThrow(
    'useFrame() is called outside <Frame>: wrap the section',
  );
});

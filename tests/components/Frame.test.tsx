import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFrame } from '../../src/components/Frame.tsx';
import { expectErrors } from '../support/browser.ts';
import { renderInFrame, frame } from '../support/renderInFrame.tsx';

function Greeting() {
  const { language, words } = useFrame();
  return `${language}: ${words.pages.home}`;
}

it('a section knows its language and the words of the frame', () => {
  const { container } = renderInFrame(<Greeting />, { language: 'en' });
  expect(container).toHaveTextContent(`en: ${frame.en.pages.home}`);
});

it('a section outside a frame says what to do', () => {
  expectErrors();
  expect(() => render(<Greeting />)).toThrow(
    'useFrame() is called outside <Frame>: wrap the section',
  );
});

import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Rise } from '../../src/layout/Rise.tsx';

/** jsdom has no IntersectionObserver; tests trigger this one. */
class Sight {
  static watched = new Set<Element>();
  static tell: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(tell: typeof Sight.tell) {
    Sight.tell = tell;
  }
  observe = (element: Element) => void Sight.watched.add(element);
  unobserve = (element: Element) => void Sight.watched.delete(element);
  disconnect = () => Sight.watched.clear();
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Sight));
afterEach(() => {
  Sight.watched.clear();
  vi.unstubAllGlobals();
});

function Page() {
  return (
    <>
      <main>
        <section>
          <h1>Here</h1>
          <p>Below</p>
        </section>
      </main>
      <Rise />
    </>
  );
}

const show = () => render(<Page />, { wrapper: MemoryRouter });
const names = () => [...Sight.watched].map(({ textContent }) => textContent);

const begin = ({ getByText }: ReturnType<typeof show>) =>
  Sight.tell([
    { isIntersecting: true, target: getByText('Here') },
    { isIntersecting: false, target: getByText('Below') },
  ]);

it('what lies outside the screen rises when it comes into sight, once', () => {
  const page = show();
  begin(page);
  expect(page.getByText('Below')).not.toHaveAttribute('data-rising');
  expect(names()).toEqual(['Below']);
  Sight.tell([{ isIntersecting: true, target: page.getByText('Below') }]);
  expect(page.getByText('Below')).toHaveAttribute('data-rising', '');
  expect(names()).toEqual([]);
});

it('what has something to press in it keeps its place', () => {
  const page = show();
  begin(page);
  page.getByText('Below').append(document.createElement('a'));
  Sight.tell([{ isIntersecting: true, target: page.getByText('Below') }]);
  expect(page.getByText('Below')).toHaveAttribute('data-rising', 'still');
});

it('what is in sight from the beginning stays as it is', () => {
  const page = show();
  begin(page);
  expect(page.getByText('Here')).not.toHaveAttribute('data-rising');
  expect(Sight.watched).not.toContain(page.getByText('Here'));
});

it('a page that is left is watched no more', () => {
  show().unmount();
  expect(names()).toEqual([]);
});

it('a browser that cannot watch shows everything as it stands', () => {
  vi.unstubAllGlobals();
  expect(show().getByText('Below')).not.toHaveAttribute('data-rising');
});

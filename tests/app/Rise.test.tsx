import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Rise } from '../../src/app/Rise.tsx';

/** jsdom has no IntersectionObserver and no layout: here parts come into sight when told to, and lie where `data-top` says. */
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

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, Number(this.getAttribute('data-top')), 100, 100);
  });
});
afterEach(() => {
  Sight.watched.clear();
  vi.unstubAllGlobals();
});

function Page() {
  return (
    <>
      <main>
        <section>
          <h1 data-top="0">Here</h1>
          <p data-top={window.innerHeight}>Below</p>
        </section>
      </main>
      <Rise />
    </>
  );
}

const show = () => render(<Page />, { wrapper: MemoryRouter });
const names = () => [...Sight.watched].map(({ textContent }) => textContent);

it('what lies below the screen rises when it comes into sight, once', () => {
  const { getByText } = show();
  expect(names()).toEqual(['Below']);
  Sight.tell([{ isIntersecting: false, target: getByText('Below') }]);
  expect(getByText('Below')).not.toHaveAttribute('data-rising');
  Sight.tell([{ isIntersecting: true, target: getByText('Below') }]);
  expect(getByText('Below')).toHaveAttribute('data-rising');
  expect(names()).toEqual([]);
});

it('what is in sight from the beginning stays as it is', () => {
  const { getByText } = show();
  expect(Sight.watched).not.toContain(getByText('Here'));
});

it('a page that is left is watched no more', () => {
  show().unmount();
  expect(names()).toEqual([]);
});

it('a browser that cannot watch shows everything as it stands', () => {
  vi.unstubAllGlobals();
  expect(() => show()).not.toThrow();
});

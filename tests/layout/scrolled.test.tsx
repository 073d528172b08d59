import { renderHook, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useScrolledPast } from '../../src/components/hooks/useScrolledPast.ts';
import { BackToTop } from '../../src/layout/BackToTop.tsx';
import { Header } from '../../src/layout/header/Header.tsx';
import { MobileCtaBar } from '../../src/layout/MobileCtaBar.tsx';
import { languageCodes } from '../../src/site/languages.ts';
import { pathOf } from '../../src/site/pages.ts';
import { venue } from '../../src/site/facts/venue.ts';
import { scrolled } from '../specification.ts';
import { preferReducedMotion, scrollTo } from '../support/browser.ts';
import { renderInLayout } from '../support/renderInLayout.tsx';

describe('the button back to the top', () => {
  const show = () =>
    renderInLayout(
      <main>
        <h1>Το κτήμα</h1>
        <BackToTop />
      </main>,
    );
  const button = () => screen.queryByRole('button');

  it('appears beyond the scroll position of the specification', () => {
    const { messages } = show();
    scrollTo(scrolled.backToTop);
    expect(button()).toBeNull();
    scrollTo(scrolled.backToTop + 1);
    expect(button()).toHaveAccessibleName(messages.backToTop);
  });

  it.each([
    ['smoothly', 'smooth', () => {}],
    ['at once where motion is unwanted', 'auto', preferReducedMotion],
  ])('goes to the top %s and focuses the heading', async (_, behavior, prepare) => {
    prepare();
    const toTop = vi.spyOn(window, 'scrollTo');
    const { visitor } = show();
    scrollTo(scrolled.backToTop + 1);
    await visitor.click(button()!);
    expect(toTop).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the mobile CTA bar', () => {
  it.each(languageCodes)('links to the phone and to the contact page in %s', (language) => {
    const { messages } = renderInLayout(<MobileCtaBar />, { language });
    expect(screen.getByRole('navigation', { name: messages.mobileCtaBar.name })).toBeVisible();
    expect(screen.getByRole('link', { name: messages.mobileCtaBar.call })).toHaveAttribute(
      'href',
      `tel:${venue.phones[0].dial}`,
    );
    expect(screen.getByRole('link', { name: messages.enquire })).toHaveAttribute(
      'href',
      pathOf('contact', language),
    );
  });

  it.each(['/contact', '/epikoinonia', '/request'])('is absent on %s, a page with a form', (at) => {
    expect(renderInLayout(<MobileCtaBar />, { at }).container).toBeEmptyDOMElement();
  });

  it('appears once the hero has gone by', () => {
    renderInLayout(<MobileCtaBar />);
    scrollTo(window.innerHeight * 0.7);
    expect(screen.getByRole('navigation')).toHaveAttribute('data-shown', 'false');
    scrollTo(window.innerHeight * 0.7 + 1);
    expect(screen.getByRole('navigation')).toHaveAttribute('data-shown', 'true');
  });
});

describe('the header', () => {
  it('turns solid beyond the scroll position of the specification, and transparent again at the top', () => {
    renderInLayout(<Header />);
    for (const [pixels, isSolid] of [
      [scrolled.solidBar, 'false'],
      [scrolled.solidBar + 1, 'true'],
      [0, 'false'],
    ] as const) {
      scrollTo(pixels);
      expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', isSolid);
    }
  });
});

it('detects at the start that a page is already scrolled, as after a reload', () => {
  scrollTo(301);
  expect(renderHook(() => useScrolledPast(300)).result.current).toBe(true);
});

import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { venue } from '../../src/facts/venue/venue.ts';
import { BackToTop } from '../../src/layout/BackToTop.tsx';
import { Header } from '../../src/layout/header/Header.tsx';
import { MobileCtaBar } from '../../src/layout/MobileCtaBar.tsx';
import { getPath } from '../../src/site/pages.ts';
import { scrolled } from '../specification.ts';
import { preferReducedMotion, scrollTo } from '../support/browser.ts';
import { renderInLayout } from '../support/renderInLayout.tsx';

describe('the button back to the top', () => {
  it.each([
    ['smoothly', 'smooth', () => {}],
    ['at once where motion is unwanted', 'auto', preferReducedMotion],
  ])('appears below the top, goes there %s and focuses the heading', async (...row) => {
    const [, behavior, prepare] = row;
    prepare();
    const toTop = vi.spyOn(window, 'scrollTo');
    const { visitor, messages } = renderInLayout(
      <main>
        <h1>Το κτήμα</h1>
        <BackToTop />
      </main>,
    );
    scrollTo(scrolled.backToTop);
    expect(screen.queryByRole('button')).toBeNull();
    scrollTo(scrolled.backToTop + 1);
    await visitor.click(screen.getByRole('button', { name: messages.backToTop }));
    expect(toTop).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the mobile CTA bar', () => {
  it('links to the phone and to the contact page', () => {
    const { messages } = renderInLayout(<MobileCtaBar />);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href(messages.mobileCtaBar.call)).toBe(`tel:${venue.phones[0].dial}`);
    expect(href(messages.enquire)).toBe(getPath('contact', 'el'));
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
  it('is solid on a page that is scrolled further than specified, also after a reload', () => {
    scrollTo(scrolled.solidBar + 1);
    renderInLayout(<Header />);
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
    for (const [pixels, isSolid] of [
      [scrolled.solidBar, 'false'],
      [scrolled.solidBar + 1, 'true'],
    ] as const) {
      scrollTo(pixels);
      expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', isSolid);
    }
  });
});

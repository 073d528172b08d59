import { act, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from '../../src/layout/Toasts.tsx';
import { languageCodes } from '../../src/site/languages.ts';
import { renderInLayout } from '../support/renderInLayout.tsx';

const shown = () => [...document.querySelectorAll('[data-sonner-toast]')];
const place = () => document.querySelector<HTMLElement>('[data-sonner-toaster]');
const say = (...texts: string[]) =>
  void act(() => texts.forEach((text) => toast(text, { id: text })));

afterEach(() => {
  act(() => void toast.dismiss());
});

describe('a notice', () => {
  it('is announced in the words it was given', async () => {
    renderInLayout(<Toasts />);
    say('Το τηλέφωνο αντιγράφηκε.');
    expect(await screen.findByText('Το τηλέφωνο αντιγράφηκε.')).toBeInTheDocument();
  });

  it('takes the place of an earlier one about the same', async () => {
    renderInLayout(<Toasts />);
    act(() => void toast('Χάθηκε η σύνδεση.', { id: 'connection' }));
    await screen.findByText('Χάθηκε η σύνδεση.');
    act(() => void toast('Η σύνδεση επανήλθε.', { id: 'connection' }));
    await screen.findByText('Η σύνδεση επανήλθε.');
    expect(shown()).toHaveLength(1);
    expect(screen.queryByText('Χάθηκε η σύνδεση.')).toBeNull();
  });

  it.each(languageCodes)(
    'and its place are named and closed in the words of %s',
    async (language) => {
      const { messages } = renderInLayout(<Toasts />, { language });
      say('…');
      expect(await screen.findByRole('button', { name: messages.close })).toBeInTheDocument();
      expect(screen.getByRole('region', { name: messages.notices })).toContainElement(place());
    },
  );
});

describe('the numbers of the specification', () => {
  it('356 pixels wide, 14 apart, at the bottom right', async () => {
    renderInLayout(<Toasts />);
    say('…');
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(place()?.style.getPropertyValue('--width')).toBe('356px');
    expect(place()?.style.getPropertyValue('--gap')).toBe('14px');
    expect(place()).toHaveAttribute('data-x-position', 'right');
    expect(place()).toHaveAttribute('data-y-position', 'bottom');
  });

  it('three are visible at once', async () => {
    renderInLayout(<Toasts />);
    say('1', '2', '3', '4');
    await waitFor(() => expect(shown()).toHaveLength(4));
    expect(shown().filter((notice) => notice.getAttribute('data-visible') === 'true')).toHaveLength(
      3,
    );
  });

  it('Alt and T lead to them', async () => {
    const { visitor } = renderInLayout(<Toasts />);
    say('…');
    await waitFor(() => expect(shown()).toHaveLength(1));
    await visitor.keyboard('{Alt>}[KeyT]{/Alt}');
    expect(place()).toHaveFocus();
  });

  describe('each lasts four seconds', () => {
    beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
    afterEach(() => void vi.useRealTimers());

    it('not less and not more', async () => {
      renderInLayout(<Toasts />);
      say('…');
      await waitFor(() => expect(shown()).toHaveLength(1));
      act(() => void vi.advanceTimersByTime(3500));
      expect(shown()[0]).toHaveAttribute('data-removed', 'false');
      act(() => void vi.advanceTimersByTime(600));
      expect(shown()[0]?.getAttribute('data-removed') ?? 'true').toBe('true');
    });
  });
});

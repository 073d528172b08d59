import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '../../src/app/Notices.tsx';
import { languageCodes } from '../../src/site/languages.ts';
import { notify } from '../../src/ui/notify.ts';
import { renderInFrame } from '../support/renderInFrame.tsx';

const shown = () => [...document.querySelectorAll('[data-sonner-toast]')];
const place = () => document.querySelector<HTMLElement>('[data-sonner-toaster]');
const say = (...texts: string[]) =>
  void act(() => texts.forEach((text) => notify({ about: text, text })));

/** A page that has something to say at once, as a lost connection. */
function Talkative({ texts }: { texts: string[] }) {
  useEffect(() => texts.forEach((text) => notify({ about: text, text })), [texts]);
  return null;
}

afterEach(() => {
  act(() => void toast.dismiss());
});

describe('a notice', () => {
  it('is announced in the words it was given', async () => {
    renderInFrame(<Notices />);
    expect(place()).toBeNull();
    say('Το τηλέφωνο αντιγράφηκε.');
    expect(await screen.findByText('Το τηλέφωνο αντιγράφηκε.')).toBeInTheDocument();
  });

  it.each([[['Αντιγράφηκε.']], [['Πρώτα αυτό.', 'Μετά αυτό.']]])(
    'is not lost where the page spoke before there was a place for it: %j',
    async (texts) => {
      renderInFrame(
        <>
          <Talkative texts={texts} />
          <Notices />
        </>,
      );
      for (const text of texts) expect(await screen.findAllByText(text)).toHaveLength(1);
    },
  );

  it('is shown once, and so are those that came while the toaster was on its way', async () => {
    renderInFrame(<Notices />);
    say('Ένα');
    say('Δύο', 'Τρία');
    await screen.findByText('Τρία');
    expect(
      shown()
        .map((notice) => notice.textContent?.trim())
        .toSorted(),
    ).toEqual(['Ένα', 'Δύο', 'Τρία'].toSorted());
  });

  it('takes the place of an earlier one about the same', async () => {
    renderInFrame(<Notices />);
    act(() => notify({ about: 'connection', text: 'Χάθηκε η σύνδεση.' }));
    await screen.findByText('Χάθηκε η σύνδεση.');
    act(() => notify({ about: 'connection', text: 'Η σύνδεση επανήλθε.' }));
    await screen.findByText('Η σύνδεση επανήλθε.');
    expect(shown()).toHaveLength(1);
    expect(screen.queryByText('Χάθηκε η σύνδεση.')).toBeNull();
  });

  it.each(languageCodes)(
    'and its place are named and closed in the words of %s',
    async (language) => {
      const { words } = renderInFrame(<Notices />, { language });
      say('…');
      expect(await screen.findByRole('button', { name: words.close })).toBeInTheDocument();
      expect(screen.getByRole('region', { name: words.notices })).toContainElement(place());
    },
  );
});

describe('the numbers of the specification', () => {
  it('356 pixels wide, 14 apart, at the bottom right', async () => {
    renderInFrame(<Notices />);
    say('…');
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(place()?.style.getPropertyValue('--width')).toBe('356px');
    expect(place()?.style.getPropertyValue('--gap')).toBe('14px');
    expect(place()).toHaveAttribute('data-x-position', 'right');
    expect(place()).toHaveAttribute('data-y-position', 'bottom');
  });

  it('three are visible at once', async () => {
    renderInFrame(<Notices />);
    say('1', '2', '3', '4');
    await waitFor(() => expect(shown()).toHaveLength(4));
    expect(shown().filter((notice) => notice.getAttribute('data-visible') === 'true')).toHaveLength(
      3,
    );
  });

  it('Alt and T lead to them', async () => {
    const { visitor } = renderInFrame(<Notices />);
    say('…');
    await waitFor(() => expect(shown()).toHaveLength(1));
    await visitor.keyboard('{Alt>}[KeyT]{/Alt}');
    expect(place()).toHaveFocus();
  });

  describe('each lasts four seconds', () => {
    beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
    afterEach(() => void vi.useRealTimers());

    it('not less and not more', async () => {
      renderInFrame(<Notices />);
      say('…');
      await waitFor(() => expect(shown()).toHaveLength(1));
      act(() => void vi.advanceTimersByTime(3500));
      expect(shown()[0]).toHaveAttribute('data-removed', 'false');
      act(() => void vi.advanceTimersByTime(600));
      expect(shown()[0]?.getAttribute('data-removed') ?? 'true').toBe('true');
    });
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ChatLink } from '../../../src/components/text/ChatLink.tsx';
import { venue, type chats } from '../../../src/site/facts/venue.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';

/** Returns the titles of the toasts three seconds after a press. */
function press(to: keyof typeof chats, { hasFocus }: { hasFocus: boolean }) {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
  onTestFinished(() => {
    vi.useRealTimers();
    toast.dismiss();
  });
  renderInLayout(<ChatLink to={to} />);
  fireEvent.click(screen.getByRole('link'));
  vi.advanceTimersByTime(3000);
  return toast.getToasts().map((shown) => 'title' in shown && shown.title);
}

it('names the number if Viber does not open', () => {
  expect(press('viber', { hasFocus: true })).toEqual([expect.stringContaining(venue.viber)]);
});

it('says nothing if Viber comes to the front', () => {
  expect(press('viber', { hasFocus: false })).toEqual([]);
});

it('says nothing beside WhatsApp, whose site opens without the app', () => {
  expect(press('whatsapp', { hasFocus: true })).toEqual([]);
});

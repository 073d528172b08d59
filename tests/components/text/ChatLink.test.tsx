import { fireEvent, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ChatLink } from '../../../src/components/text/ChatLink.tsx';
import { getChats, type Chat } from '../../../src/site/facts/venue.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';

const chats = getChats({
  viber: '+306900000001',
  whatsapp: '+306900000002',
  messenger: 'https://m.me/ktima',
  instagram: 'https://ig.me/m/ktima',
});

/** Returns the titles of the toasts three seconds after a press. */
function press(name: Chat['name'], { hasFocus }: { hasFocus: boolean }) {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
  onTestFinished(() => void toast.dismiss());
  renderInLayout(<ChatLink chat={chats.find((chat) => chat.name === name)!} />);
  fireEvent.click(screen.getByRole('link'));
  vi.advanceTimersByTime(3000);
  return toast.getToasts().map((shown) => 'title' in shown && shown.title);
}

it('names the number if Viber does not open', () => {
  expect(press('viber', { hasFocus: true })).toEqual([expect.stringContaining('+306900000001')]);
});

it('says nothing if Viber comes to the front', () => {
  expect(press('viber', { hasFocus: false })).toEqual([]);
});

it('says nothing beside WhatsApp, whose site opens without the app', () => {
  expect(press('whatsapp', { hasFocus: true })).toEqual([]);
});

it('links to each app that a person has, and to no other', () => {
  expect(chats.map(({ name, href }) => [name, href])).toEqual([
    ['viber', 'viber://chat?number=%2B306900000001'],
    ['whatsapp', 'https://wa.me/306900000002'],
    ['messenger', 'https://m.me/ktima'],
    ['instagram', 'https://ig.me/m/ktima'],
  ]);
  expect(getChats({})).toEqual([]);
});

import { toast } from 'sonner';
import type { Chat } from '../../site/facts/venue.ts';
import { fill } from '../../site/formats/formats.ts';
import { useLocale } from '../Locale.tsx';
import { Spoken } from './Spoken.tsx';

/** Milliseconds that an app takes to come to the front. */
const patience = 2000;

/** A link to a chat app. Browsers do not report whether the app exists, so a page that stays in front shows the number. */
export function ChatLink({ chat: { name, href, number } }: { chat: Chat }) {
  const { messages } = useLocale();
  const offerNumber = () => {
    if (!number) return;
    setTimeout(() => {
      if (document.hasFocus())
        toast(fill(messages.phone.noApp, { number }), {
          id: 'chat',
          duration: 10_000,
        });
    }, patience);
  };
  return (
    <a
      className="inline-flex min-h-11 items-center underline hover:text-foreground"
      href={href}
      rel="noopener"
      onClick={offerNumber}
    >
      {/* One element keeps the spaces between its parts. */}
      <span>
        <Spoken text={messages[name]} />
      </span>
    </a>
  );
}

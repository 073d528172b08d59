import { toast } from 'sonner';
import type { Chat } from '../../site/facts/venue.ts';
import { fill } from '../../site/formats/formats.ts';
import { useLocale } from '../Locale.tsx';
import { TextWithLang } from './TextWithLang.tsx';

/** Milliseconds that an app may take to come to the front. */
const timeout = 2000;

/** Browsers do not report whether the app exists, so a page that stays in front shows the number. */
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
    }, timeout);
  };
  return (
    <a
      className="inline-flex min-h-11 items-center underline hover:text-foreground"
      href={href}
      rel="noopener"
      onClick={offerNumber}
    >
      {/* In a flex container, separate parts would lose the spaces between them. */}
      <span>
        <TextWithLang text={messages[name]} />
      </span>
    </a>
  );
}

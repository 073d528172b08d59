import type { Chat } from '../../facts/venue/venue.ts';
import { useLocale } from '../Locale.tsx';
import { TextWithLang } from './TextWithLang.tsx';

export function ChatLink({ chat: { name, href } }: { chat: Chat }) {
  const { messages } = useLocale();
  return (
    <a
      className="inline-flex min-h-11 items-center underline hover:text-foreground"
      href={href}
      rel="noopener"
    >
      {/* Separate flex items would lose the spaces between them. */}
      <span>
        <TextWithLang text={messages[name]} />
      </span>
    </a>
  );
}

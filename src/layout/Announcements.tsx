import { useCurrentPage } from '../components/hooks/useCurrentPage.ts';
import { useToday } from '../components/hooks/useToday.ts';
import { useLocale } from '../components/Locale.tsx';
import { Section } from '../components/sections/Section.tsx';
import { RichText } from '../components/text/RichText.tsx';

export function Announcements() {
  const { messages } = useLocale();
  const page = useCurrentPage();
  const today = useToday();
  const shown = messages.announcements.filter(
    ({ until, pages }) => until >= today && page && (!pages || pages.includes(page)),
  );
  if (shown.length === 0) return null;
  return (
    <Section tone="surface" space="none" className="py-4" aria-label={messages.announcement}>
      {shown.map(({ text }) => (
        <p className="max-w-wide" key={text}>
          <RichText text={text} />
        </p>
      ))}
    </Section>
  );
}

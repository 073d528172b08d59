import { clsx } from 'clsx';
import { closedPeriods } from '../../facts/venue/venue.ts';
import { formatDay } from '../../site/formats/formatDay.ts';
import { fill } from '../../site/formats/formats.ts';
import { useLocale } from '../Locale.tsx';
import { Until } from '../Until.tsx';

export function ClosedNote({ className }: { className: string }) {
  const { language, messages } = useLocale();
  return closedPeriods.map(({ from, until }) => (
    <Until key={from} day={until}>
      <p className={clsx('border-l-2 border-accent pl-4 text-small', className)}>
        {fill(messages.closed[from === until ? 'day' : 'period'], {
          from: formatDay(from, language),
          until: formatDay(until, language),
        })}
      </p>
    </Until>
  ));
}

import { clsx } from 'clsx';
import { RichText } from '../text/RichText.tsx';

type Props = { terms: readonly { name: string; remark: string }[]; className?: string };

/** Short names, each with a remark beside it, between lines. */
export function TermList({ terms, className }: Props) {
  return (
    <dl className={clsx('border-b border-border-strong', className)}>
      {terms.map(({ name, remark }) => (
        <div
          key={name}
          className="border-t border-border-strong py-3 sm:grid sm:grid-cols-2 sm:gap-x-gutter"
        >
          <dt className="font-semibold">{name}</dt>
          <dd className="text-muted">
            <RichText text={remark} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

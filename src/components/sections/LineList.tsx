import { clsx } from 'clsx';

type Props = {
  items: readonly string[];
  className?: string;
};

export function LineList({ items, className = 'mt-8' }: Props) {
  return (
    <ul className={clsx('border-b border-border-strong tabular-nums', className)}>
      {items.map((item) => (
        <li className="break-inside-avoid border-t border-border-strong py-3" key={item}>
          {item}
        </li>
      ))}
    </ul>
  );
}

import { clsx } from 'clsx';

type Props = {
  items: readonly string[];
  /** Without a line below, inside a row that has one. */
  isOpen?: boolean;
  className?: string;
};

export function LineList({ items, isOpen = false, className = 'mt-8' }: Props) {
  return (
    <ul className={clsx('tabular', !isOpen && 'border-b border-border-strong', className)}>
      {items.map((item) => (
        <li className="break-inside-avoid border-t border-border-strong py-3" key={item}>
          {item}
        </li>
      ))}
    </ul>
  );
}

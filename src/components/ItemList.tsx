import { clsx } from 'clsx';
import { RichText } from './text/RichText.tsx';
import { tw } from './tw.ts';

type Props = {
  items: readonly { name: string; text: string }[];
  className: string;
  row?: string;
  size?: string;
  text?: string;
};

export function ItemList({ items, className, row, size = tw`text-item`, text: textClass }: Props) {
  return (
    <ul className={className}>
      {items.map(({ name, text }) => (
        <li className={row} key={name}>
          <h3 className={clsx('display', size)}>{name}</h3>
          <p className={textClass}>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

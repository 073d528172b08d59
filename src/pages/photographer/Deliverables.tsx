import type { PhotographerContent } from './schema.ts';
import type { ReactNode } from 'react';
import { tw } from '../../components/tw.ts';

const fill = tw`fill-tint stroke-none`;
const bright = tw`stroke-accent`;

const drawings: Record<keyof PhotographerContent['delivery']['items'], ReactNode> = {
  phone: (
    <>
      <rect className={fill} x="20" y="10" width="24" height="40" />
      <path d="M20 4h24a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM28 56h8M24 10v40M32 10v40M40 10v40M20 20h24M20 30h24M20 40h24M20 10h24v40H20z" />
      <path className={bright} d="M20 10h4v10h-4z" />
    </>
  ),
  prints: (
    <>
      <path className={fill} d="M12 22h34v26H12z" />
      <path d="M18 16v-6h38v28h-6M15 19v-3h38v28h-3M12 22h38v28H12z" />
      <path className={bright} d="m16 44 9-10 7 7 5-4 9 8" />
      <circle cx="40" cy="30" r="3" />
    </>
  ),
  book: (
    <>
      <path className={fill} d="m8 16 24 5v35L8 50z" />
      <path d="M32 21v35M32 21c-6-4-15-6-24-6v35c9 0 18 2 24 6 6-4 15-6 24-6V15c-9 0-18 2-24 6z" />
      <path className={bright} d="m40 28 10 5-10 5z" />
    </>
  ),
};

export function Deliverables({ copy }: { copy: PhotographerContent['delivery']['items'] }) {
  return (
    <ul className="mt-5 grid md:mt-6 md:grid-cols-3 md:gap-x-[calc(var(--gutter)*1.5)]">
      {(['phone', 'prints', 'book'] as const).map((thing) => (
        <li
          key={thing}
          className="grid rail-64 gap-x-2.5 border-t border-border-strong py-2.5 max-md:last:border-b md:block"
        >
          <svg
            className="row-span-2 row-start-1 size-7.5 fill-none stroke-primary stroke-thin stroke-round"
            viewBox="0 0 64 64"
            aria-hidden="true"
          >
            {drawings[thing]}
          </svg>
          <h3 className="display text-item md:mt-2">{copy[thing].when}</h3>
          <p className="mt-0.5 max-w-29em text-pretty text-muted">{copy[thing].text}</p>
        </li>
      ))}
    </ul>
  );
}

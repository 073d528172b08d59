import type { ReactNode } from 'react';
import { tw } from '../../components/tw.ts';
import type { ReceptionContent } from '../../pages/reception/schema.ts';
import { Moon } from './Moon.tsx';

const swatch = tw`inline-grid h-[26px] w-4 place-items-center`;

/** Legend of the tables. */
export function Legend({ copy, up }: { copy: ReceptionContent['dates']['key']; up: string }) {
  const moon = <Moon className="size-[18px] overflow-visible" lit={100} isGrowing />;
  return (
    <ul className="mt-2.5 grid gap-x-[28px] gap-y-[6px] text-note leading-[1.4] text-muted sm:grid-cols-2 lg:mt-4 lg:grid-cols-[repeat(4,auto)] lg:justify-between">
      <Line mark={<i className={tw`${swatch} bg-moonlight`}>{moon}</i>}>{copy.fullMoon}</Line>
      <Line mark={<i className={tw`${swatch} [box-shadow:inset_3px_0_0_var(--honey)]`}>{moon}</i>}>
        {copy.moonlit}
      </Line>
      <Line mark={up}>{copy.up}</Line>
      <Line mark="–">{copy.none}</Line>
      <Line mark="*" className="sm:col-span-full">
        {copy.church}
      </Line>
    </ul>
  );
}

function Line({
  mark,
  className = '',
  children,
}: {
  mark: ReactNode;
  className?: string;
  children: string;
}) {
  return (
    <li className={tw`grid min-h-[26px] grid-cols-[3.1rem_1fr] items-center ${className}`}>
      <b className="font-medium text-foreground">{mark}</b>
      <span className="text-pretty">{children}</span>
    </li>
  );
}

import { CountUp } from '../ui/CountUp.tsx';
import './Figures.css';

export type Figure = { value: number; suffix?: string } | { text: string };

/** Very large light numerals with small labels. */
export function Figures({ figures }: { figures: readonly { label: string; figure: Figure }[] }) {
  return (
    <dl className="figures">
      {figures.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {'text' in figure ? (
              figure.text
            ) : (
              <>
                <CountUp to={figure.value} />
                {figure.suffix && <small>{figure.suffix}</small>}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

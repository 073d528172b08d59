import { clsx } from 'clsx';
import { tw } from '../../components/tw.ts';
import './Choices.css';

type Choice = { value: string; label: string; /** For phones. */ short?: string };

type Props = {
  name: string;
  legend: string;
  choices: readonly Choice[];
  chosen: string;
  className: string;
};

export const choiceLabelStyle = tw`mb-0.75 block p-0 font-semibold`;

/** Radio buttons as segmented control. */
export function Choices({ name, legend, choices, chosen, className }: Props) {
  return (
    <fieldset>
      <legend className={choiceLabelStyle}>{legend}</legend>
      <div className={clsx('grid gap-px border border-input bg-input', className)}>
        {choices.map(({ value, label, short }) => (
          <label className="relative grid cursor-pointer" key={value}>
            <input
              className="choice absolute inset-0 m-0 cursor-pointer focus-visible:-outline-offset-5"
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              aria-label={short && label}
            />
            <span className="choice__label grid min-h-6.5 place-items-center px-1 py-0.75 text-center text-small leading-1.3 text-balance md:min-h-7">
              {short ? (
                <>
                  <span className="sm:hidden">{short}</span>
                  <span className="max-sm:hidden">{label}</span>
                </>
              ) : (
                label
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

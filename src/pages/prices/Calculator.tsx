import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { getButtonClass } from '../../components/Button.tsx';
import { useHydrated } from '../../components/hooks/useHydrated.ts';
import { useLocale } from '../../components/Locale.tsx';
import { Section, SectionIntro } from '../../components/sections/Section.tsx';
import { tw } from '../../components/tw.ts';
import {
  getDefaultEstimateInput,
  getGuestLimits,
  parseChildren,
  parseGuests,
  serializeEstimateInput,
  type EstimateInput,
} from '../../facts/prices/estimate.ts';
import {
  getPriceLists,
  getSeasonId,
  priceDays,
  type PriceFacts,
} from '../../facts/prices/prices.ts';
import { formatEventDays } from '../../features/estimate/formatEventDays.ts';
import { fill } from '../../site/formats/formats.ts';
import { getPath } from '../../site/pages.ts';
import { CalculatorResult } from './CalculatorResult.tsx';
import { formatSeason, formatUpperExtras } from './estimateText.ts';
import type { PricesContent } from './schema.ts';

type Props = { content: PricesContent; prices: PriceFacts };

type Entry = Omit<EstimateInput, 'guests' | 'children'> & { guests: string; children?: string };

/** Outside the component, the entry survives navigation and language changes. */
let lastEntry: Entry | undefined;

/** Without JavaScript, the form leads to the request page. */
export function Calculator({ content, prices }: Props) {
  const { calculator: copy, estimate } = content;
  const { language } = useLocale();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const childrenField = useRef<HTMLInputElement>(null);
  const limits = getGuestLimits(prices);
  const usual = getDefaultEstimateInput(prices);
  const [entry, setEntry] = useState<Entry>(
    () => lastEntry ?? { ...usual, guests: String(usual.guests), children: '0' },
  );
  const [isTyping, setIsTyping] = useState(false);
  const guests = parseGuests(prices, entry.guests);
  const children = parseChildren(guests ?? limits.largest, entry.children ?? '');
  // While a visitor types "180", "1" must show no error.
  const isInvalid = guests === undefined && !(isTyping && /^\s*\d{0,2}\s*$/.test(entry.guests));

  const update = useCallback(() => {
    lastEntry = Object.fromEntries(new FormData(form.current!)) as Entry;
    setEntry(lastEntry);
  }, []);
  // Values typed before hydration or restored by the browser exist only in the fields.
  useEffect(update, [update]);

  useEffect(() => {
    if (slider.current && guests !== undefined) slider.current.value = String(guests);
  }, [guests]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTyping(false);
    if (guests === undefined) field.current?.focus();
    else if (children === undefined) childrenField.current?.focus();
    else
      void navigate(
        getPath('request', language) + serializeEstimateInput({ ...entry, guests, children }),
      );
  };

  const lists = getPriceLists(prices).map((list) => ({
    value: list.eventsFrom ?? '',
    name: formatEventDays(list, estimate, language),
  }));
  const seasons = prices.seasons.map((season) => ({
    value: getSeasonId(season),
    name: formatSeason(season, estimate),
  }));
  const days = priceDays.map((id) => ({ value: id, ...estimate.days[id] }));
  const extras = formatUpperExtras(prices, language, content.shared);
  return (
    <Section
      tone="tint"
      className="gap-y-8 print:hidden"
      id="calculator"
      aria-labelledby="calculator-title"
    >
      <div className="lg:col-span-4">
        <SectionIntro
          id="calculator-title"
          variant="stacked"
          copy={{
            title: copy.title,
            text: extras ? fill(copy.text, { extras }) : copy.textWithoutExtras,
          }}
        />
      </div>
      <form
        className="grid grid-cols-1 gap-6 lg:col-start-6"
        ref={form}
        action={getPath('request', language)}
        aria-labelledby="calculator-title"
        noValidate={isHydrated}
        onInput={update}
        onSubmit={onSubmit}
      >
        <div>
          <label className={choiceLabelStyle} htmlFor="calculator-guests">
            {copy.guests}
          </label>
          <div className="flex items-center gap-x-5">
            <input
              className="calculator-slider h-12 min-w-0 flex-1 scriptless:hidden"
              ref={slider}
              type="range"
              min={limits.smallest}
              max={limits.largest}
              step={5}
              defaultValue={entry.guests}
              aria-label={copy.slider}
              style={{
                '--at': `${(100 * ((guests ?? limits.smallest) - limits.smallest)) / (limits.largest - limits.smallest)}%`,
              }}
              onInput={({ currentTarget }) => {
                if (field.current) field.current.value = currentTarget.value;
              }}
            />
            <input
              className={countStyle}
              ref={field}
              id="calculator-guests"
              name="guests"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              required
              pattern="[0-9]{2,3}"
              title={fill(copy.error, limits)}
              defaultValue={entry.guests}
              aria-invalid={isInvalid}
              aria-describedby={isInvalid ? 'calculator-error' : undefined}
              onInput={() => setIsTyping(true)}
              onBlur={() => setIsTyping(false)}
            />
          </div>
          {isInvalid && (
            <p
              className="mt-3 text-small font-semibold text-error"
              id="calculator-error"
              role="alert"
            >
              {fill(copy.error, limits)}
            </p>
          )}
        </div>
        {prices.children && (
          <div>
            <div className="flex items-center justify-between gap-x-5">
              <label htmlFor="calculator-children">
                {fill(copy.children, {
                  from: prices.children.free + 1,
                  menu: prices.children.menu,
                })}
              </label>
              <input
                className={countStyle}
                ref={childrenField}
                id="calculator-children"
                name="children"
                type="text"
                inputMode="numeric"
                autoComplete="off"
                pattern="[0-9]{0,3}"
                title={copy.childrenError}
                defaultValue={entry.children}
                aria-invalid={children === undefined}
                aria-describedby={children === undefined ? 'calculator-children-error' : undefined}
              />
            </div>
            {children === undefined && (
              <p
                className="mt-3 text-small font-semibold text-error"
                id="calculator-children-error"
                role="alert"
              >
                {copy.childrenError}
              </p>
            )}
          </div>
        )}
        {lists.length > 1 && (
          <Choices
            group="eventsFrom"
            legend={copy.priceList}
            choices={lists}
            chosen={entry.eventsFrom ?? ''}
            className="basis-32"
          />
        )}
        <Choices
          group="season"
          legend={copy.season}
          choices={seasons}
          chosen={entry.season}
          className="basis-32"
        />
        <Choices
          group="day"
          legend={copy.day}
          choices={days}
          chosen={entry.day}
          className="basis-16"
        />
        <CalculatorResult
          input={
            guests === undefined || children === undefined
              ? undefined
              : { ...entry, guests, children }
          }
          content={content}
          prices={prices}
        />
        <button
          type="submit"
          className={clsx(getButtonClass({ size: 'lg' }), 'justify-self-start')}
        >
          <span>{copy.send}</span>
          <ArrowRight className="icon" />
        </button>
      </form>
    </Section>
  );
}

type ChoicesProps = {
  group: keyof Entry;
  legend: string;
  /** Phones show `short` instead of `name`. */
  choices: readonly { value: string; name: string; short?: string }[];
  chosen: string;
  className: string;
};

const choiceLabelStyle = tw`block p-0 pb-2 font-semibold`;

const countStyle = tw`min-h-14 w-24 field-line bg-surface px-2 text-center text-title font-semibold tabular-nums hover:border-b-foreground`;

function Choices({ group, legend, choices, chosen, className }: ChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={choiceLabelStyle}>{legend}</legend>
      <div className="flex flex-wrap gap-px border border-input bg-input">
        {choices.map(({ value, name, short }) => (
          <label className={clsx('relative grid flex-1 cursor-pointer', className)} key={value}>
            <input
              className={clsx(
                'peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-none border border-transparent bg-transparent',
                'focus-visible:-outline-offset-4 checked:focus-visible:outline-background',
              )}
              type="radio"
              name={group}
              value={value}
              defaultChecked={value === chosen}
              aria-label={short && name}
            />
            <span
              className={clsx(
                'grid min-h-14 place-items-center bg-surface px-2 py-1.5 text-center text-small text-balance',
                'peer-checked:bg-primary peer-checked:font-semibold peer-checked:text-background forced-colors:peer-checked:outline-4',
              )}
            >
              {short ? (
                <>
                  <span className="sm:hidden">{short}</span>
                  <span className="hidden sm:block">{name}</span>
                </>
              ) : (
                name
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

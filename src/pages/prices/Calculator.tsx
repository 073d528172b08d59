import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react';
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

/** Survives navigation and language changes. */
let lastEntry: Entry | undefined;

/** Without JavaScript, the form leads to the request page. */
export function Calculator({ content, prices }: Props) {
  const { calculator: copy } = content;
  const { language } = useLocale();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const usual = getDefaultEstimateInput(prices);
  const [entry, setEntry] = useState<Entry>(
    () => lastEntry ?? { ...usual, guests: String(usual.guests), children: '0' },
  );
  const [isTyping, setIsTyping] = useState(false);
  const guests = parseGuests(prices, entry.guests);
  const children = parseChildren(guests ?? getGuestLimits(prices).largest, entry.children ?? '');

  const update = () => {
    lastEntry = Object.fromEntries(new FormData(form.current!)) as Entry;
    setEntry(lastEntry);
  };
  // Values typed before hydration exist only in the fields.
  useEffect(update, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTyping(false);
    if (guests !== undefined && children !== undefined)
      void navigate(
        getPath('request', language) + serializeEstimateInput({ ...entry, guests, children }),
      );
    else {
      const wrong = guests === undefined ? 'guests' : 'children';
      (event.currentTarget.elements.namedItem(wrong) as HTMLInputElement).focus();
    }
  };

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
        <GuestsField
          copy={copy}
          prices={prices}
          typed={entry.guests}
          guests={guests}
          isTyping={isTyping}
          onTyping={setIsTyping}
        />
        {prices.children && (
          <ChildrenField
            copy={copy}
            ages={prices.children}
            typed={entry.children}
            isInvalid={children === undefined}
          />
        )}
        <EventChoices content={content} prices={prices} entry={entry} />
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

const choiceLabelStyle = tw`block p-0 pb-2 font-semibold`;

type FieldProps = { copy: PricesContent['calculator']; typed: string | undefined };

type GuestsFieldProps = FieldProps & {
  prices: PriceFacts;
  guests: number | undefined;
  isTyping: boolean;
  onTyping: (isTyping: boolean) => void;
};

function GuestsField({ copy, prices, typed = '', guests, isTyping, onTyping }: GuestsFieldProps) {
  const slider = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const limits = getGuestLimits(prices);
  // While a visitor types "180", "1" must show no error.
  const isInvalid = guests === undefined && !(isTyping && /^\s*\d{0,2}\s*$/.test(typed));

  useEffect(() => {
    if (slider.current && guests !== undefined) slider.current.value = String(guests);
  }, [guests]);

  return (
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
          defaultValue={typed}
          aria-label={copy.slider}
          style={{
            '--at': `${(100 * ((guests ?? limits.smallest) - limits.smallest)) / (limits.largest - limits.smallest)}%`,
          }}
          onInput={({ currentTarget }) => {
            if (field.current) field.current.value = currentTarget.value;
          }}
        />
        <CountInput
          ref={field}
          id="calculator-guests"
          name="guests"
          required
          pattern="[0-9]{2,3}"
          title={fill(copy.error, limits)}
          defaultValue={typed}
          isInvalid={isInvalid}
          onInput={() => onTyping(true)}
          onBlur={() => onTyping(false)}
        />
      </div>
      {isInvalid && <CountError field="calculator-guests">{fill(copy.error, limits)}</CountError>}
    </div>
  );
}

type ChildrenFieldProps = FieldProps & {
  ages: NonNullable<PriceFacts['children']>;
  isInvalid: boolean;
};

function ChildrenField({ copy, ages, typed, isInvalid }: ChildrenFieldProps) {
  return (
    <div>
      <div className="flex items-center justify-between gap-x-5">
        <label htmlFor="calculator-children">
          {fill(copy.children, { from: ages.free + 1, menu: ages.menu })}
        </label>
        <CountInput
          id="calculator-children"
          name="children"
          pattern="[0-9]{0,3}"
          title={copy.childrenError}
          defaultValue={typed}
          isInvalid={isInvalid}
        />
      </div>
      {isInvalid && <CountError field="calculator-children">{copy.childrenError}</CountError>}
    </div>
  );
}

type CountInputProps = ComponentProps<'input'> & { id: string; isInvalid: boolean };

function CountInput({ isInvalid, ...input }: CountInputProps) {
  return (
    <input
      className="min-h-14 w-24 field-line bg-surface px-2 text-center text-title font-semibold tabular hover:border-b-foreground"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? `${input.id}-error` : undefined}
      {...input}
    />
  );
}

function CountError({ field, children }: { field: string; children: string }) {
  return (
    <p className="mt-3 text-small font-semibold text-error" id={`${field}-error`} role="alert">
      {children}
    </p>
  );
}

function EventChoices({ content, prices, entry }: Props & { entry: Entry }) {
  const { calculator: copy, estimate } = content;
  const { language } = useLocale();
  const lists = getPriceLists(prices).map((list) => ({
    value: list.eventsFrom ?? '',
    name: formatEventDays(list, estimate, language),
  }));
  const seasons = prices.seasons.map((season) => ({
    value: getSeasonId(season),
    name: formatSeason(season, estimate, language),
  }));
  const days = priceDays.map((id) => ({ value: id, ...estimate.days[id] }));
  return (
    <>
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
    </>
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

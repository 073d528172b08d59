import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useHydrated } from '../../components/hooks/useHydrated.ts';
import { useLocale } from '../../components/Locale.tsx';
import { TextWithLang } from '../../components/text/TextWithLang.tsx';
import { tw } from '../../components/tw.ts';
import {
  getControlId,
  getOptions,
  type Field,
  type FieldKind,
  type FormId,
} from '../../enquiry/fields.ts';
import { getFieldLabel, getOptionLabel, type EnquiryMessages } from '../../enquiry/messages.ts';
import { countCharactersLeft, findError } from '../../enquiry/validate.ts';
import { readAvailability } from '../../facts/dates/availability.ts';
import { getWeekday, isDay } from '../../site/formats/days.ts';
import { formatDay, getDayAtVenue } from '../../site/formats/formatDay.ts';
import { fill, formatList, formatNumber } from '../../site/formats/formats.ts';
import { findForeignLanguage, type Language } from '../../site/languages.ts';
import { isUnfinished, suggestEmail } from './suggestEmail.ts';
import { formatError, type FieldError } from './useFieldErrors.ts';

type Props = {
  form: FormId;
  field: Field;
  messages: EnquiryMessages;
  error?: FieldError;
};

const numericKinds: readonly FieldKind[] = ['tel', 'count', 'date'];

const labelClass = tw`flex flex-wrap justify-between gap-x-3 text-small font-semibold`;

const controlClass = tw`input w-full field-line text-body transition-colors placeholder:text-placeholder placeholder:opacity-100`;

const validClass = tw`bg-background py-3 hover:border-b-foreground`;

const invalidClass = tw`border-b-2 border-b-error bg-error-tint py-3`;

/** Print and forced colours drop backgrounds (EnquiryForm.css). */
const checkboxClass = tw`tick-box m-0 size-6 flex-none rounded`;

export function EnquiryField({ form, field, messages, error }: Props) {
  const { language } = useLocale();
  const hints: Readonly<Record<string, string | undefined>> = messages.forms[form].hints;
  const label = getFieldLabel(messages, form, field.name);
  const hint = hints[field.name];
  const id = getControlId(form, field.name);
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const { left, taken, suggestion, measure } = useFieldNotes(id, field, messages);
  const noteId = (taken || suggestion || (left !== undefined && !error)) && `${id}-note`;
  const isTooLong = left !== undefined && left < 0;
  // React would separate two text nodes with a comment.
  const labelContent = field.required ? (
    label
  ) : (
    <>
      {`${label} `}
      <small className="text-note font-normal text-muted">{messages.optional}</small>
    </>
  );
  const className = clsx(
    'grid min-w-0 break-inside-avoid grid-cols-1 content-start gap-2',
    field.wide && 'col-span-full',
  );
  const hintLine = hint && (
    <p className="text-note text-muted" id={hintId}>
      {hint}
    </p>
  );

  if (field.kind === 'checkboxes')
    return (
      <fieldset className={className} aria-describedby={hintId}>
        <legend className={clsx(labelClass, 'w-full p-0')}>{labelContent}</legend>
        <Checkboxes form={form} field={field} messages={messages} />
        {hintLine}
      </fieldset>
    );
  return (
    <div className={className} onInput={measure}>
      <label className={labelClass} htmlFor={id}>
        {labelContent}
      </label>
      <Control
        form={form}
        field={field}
        messages={messages}
        isInvalid={error !== undefined}
        describedBy={[errorId, noteId, hintId].filter(Boolean).join(' ') || undefined}
      />
      {error && (
        <p
          className="flex gap-2 text-small font-semibold text-error"
          id={errorId}
          key={error.announcedAt}
          role={error.announcedAt === undefined ? undefined : 'alert'}
        >
          <CircleAlert className="icon" />
          <span>{error.text}</span>
        </p>
      )}
      {(field.maxLength !== undefined || field.kind === 'date') && (
        // A live region must exist before its text changes.
        <p
          className={clsx(
            'text-note empty:absolute',
            taken ? 'font-semibold text-accent' : isTooLong ? 'text-error' : 'text-muted',
          )}
          id={noteId || undefined}
          aria-live="polite"
        >
          {suggestion ? (
            <Button
              variant="link"
              size="sm"
              className="wrap-anywhere text-accent"
              onClick={() => replaceValue(id, suggestion)}
            >
              {fill(messages.didYouMean, { email: suggestion })}
            </Button>
          ) : (
            noteId &&
            (taken ??
              (isTooLong
                ? formatError('tooLong', field, messages.fieldErrors, language, left)
                : fill(messages.left, { left: formatNumber(left ?? 0, language) })))
          )}
        </p>
      )}
      {hintLine}
    </div>
  );
}

/** `left` counts the characters that still fit: `maxlength` would cut a paste silently. */
function useFieldNotes(id: string, field: Field, messages: EnquiryMessages) {
  const { language } = useLocale();
  const [left, setLeft] = useState<number>();
  const [taken, setTaken] = useState<string>();
  const [suggestion, setSuggestion] = useState<string>();
  const measure = () => {
    const control = document.getElementById(id) as HTMLInputElement | null;
    const value = control?.value ?? '';
    const now = countCharactersLeft(field, value);
    setLeft(now <= (field.maxLength ?? 0) / 10 ? now : undefined);
    if (field.kind === 'email') {
      const isTyping = control === document.activeElement && isUnfinished(value);
      const meant = isTyping ? undefined : suggestEmail(value);
      setSuggestion(meant && findError(meant, field) === undefined ? meant : undefined);
    }
    if (field.kind !== 'date') return;
    const eventType = control?.form?.elements.namedItem('eventType') as HTMLSelectElement | null;
    const isWedding = eventType?.value === 'wedding';
    setTaken(formatTakenText(value, isWedding, messages.taken, language));
  };
  // Drafts, prefills and resets cause no event, but a render.
  useEffect(measure);
  // Not on blur: the line would move what is pressed below it.
  useEffect(() => {
    if (field.kind !== 'email') return;
    const form = document.getElementById(id)?.closest('form');
    form?.addEventListener('input', measure);
    return () => form?.removeEventListener('input', measure);
  });
  return { left, taken, suggestion, measure };
}

/** The pressed button disappears, so the field gets the focus. */
function replaceValue(id: string, value: string): void {
  const control = document.getElementById(id) as HTMLInputElement;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.focus();
}

function formatTakenText(
  date: string,
  isWedding: boolean,
  copy: EnquiryMessages['taken'],
  language: Language,
): string | undefined {
  if (!isDay(date) || date < getDayAtVenue()) return undefined;
  const { findTaken, findFreeDays } = readAvailability(getDayAtVenue());
  const taken = findTaken(date);
  if (!taken) return undefined;
  const free = findFreeDays(date, isWedding).map((day) => formatDay(day, language));
  const near = copy[getWeekday(date) === 6 ? 'freeSaturdays' : 'freeDays'];
  return free.length > 0
    ? `${copy[taken]} ${fill(near, { days: formatList(free, language) })}`
    : copy[taken];
}

function Checkboxes({ form, field, messages }: Pick<Props, 'form' | 'field' | 'messages'>) {
  const { language } = useLocale();
  return (
    <div className="grid gap-x-gutter sm:grid-cols-2">
      {getOptions(field, language).map((option, index) => (
        <label className="flex min-h-11 items-center gap-3 text-body" key={index}>
          <input className={checkboxClass} type="checkbox" name={field.name} value={option} />
          {/* Separate flex items would lose the spaces between them. */}
          <span>
            <TextWithLang text={getOptionLabel(messages, form, field.name, option)} />
          </span>
        </label>
      ))}
    </div>
  );
}

function Control({
  form,
  field,
  messages,
  isInvalid,
  describedBy,
}: Omit<Props, 'error'> & { isInvalid: boolean; describedBy: string | undefined }) {
  const { language } = useLocale();
  const placeholders: Readonly<Record<string, string | undefined>> =
    messages.forms[form].placeholders;
  const placeholder = placeholders[field.name];
  const usesAriaRequired = useHydrated() && isGecko();
  const classes = clsx(controlClass, isInvalid ? invalidClass : validClass);
  const control = {
    id: getControlId(form, field.name),
    name: field.name,
    [usesAriaRequired ? 'aria-required' : 'required']: field.required,
    autoComplete: field.autocomplete,
    'aria-describedby': describedBy,
    // Always set, or browsers report an empty field as invalid.
    'aria-invalid': isInvalid,
  };
  if (field.kind === 'textarea')
    return (
      <textarea
        {...control}
        className={clsx(classes, 'resize-y px-4')}
        placeholder={placeholder}
        rows={field.rows}
      />
    );
  if (field.kind === 'select')
    return (
      <select {...control} className={clsx(classes, 'min-h-12 pr-10 pl-4')} defaultValue="">
        <option value="">{placeholder}</option>
        {getOptions(field, language).map((option, index) => (
          <option
            // An index as key keeps the choice when the language changes.
            key={index}
            value={option}
            lang={findForeignLanguage(getOptionLabel(messages, form, field.name, option), language)}
          >
            {getOptionLabel(messages, form, field.name, option)}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...control}
      className={clsx(classes, 'min-h-12 px-4', numericKinds.includes(field.kind) && 'tabular')}
      placeholder={placeholder}
      type={field.kind === 'count' ? 'text' : field.kind}
      inputMode={field.kind === 'count' ? 'numeric' : undefined}
      // Set late, because the static page may be months old.
      onFocus={
        field.kind === 'date' ? (event) => (event.currentTarget.min = getDayAtVenue()) : undefined
      }
    />
  );
}

/**
 * Firefox 153 reports empty required fields as invalid despite `aria-invalid`
 * (https://github.com/w3c/html-aam/pull/429).
 */
const isGecko = () => CSS.supports('-moz-appearance', 'none');

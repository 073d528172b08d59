import { CircleAlert } from 'lucide-react';
import { fieldLabel, optionLabel, type EnquiryWords } from '../../enquiry/enquiryWords.ts';
import { optionsOf, phonePattern, type Field, type FieldKind, type FormId } from '../../enquiry/fields.ts';
import { foreignLanguageOf } from '../../site/languages.ts';
import { useFrame } from '../../frame/Frame.tsx';
import { Spoken } from '../../frame/text/Spoken.tsx';
import type { Mistake } from './useMistakes.ts';

type Props = {
  form: FormId;
  field: Field;
  words: EnquiryWords;
  /** Whether the browser is to know that the field must be filled in. */
  isAsked: boolean;
  mistake?: Mistake;
};

type ControlProps = {
  id: string;
  name: string;
  className: string;
  required: boolean | undefined;
  'aria-required': boolean | undefined;
  autoComplete: string | undefined;
  placeholder: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
};

const numerals: readonly FieldKind[] = ['tel', 'number', 'date'];

/** One field: label, optional mark, control, mistake, hint, tied together once. The browser validates (docs/specification.md, "Forms"). */
export function EnquiryField({ form, field, words, isAsked, mistake }: Props) {
  const { hints, placeholders } = words.forms[form] as { hints: Record<string, string>; placeholders: Record<string, string> };
  const label = fieldLabel(words, form, field.name);
  const hint = hints[field.name];
  const id = `${form}-${field.name}`;
  const hintId = hint && `${id}-hint`;
  const mistakeId = mistake && `${id}-mistake`;
  // The space is in one text with the label, or React keeps the two apart by a comment.
  const named = field.required ? (
    label
  ) : (
    <>
      {`${label} `}
      <small>{words.optional}</small>
    </>
  );
  const className = `field${field.wide ? ' wide' : ''}${mistake ? ' field--bad' : ''}`;
  const hintLine = hint && (
    <p className="field__hint" id={hintId}>
      {hint}
    </p>
  );

  if (field.kind === 'checkboxes')
    return (
      <fieldset className={className} aria-describedby={hintId}>
        <legend className="field__label">{named}</legend>
        <Checkboxes form={form} field={field} words={words} />
        {hintLine}
      </fieldset>
    );
  return (
    <div className={className}>
      <label htmlFor={id}>{named}</label>
      <Control
        form={form}
        field={field}
        words={words}
        control={{
          id,
          name: field.name,
          className: numerals.includes(field.kind) ? 'input num' : 'input',
          required: field.required && isAsked,
          'aria-required': (field.required && !isAsked) || undefined,
          autoComplete: field.autocomplete,
          placeholder: placeholders[field.name],
          'aria-describedby': [mistakeId, hintId].filter(Boolean).join(' ') || undefined,
          // Said from the first moment, or browsers call a field invalid that is empty because nobody has been there.
          'aria-invalid': mistake !== undefined,
        }}
      />
      {mistake && (
        <p className="field__err" id={mistakeId} key={mistake.saidAt} role={mistake.saidAt === undefined ? undefined : 'alert'}>
          <CircleAlert className="icon" aria-hidden="true" />
          <span>{mistake.text}</span>
        </p>
      )}
      {hintLine}
    </div>
  );
}

function Control({ form, field, words, control }: Pick<Props, 'form' | 'field' | 'words'> & { control: ControlProps }) {
  const { language } = useFrame();
  if (field.kind === 'textarea') return <textarea {...control} rows={field.rows} maxLength={field.maxLength} />;
  if (field.kind === 'select') {
    const { placeholder, ...select } = control;
    return (
      <select {...select} defaultValue="">
        <option value="">{placeholder}</option>
        {optionsOf(field, language).map((option) => (
          <option key={option} value={option} lang={foreignLanguageOf(optionLabel(words, form, field.name, option), language)}>
            {optionLabel(words, form, field.name, option)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...control}
      type={field.kind}
      inputMode={field.inputmode}
      maxLength={field.maxLength}
      min={field.min}
      max={field.max}
      pattern={field.kind === 'tel' ? phonePattern : undefined}
      // The day of the visit is only known in the browser: the static page may be months old.
      onFocus={field.kind === 'date' ? (event) => (event.currentTarget.min = new Intl.DateTimeFormat('en-CA').format()) : undefined}
    />
  );
}

function Checkboxes({ form, field, words }: Pick<Props, 'form' | 'field' | 'words'>) {
  const { language } = useFrame();
  return (
    <div className="checks">
      {optionsOf(field, language).map((option) => (
        <label className="check" key={option}>
          <input type="checkbox" name={field.name} value={option} />
          {/* One element: beside each other, its parts would lose the space between them. */}
          <span>
            <Spoken text={optionLabel(words, form, field.name, option)} />
          </span>
        </label>
      ))}
    </div>
  );
}

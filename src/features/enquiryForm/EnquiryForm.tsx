import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { useHydrated } from '../../components/hooks/useHydrated.ts';
import { useLocale } from '../../components/Locale.tsx';
import { ClosedNote } from '../../components/text/ClosedNote.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { getFields, hiddenFields, noScriptEndpoint } from '../../enquiry/fields.ts';
import { EnquiryField } from './EnquiryField.tsx';
import type { EnquiryState } from './useEnquiry.ts';
import './EnquiryForm.css';

type Props = {
  enquiry: EnquiryState;
  labelledBy: string;
  className?: string;
  children?: ReactNode;
};

/** Without JavaScript, a redirect answers. */
export function EnquiryForm({ enquiry, labelledBy, className, children }: Props) {
  const { language } = useLocale();
  const { form, messages, mutation, errors, prefillNotices, formProps } = enquiry;
  const isSending = mutation.isPending;
  return (
    <form
      className={clsx(
        'grid grid-cols-1 gap-6 rounded border border-border bg-surface p-6 sm:grid-cols-2 sm:gap-x-gutter lg:p-10',
        className,
      )}
      method="post"
      action={noScriptEndpoint}
      aria-labelledby={labelledBy}
      noValidate={useHydrated()}
      {...formProps}
      tabIndex={-1}
    >
      {children}
      <ClosedNote className="col-span-full" />
      {prefillNotices.map(
        ({ text, ...line }, index) =>
          text && <PrefillNotice key={index} text={text} clear={messages.draft.clear} {...line} />,
      )}
      {/* A honeypot for bots. */}
      <div className="sr-only" aria-hidden="true" inert>
        <input type="hidden" name={hiddenFields.form} value={form} />
        <input type="hidden" name={hiddenFields.language} value={language} />
        <label>
          {messages.trap}
          <input type="text" name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {getFields(form)
        .filter((field) => !field.hidden)
        .map((field) => (
          <EnquiryField
            key={field.name}
            form={form}
            field={field}
            messages={messages}
            error={errors[field.name]}
          />
        ))}
      <div className="col-span-full flex flex-wrap items-center gap-6">
        <p className="max-w-text flex-1 basis-60 text-note text-muted">
          <RichText text={messages.consent} />
        </p>
        {/* A live region must exist before its text changes. */}
        <p className="sr-only" role="status">
          {isSending && messages.sending}
        </p>
        {/* `disabled` would lose the focus; useEnquiry ignores a second press. */}
        <Button
          type="submit"
          size="lg"
          className="w-full sm:w-auto"
          aria-disabled={isSending || undefined}
        >
          {/* The invisible label keeps the button's width. */}
          <span className="grid place-items-center">
            <span className={clsx('col-1 row-1', isSending && 'invisible')}>
              {messages.forms[form].submit}
            </span>
            {isSending && (
              <span className="col-1 row-1 inline-flex items-center gap-3">
                <i
                  className="size-4 flex-none animate-turn rounded-full border border-current border-r-transparent"
                  aria-hidden="true"
                />
                {messages.sending}
              </span>
            )}
          </span>
        </Button>
      </div>
    </form>
  );
}

type PrefillNoticeProps = {
  text: string;
  clear: string;
  onClear?: () => void;
  onDismiss: () => void;
};

function PrefillNotice({ text, clear, onClear, onDismiss }: PrefillNoticeProps) {
  const { messages } = useLocale();
  /** The pressed button disappears, so the form gets the focus. */
  const createFocusingHandler = (onClick: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    onClick();
    event.currentTarget.form?.focus({ preventScroll: true });
  };
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-4 border-l-3 border-primary bg-background py-1 pr-2 pl-4 text-small">
      <div className="flex flex-1 flex-wrap items-center gap-x-4">
        <p className="flex-1 basis-36 py-2" role="status">
          {text}
        </p>
        {onClear && (
          <Button variant="link" size="sm" onClick={createFocusingHandler(onClear)}>
            {clear}
          </Button>
        )}
      </div>
      <Button
        variant="ghost"
        size="icon"
        className="ml-auto"
        icon={<X className="icon" />}
        aria-label={messages.close}
        onClick={createFocusingHandler(onDismiss)}
      />
    </div>
  );
}

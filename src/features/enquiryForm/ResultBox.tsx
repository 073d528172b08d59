import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { useLocale } from '../../components/Locale.tsx';
import { tw } from '../../components/tw.ts';
import { noScriptResult } from '../../enquiry/fields.ts';
import {
  formatClosedText,
  formatRateLimitText,
  formatSuccessText,
} from '../../enquiry/messages.ts';
import { venue } from '../../facts/venue/venue.ts';
import { getDayAtVenue } from '../../site/formats/formatDay.ts';
import { isAfterRedirect } from './post.ts';
import type { EnquiryState } from './useEnquiry.ts';

const boxClass = tw`flex gap-4 rounded border border-l-3 px-5 py-4 text-small`;

/** Without JavaScript, the fragment of the redirect shows a hidden box (base.css). */
export function ResultBox({
  enquiry,
  scrollToTop = false,
  className,
}: {
  enquiry: EnquiryState;
  scrollToTop?: boolean;
  className?: string;
}) {
  const { language, messages: layout } = useLocale();
  const { mutation, messages, form } = enquiry;
  const { success, error } = messages.forms[form];
  const box = useRef<HTMLDivElement>(null);
  const { status } = mutation;
  const [canBeTarget, setCanBeTarget] = useState(true);
  useEffect(() => setCanBeTarget(isAfterRedirect()), []);

  // Before paint, to keep the focus.
  useLayoutEffect(() => {
    if (status !== 'success' && status !== 'error') return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    box.current?.focus({ preventScroll: true });
    if (status === 'success' && scrollToTop) window.scrollTo({ top: 0, behavior });
    else box.current?.scrollIntoView({ block: 'center', behavior });
  }, [status, scrollToTop]);

  if (mutation.isSuccess)
    return (
      <Box ref={box} className={className} title={success.title}>
        {formatSuccessText(
          messages,
          form,
          mutation.data.confirmed ? String(mutation.variables.payload.email) : undefined,
          formatClosedText(messages, language, getDayAtVenue()),
        )}
      </Box>
    );
  if (mutation.isError)
    return (
      <Box isError ref={box} className={className} title={error.title}>
        {mutation.error.retryAfterSeconds === undefined
          ? error.text
          : `${error.text} ${formatRateLimitText(messages, mutation.error.retryAfterSeconds)}`}
      </Box>
    );
  if (mutation.isPending || !canBeTarget) return null;
  const { sent, notSent } = noScriptResult;
  const closed = formatClosedText(messages, language, layout.builtOn);
  return (
    <>
      <Box className={className} hidden id={sent.slice(1)} title={success.title}>
        {formatSuccessText(messages, form, undefined, closed)}
      </Box>
      <Box isError className={className} hidden id={notSent.slice(1)} title={error.title}>
        {messages.goBack}
      </Box>
    </>
  );
}

const contactLinkClass = tw`inline-flex min-h-11 items-center font-semibold underline underline-offset-near`;

type BoxProps = Pick<ComponentProps<'div'>, 'ref' | 'id' | 'hidden' | 'className' | 'children'> & {
  isError?: boolean;
  title: string;
};

function Box({ isError = false, className, title, children, ...box }: BoxProps) {
  const Sign = isError ? CircleAlert : CircleCheck;
  return (
    <div
      className={clsx(
        boxClass,
        isError ? 'bg-error-tint text-error' : 'bg-success-tint text-success',
        className,
      )}
      {...box}
      role={isError ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <Sign className="icon size-6" />
      <div className="flex-1">
        <b className="text-body font-semibold">{title}</b>
        <p className="mt-2 wrap-anywhere">{children}</p>
        {isError && (
          <p className="mt-2 -mb-2 flex flex-wrap gap-x-6">
            <a
              className={clsx(contactLinkClass, 'whitespace-nowrap tabular')}
              href={`tel:${venue.phones[0].dial}`}
            >
              {venue.phones[0].display}
            </a>{' '}
            <a className={contactLinkClass} href={`mailto:${venue.email}`}>
              {venue.email}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { plainResult } from '../../enquiry/fields.ts';
import { rateLimitSentence, successText } from '../../enquiry/messages.ts';
import { venue } from '../../site/facts/venue.ts';
import { tw } from '../../components/tw.ts';
import { mayAnswerPost } from './post.ts';
import type { EnquiryState } from './useEnquiry.ts';

const base = tw`result-box gap-x-1.75 gap-y-0.5 rounded border border-l-4 px-2.5 py-2.25 text-small leading-1.55 focus-visible:outline-offset-2 print:break-inside-avoid`;
const good = clsx(base, 'bg-success-tint text-success');
const bad = clsx(base, 'bg-error-tint text-error');

/** Takes the focus. Without JavaScript the redirect's fragment shows a hidden one (base.css). */
export function ResultBox({
  enquiry,
  scrollToTop = false,
  className,
}: {
  enquiry: EnquiryState;
  scrollToTop?: boolean;
  className?: string;
}) {
  const { mutation, messages, form } = enquiry;
  const { success, error } = messages.forms[form];
  const box = useRef<HTMLDivElement>(null);
  const { status } = mutation;
  const [waits, setWaits] = useState(true);
  useEffect(() => setWaits(mayAnswerPost()), []);

  // Before paint: keyboard users keep the focus.
  useLayoutEffect(() => {
    if (status !== 'success' && status !== 'error') return;
    const smooth = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    box.current?.focus({ preventScroll: true });
    if (status === 'success' && scrollToTop) window.scrollTo({ top: 0, behavior: smooth });
    else box.current?.scrollIntoView({ block: 'center', behavior: smooth });
  }, [status, scrollToTop]);

  if (mutation.isSuccess)
    return (
      <div ref={box} className={clsx(good, className)} role="status" tabIndex={-1}>
        <Good title={success.title}>
          {successText(
            messages,
            form,
            mutation.data.confirmed ? String(mutation.variables.payload.email ?? '') : undefined,
          )}
        </Good>
      </div>
    );
  if (mutation.isError)
    return (
      <div ref={box} className={clsx(bad, className)} role="alert" tabIndex={-1}>
        <Bad title={error.title}>
          {mutation.error.retryAfterSeconds === undefined
            ? error.text
            : `${error.text} ${rateLimitSentence(messages, mutation.error.retryAfterSeconds)}`}
        </Bad>
      </div>
    );
  if (mutation.isPending || !waits) return null;
  return (
    <>
      <div
        className={clsx(good, className)}
        hidden
        id={plainResult.sent.slice(1)}
        role="status"
        tabIndex={-1}
      >
        <Good title={success.title}>{success.text}</Good>
      </div>
      {success.confirmed && (
        <div
          className={clsx(good, className)}
          hidden
          id={plainResult.confirmed.slice(1)}
          role="status"
          tabIndex={-1}
        >
          <Good title={success.title}>{successText(messages, form, '')}</Good>
        </div>
      )}
      <div
        className={clsx(bad, className)}
        hidden
        id={plainResult.notSent.slice(1)}
        role="alert"
        tabIndex={-1}
      >
        <Bad title={error.title}>{error.text}</Bad>
      </div>
    </>
  );
}

const sign = tw`icon row-span-3 size-3`;
const heading = tw`text-16 leading-1.5 font-semibold`;
const way = tw`inline-flex min-h-touch items-center font-semibold underline underline-offset-near`;

const Good = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <CircleCheck className={sign} />
    <b className={heading}>{title}</b>
    <p className="col-2">{children}</p>
  </>
);

const Bad = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <CircleAlert className={sign} />
    <b className={heading}>{title}</b>
    <p className="col-2">{children}</p>
    <p className="col-2 -mb-1.25 flex flex-wrap gap-x-3">
      <a className={clsx(way, 'num whitespace-nowrap')} href={`tel:${venue.phones[0].dial}`}>
        {venue.phones[0].display}
      </a>{' '}
      <a className={way} href={`mailto:${venue.email}`}>
        {venue.email}
      </a>
    </p>
  </>
);

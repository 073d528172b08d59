import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { plainResult } from '../../enquiry/fields.ts';
import { rateLimitSentence, successText } from '../../enquiry/enquiryWords.ts';
import { venue } from '../../site/venue.ts';
import '../../ui/box.css';
import type { Enquiry } from './useEnquiry.ts';

/** Whether a function's redirect led to this document. Opened by hand, or from a bookmark, #sent tells of nothing that was. */
const mayAnswerPost = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.redirectCount !== 0;
};

/**
 * The answer to a post: a green or a red box that takes the focus. While nothing was sent with script, the boxes of a
 * plain post wait here hidden; the redirect's fragment (#sent, #confirmed, #not-sent) shows one of them (base.css).
 */
export function ResultBox({ enquiry, scrollToTop = false }: { enquiry: Enquiry; scrollToTop?: boolean }) {
  const { state, words, form } = enquiry;
  const { success, error } = words.forms[form];
  const box = useRef<HTMLDivElement>(null);
  const { phase } = state;
  const [waits, setWaits] = useState(true);
  useEffect(() => setWaits(mayAnswerPost()), []);

  // With the box itself, not after it is painted: who submits by keyboard must not be lost in between.
  useLayoutEffect(() => {
    if (phase !== 'success' && phase !== 'error') return;
    const smooth = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    box.current?.focus({ preventScroll: true });
    if (phase === 'success' && scrollToTop) window.scrollTo({ top: 0, behavior: smooth });
    else box.current?.scrollIntoView({ block: 'center', behavior: smooth });
  }, [phase, scrollToTop]);

  if (state.phase === 'success')
    return (
      <div ref={box} className="box box--good" role="status" tabIndex={-1}>
        <Good title={success.title}>{successText(words, form, state.confirmedTo)}</Good>
      </div>
    );
  if (state.phase === 'error')
    return (
      <div ref={box} className="box box--bad" role="alert" tabIndex={-1}>
        <Bad title={error.title}>
          {error.text} {state.retryAfterSeconds !== undefined && rateLimitSentence(words, state.retryAfterSeconds)}
        </Bad>
      </div>
    );
  if (state.phase === 'submitting' || !waits) return null;
  return (
    <>
      <div className="box box--good" hidden id={plainResult.sent.slice(1)} role="status" tabIndex={-1}>
        <Good title={success.title}>{success.text}</Good>
      </div>
      {success.confirmed && (
        <div className="box box--good" hidden id={plainResult.confirmed.slice(1)} role="status" tabIndex={-1}>
          <Good title={success.title}>{successText(words, form, '')}</Good>
        </div>
      )}
      <div className="box box--bad" hidden id={plainResult.notSent.slice(1)} role="alert" tabIndex={-1}>
        <Bad title={error.title}>{error.text}</Bad>
      </div>
    </>
  );
}

const Good = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <CircleCheck className="icon" aria-hidden="true" />
    <b>{title}</b>
    <p>{children}</p>
  </>
);

/** A failure always shows the other ways to reach the venue. */
const Bad = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <CircleAlert className="icon" aria-hidden="true" />
    <b>{title}</b>
    <p>{children}</p>
    <p className="box__ways">
      <a className="num" href={`tel:${venue.phones[0].dial}`}>
        {venue.phones[0].display}
      </a>
      {' '}
      <a href={`mailto:${venue.email}`}>{venue.email}</a>
    </p>
  </>
);

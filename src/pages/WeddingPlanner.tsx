import { '255' as gate, '089' as placeSetting, '079' as hero } from 'photo:library';
import type { CSSProperties } from 'react';
import { Close, type CloseWords } from '../sections/Close.tsx';
import { PageLink } from '../frame/text/PageLink.tsx';
import { LibraryPhoto } from '../sections/photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { sizesIn } from '../ui/photoFiles.ts';
import type { PageProps, PageWords } from './page.ts';
import './WeddingPlanner.css';

export { hero };

type Step = {
  /** How long before the wedding, to the left of the line. */
  when: string;
  title: string;
  text: string;
};

export type WeddingPlannerWords = PageWords & {
  /** Over the heading. */
  label: string;
  /** The page's h1. */
  title: string;
  lead: string;
  /** The button under the lead, to the contact page. */
  contact: string;
  /** The service in six steps, from a year before to the day. */
  steps: { title: string; text: string; steps: readonly [Step, Step, Step, Step, Step, Step] };
  /** The wedding day by the clock. */
  day: { title: string; hours: readonly { time: string; text: string }[] };
  /** What the couple keeps for itself, in large type beside a photo. */
  yours: { title: string; items: readonly string[] };
  /** Last section, over a photo, with a contact button. */
  close: CloseWords;
};

/** Months left at each step; the line beside it is drawn to scale. */
const monthsLeft = [12, 9, 6, 3, 1, 0] as const;

export default function WeddingPlanner({ content }: PageProps<WeddingPlannerWords>) {
  const { steps, day, yours, close } = content;
  return (
    <>
      <section className="grid plan-open">
        <div className="plan-open__photo">
          <LibraryPhoto
            photo={hero}
            focus="50% 60%"
            sizes={sizesIn(hero, { from: 1024, width: '38vw', height: 'min(100svh - 88px, 780px)' }, { width: '100vw', height: 'min(52svh, 440px)' })}
            priority
          />
        </div>
        <div className="plan-open__text">
          <p className="label">{content.label}</p>
          <h1 className="display t-page">
            <RichText text={content.title} />
          </h1>
          <p className="lead">{content.lead}</p>
          <div className="acts">
            <PageLink to="contact" className={buttonClass({ size: 'lg' })}>
              <span>{content.contact}</span>
            </PageLink>
          </div>
        </div>
      </section>

      <section className="section grid" aria-labelledby="plan-steps">
        <h2 className="plan-steps__title display t-head" id="plan-steps">
          <RichText text={steps.title} />
        </h2>
        <p className="plan-steps__text">{steps.text}</p>
        <ol className="plan-steps">
          {steps.steps.map((step, index) => (
            <li key={step.when} style={{ '--gone': 1 - (monthsLeft[index] ?? 0) / 12 } as CSSProperties}>
              <p className="plan-steps__when">{step.when}</p>
              <h3 className="display t-item">{step.title}</h3>
              <p className="plan-steps__what">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className="section plan-day" aria-labelledby="plan-day">
        <div className="grid">
          <h2 className="display t-head" id="plan-day">
            <RichText text={day.title} />
          </h2>
          <dl className="plan-day__hours">
            {day.hours.map(({ time, text }) => (
              <div key={time}>
                <dt className="num">{time}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <section className="section grid plan-yours" aria-labelledby="plan-yours">
        <div className="plan-yours__text">
          <h2 className="label" id="plan-yours">
            {yours.title}
          </h2>
          <ul className="display t-open">
            {yours.items.map((item) => (
              <li key={item}>
                <RichText text={item} />
              </li>
            ))}
          </ul>
        </div>
        <div className="plan-yours__photo">
          <LibraryPhoto photo={placeSetting} focus="46% 70%" sizes="(min-width: 1024px) 71vw, 100vw" />
        </div>
      </section>

      <Close photo={gate} focus="50% 60%" words={close} />
    </>
  );
}

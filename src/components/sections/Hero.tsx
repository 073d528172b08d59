import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { getVeil, type HeroPictures } from '../photo/getVeil.ts';
import { Photo } from '../photo/Photo.tsx';
import { RichText } from '../text/RichText.tsx';
import { tw } from '../tw.ts';
import { PageHeading } from './PageHeading.tsx';
import './Hero.css';

type HeroClasses = {
  section: string;
  photo: string;
  /** A box around both texts; otherwise they are children of the section. */
  texts?: string;
  title?: string;
  /** Size of the h1, if it has little room. */
  heading?: string;
  body: string;
  isOnPhoto?: boolean;
  sizes?: string;
  /** CSS pixels at most; by default `h-hero-photo`. */
  phoneHeight?: number;
};

const edgePhoto = tw`relative bleed-x h-hero-action lg:h-auto`;
const fullWidthSizes = '(min-width: 1024px) 100vw, max(100vw, 720px)';
const halfWidthSizes = '(min-width: 1024px) max(56vw, 1230px), max(100vw, 720px)';

/** On small screens the photo ends above the text. */
const overBelow = {
  section: tw`relative grid min-h-hero overflow-clip bg-inverse text-background`,
  photo: tw`absolute inset-0 animate-lift max-lg:bottom-1/3 max-lg:fade-below`,
  texts: tw`page-grid shade on-photo gap-y-4 self-end pt-32 pb-section-sm`,
  title: tw`lg:col-span-8`,
  body: tw`lg:col-start-9 lg:self-end`,
  isOnPhoto: true,
  sizes: 'max(100vw, 1230px)',
  phoneHeight: 547,
};

export const heroVariants = {
  over: {
    ...overBelow,
    photo: tw`absolute inset-0 animate-lift`,
    phoneHeight: 820,
  },
  overBelow,
  /** Dark text. The veil is as tall as the text, for contrast at any crop. */
  overBright: {
    section: tw`overflow-clip lg:relative lg:grid lg:min-h-hero`,
    photo: tw`h-hero-photo lg:absolute lg:inset-0 lg:h-auto`,
    texts: tw`hero-veil page-grid lg:relative lg:pb-16`,
    title: tw`pt-8 lg:col-start-6 lg:pt-32`,
    body: tw`mt-6 lg:col-start-6`,
    isOnPhoto: true,
    sizes: '(min-width: 1024px) max(100vw, 1266px), max(100vw, 810px)',
  },
  /** On small screens its photo fades into the footer. */
  closing: {
    ...overBelow,
    photo: tw`h-hero-photo max-lg:fade-below lg:absolute lg:inset-0 lg:h-auto`,
    texts: tw`page-grid shade on-photo gap-y-4 pb-section-sm max-lg:before:hidden lg:self-end lg:pt-32`,
    title: tw`lg:col-span-6`,
    body: tw`lg:col-start-7 lg:self-end`,
  },
  besideRight: {
    section: tw`page-grid lg:min-h-hero`,
    photo: clsx(edgePhoto, tw`lg:col-start-6 lg:row-1 lg:bleed-right`),
    texts: tw`pt-8 pb-12 lg:col-span-5 lg:col-start-1 lg:row-1 lg:self-end lg:pb-20`,
    body: tw`mt-6`,
    sizes: halfWidthSizes,
  },
  /** Room for links on the first screen of a phone. */
  besideLinks: {
    section: tw`page-grid lg:min-h-hero`,
    photo: tw`relative bleed-x h-64 lg:col-start-7 lg:row-1 lg:bleed-right lg:h-auto`,
    texts: tw`pt-8 lg:col-span-5 lg:col-start-1 lg:row-1 lg:self-end lg:pb-20`,
    body: tw`mt-6`,
    phoneHeight: 256,
    sizes: halfWidthSizes,
  },
  besideLeft: {
    section: tw`page-grid lg:min-h-hero`,
    photo: clsx(edgePhoto, tw`lg:col-span-5 lg:col-start-1 lg:row-1 lg:bleed-left`),
    texts: tw`pt-8 lg:col-start-7 lg:row-1 lg:self-end lg:pb-20`,
    body: tw`mt-6`,
    sizes: halfWidthSizes,
  },
  besideCard: {
    section: tw`page-grid lg:min-h-hero`,
    photo: tw`relative bleed-x h-64 lg:col-span-7 lg:col-start-1 lg:row-1 lg:bleed-left lg:h-auto print:col-span-5`,
    texts: clsx(
      tw`paper relative -mt-16 self-center p-6`,
      tw`lg:col-start-6 lg:row-1 lg:mt-0 lg:p-10`,
    ),
    heading: tw`text-display-3 lg:text-display-2`,
    body: tw`mt-4`,
    phoneHeight: 256,
    sizes: '(min-width: 1024px) max(62vw, 990px), max(100vw, 480px)',
  },
  above: {
    section: tw`page-grid gap-y-6`,
    photo: tw`bleed-x h-hero-action lg:h-120`,
    title: tw`lg:col-span-8`,
    body: tw`lg:col-start-9 lg:self-end`,
    sizes: fullWidthSizes,
  },
  /** The title cuts a corner out of the photo. */
  corner: {
    section: tw`page-grid`,
    photo: tw`bleed-x h-hero-photo lg:h-140`,
    title: tw`bg-background pt-8 lg:relative lg:col-span-7 lg:bleed-left lg:-mt-32 lg:pt-12 lg:pl-bleed`,
    body: tw`mt-6 lg:col-start-9 lg:mt-12 lg:self-end`,
    sizes: fullWidthSizes,
  },
  below: {
    section: tw`page-grid gap-y-8 pt-8 lg:gap-y-12 lg:pt-12`,
    photo: tw`bleed-x h-hero-action lg:col-span-7 lg:bleed-left lg:h-120`,
    title: tw`row-1`,
    body: tw`lg:col-start-9 lg:self-end`,
    sizes: '(min-width: 1024px) max(60vw, 720px), max(100vw, 600px)',
  },
  /** A form or an album begins on the first screen. */
  plain: {
    section: tw`page-grid gap-y-4 py-section-sm`,
    photo: '',
    title: tw`lg:col-span-8`,
    body: tw`lg:col-start-9 lg:self-end`,
  },
} satisfies Record<string, HeroClasses>;

type Props = {
  variant: keyof typeof heroVariants;
  copy: { label?: string; title: string; lead?: string };
  /** On phones held upright, `heroUpright` replaces `hero`. */
  pictures?: HeroPictures;
  /** Language of the title, if the page has another. */
  lang?: string;
  className?: string;
  above?: ReactNode;
  children?: ReactNode;
};

export function Hero({ variant, copy, pictures, lang, className, above, children }: Props) {
  const classes: HeroClasses = heroVariants[variant];
  const { label, title, lead } = copy;
  const isClosing = variant === 'closing';
  const isBeside = variant.startsWith('beside');
  const id = isClosing ? 'close-title' : undefined;
  const picture = pictures && (
    <div className={classes.photo}>
      <Photo
        photo={pictures.hero}
        sizes={classes.sizes}
        priority={!isClosing}
        phoneHeight={classes.phoneHeight ?? 480}
        upright={pictures.heroUpright}
        className={isBeside ? 'lg:absolute lg:inset-0' : undefined}
      />
    </div>
  );
  const texts = (
    <>
      <div className={classes.title}>
        {above}
        <PageHeading
          label={label}
          title={title}
          as={isClosing ? 'h2' : 'h1'}
          id={id}
          isOnPhoto={classes.isOnPhoto}
          lang={lang}
          className={classes.heading}
        />
      </div>
      <div className={classes.body}>
        {lead && (
          <p className="max-w-text text-lead">
            <RichText text={lead} />
          </p>
        )}
        {children}
      </div>
    </>
  );
  return (
    <section className={clsx(classes.section, className)} aria-labelledby={id}>
      {picture}
      {classes.texts ? (
        <div className={classes.texts} style={classes.isOnPhoto ? getVeil(pictures) : undefined}>
          {texts}
        </div>
      ) : (
        texts
      )}
    </section>
  );
}

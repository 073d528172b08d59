import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { HiddenHead } from '../../seo/Head.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';

/** The specification fixes the English heading. */
export function NotFound() {
  const { messages } = useLocale();
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('Not found:', pathname);
  }, [pathname]);
  const { notFound } = messages;
  const photo = messages.pictures.notFound;
  return (
    <>
      <HiddenHead copy={notFound.head} />
      <section className="page-grid gap-y-8">
        <div className="pt-12 lg:col-span-5 lg:col-start-1 lg:row-1 lg:self-center lg:py-20">
          <p className="text-label text-muted tabular-nums">404</p>
          <h1 className="mt-4 font-display text-display-1" lang="en">
            Oops! Page <em>not found</em>
          </h1>
          <p className="mt-6 max-w-text text-lead">{notFound.lead}</p>
          <ButtonRow className="mt-8">
            <ButtonLink to="home">{notFound.home}</ButtonLink>
            <ButtonLink to="contact" variant="link">
              {notFound.contact}
            </ButtonLink>
          </ButtonRow>
        </div>
        <div className="bleed-x h-80 lg:col-start-7 lg:row-1 lg:bleed-right lg:h-160">
          <Photo
            photo={photo}
            sizes="(min-width: 1024px) max(49vw, 960px), max(100vw, 480px)"
            priority
          />
        </div>
      </section>
    </>
  );
}

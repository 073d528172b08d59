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
        <div className="pt-12 lg:col-left-5 lg:row-1 lg:self-center lg:py-20">
          <p className="label num">404</p>
          <h1 className="display mt-4 text-page" lang="en">
            Oops! Page <em>not found</em>
          </h1>
          <p className="lead mt-6 max-w-26em">{notFound.lead}</p>
          <ButtonRow className="mt-8">
            <ButtonLink to="home">{notFound.home}</ButtonLink>
            <ButtonLink to="contact" variant="link">
              {notFound.contact}
            </ButtonLink>
          </ButtonRow>
        </div>
        <div className="col-bleed h-80 lg:bleed-right-8 lg:row-1 lg:h-160">
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

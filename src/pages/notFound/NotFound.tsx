import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { HiddenHead } from '../../seo/Head.tsx';

/** The specification fixes the English heading. */
export function NotFound() {
  const { messages } = useLocale();
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('Not found:', pathname);
  }, [pathname]);
  const { notFound, pictures } = messages;
  return (
    <>
      <HiddenHead {...notFound.head} />
      <Hero
        variant="besideRight"
        above={<p className="mb-4 text-label text-muted">404</p>}
        copy={{ title: 'Oops! Page *not found*', lead: notFound.lead }}
        pictures={{ hero: pictures.notFound }}
        lang="en"
      >
        <ButtonRow className="mt-8">
          <ButtonLink to="home">{notFound.home}</ButtonLink>
          <ButtonLink to="contact" variant="link">
            {notFound.contact}
          </ButtonLink>
        </ButtonRow>
      </Hero>
    </>
  );
}

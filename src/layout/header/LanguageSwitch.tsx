import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/hooks/useHydrated.ts';
import { useLocale } from '../../components/Locale.tsx';
import { createPressHandler } from '../../components/text/createPressHandler.ts';
import { languageCodes, languages } from '../../site/languages.ts';
import { getTranslatedPath } from '../../site/pages.ts';
import { pickKnownParams } from '../../site/parameters.ts';

export function LanguageSwitch() {
  const { language, messages } = useLocale();
  const { pathname, search, hash } = useLocation();
  // index.html adds query and fragment to a link that is pressed before hydration.
  const kept = useHydrated() ? { search: pickKnownParams(search), hash } : {};
  return (
    <nav
      className="language-switch flex items-center text-note font-semibold"
      aria-label={messages.languageMenu}
    >
      {languageCodes.map((code) => (
        <Link
          key={code}
          className={clsx(
            'relative grid h-11 place-items-center',
            code === language ? 'underline' : 'text-muted',
          )}
          to={{ pathname: getTranslatedPath(pathname, code), ...kept }}
          lang={code}
          discover="none"
          preventScrollReset
          onClick={loadTranslated}
          hrefLang={code}
          title={languages[code].name}
          aria-current={code === language ? 'true' : undefined}
        >
          {code.toUpperCase()}
        </Link>
      ))}
    </nav>
  );
}

/**
 * Loads the page from the server if the browser has translated it, which breaks React
 * (https://github.com/facebook/react/issues/11538).
 */
const loadTranslated = (event: MouseEvent<HTMLAnchorElement>) => {
  const { href } = event.currentTarget;
  if (document.querySelector('#root font')) createPressHandler(() => location.assign(href))(event);
};

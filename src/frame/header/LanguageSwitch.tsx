import { Link, useLocation } from 'react-router-dom';
import { languageCodes, languages } from '../../site/languages.ts';
import { counterpartOf } from '../../site/paths.ts';
import { useSearch } from '../../ui/useSearch.ts';
import { useFrame } from '../Frame.tsx';

/** EL | EN: the same page in the other language, showing the same. */
export function LanguageSwitch() {
  const { language, words } = useFrame();
  const { pathname } = useLocation();
  const search = useSearch();
  return (
    <nav className="tongue" aria-label={words.languageMenu}>
      {languageCodes.map((code) => (
        <Link
          key={code}
          to={{ pathname: counterpartOf(pathname, code), search }}
          lang={code}
          hrefLang={code}
          title={languages[code].name}
          aria-current={code === language ? 'true' : undefined}
        >
          {languages[code].short}
        </Link>
      ))}
    </nav>
  );
}

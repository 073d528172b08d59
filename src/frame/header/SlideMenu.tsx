import * as Dialog from '@radix-ui/react-dialog';
import { Minus, Phone, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { barPages, hasSubmenu, pageRow, submenuOf, type PageId } from '../../site/pages.ts';
import { pageAt } from '../../site/paths.ts';
import { venue } from '../../site/venue.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { useFocusReturn } from '../../ui/useFocusReturn.ts';
import { useFrame } from '../Frame.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { PageLink } from '../text/PageLink.tsx';
import { Wordmark } from '../Wordmark.tsx';

/** The menu of small screens: over the whole screen, closes on navigation (its opener watches the address). */
export default function SlideMenu({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { words } = useFrame();
  const { pathname } = useLocation();
  const current = pageAt(pathname);
  const focusReturn = useFocusReturn();
  const close = () => onOpenChange(false);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content className="slide" aria-describedby={undefined} {...focusReturn}>
          <Dialog.Title className="sr-only">{words.mainMenu}</Dialog.Title>
          <div className="slide__top">
            <PageLink to="home" className="brand" aria-label={words.homeLink} onClick={close}>
              <Wordmark />
            </PageLink>
            <LanguageSwitch />
            <Dialog.Close className="burger" aria-label={words.closeMenu}>
              <X className="icon" aria-hidden="true" />
            </Dialog.Close>
          </div>
          <SlideList current={current} onNavigate={close} />
          <div className="slide__end">
            <PageLink to="contact" className={buttonClass({ size: 'lg' })} onClick={close}>
              <span>{words.enquire}</span>
            </PageLink>
            <a className={`${buttonClass({ variant: 'outline', size: 'lg' })} btn--icon`} href={`tel:${venue.phones[0].dial}`} aria-label={words.phoneBar.call}>
              <Phone className="icon" aria-hidden="true" />
            </a>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SlideList({ current, onNavigate }: { current: PageId | undefined; onNavigate: () => void }) {
  const { words } = useFrame();
  const [unfolded, setUnfolded] = useState(current && pageRow(current).parent);
  const link = (page: PageId, label = words.pages[page]) => (
    <PageLink to={page} onClick={onNavigate} aria-current={page === current ? 'page' : undefined}>
      {label}
    </PageLink>
  );
  return (
    <ul className="slide__list display">
      {barPages.map((page, index) => {
        const isUnfolded = unfolded === page;
        const Sign = isUnfolded ? Minus : Plus;
        return (
          <li key={page} style={{ animationDelay: `${index * 40}ms` }}>
            {hasSubmenu(page) ? (
              <>
                <button type="button" aria-expanded={isUnfolded} onClick={() => setUnfolded(isUnfolded ? undefined : page)}>
                  {words.pages[page]}
                  <Sign className="icon" aria-hidden="true" />
                </button>
                <ul hidden={!isUnfolded}>
                  <li>{link(page, words.submenuOverview[page])}</li>
                  {submenuOf(page).map((item) => (
                    <li key={item}>{link(item)}</li>
                  ))}
                </ul>
              </>
            ) : (
              link(page)
            )}
          </li>
        );
      })}
    </ul>
  );
}

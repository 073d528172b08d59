import { Menu as MenuIcon } from 'lucide-react';
import { ActionLink } from '../../components/ActionLink.tsx';
import { openedOf, useCloseOnBack } from '../../components/hooks/useCloseOnBack.ts';
import { useLocale } from '../../components/Locale.tsx';
import { SlideMenu } from './SlideMenu.tsx';

const menu = 'menu';
const menuNow = openedOf([menu]);

/** Before hydration it links to the footer's page list. */
export function SlideMenuButton() {
  const { messages } = useLocale();
  const { opened, open, close, leave } = useCloseOnBack(menuNow);
  const isOpen = opened !== null;
  return (
    <>
      <ActionLink
        className="-mr-1.25 grid size-touch flex-none place-items-center xl:hidden"
        href="#pages"
        aria-label={messages.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => open(menu)}
      >
        <MenuIcon className="icon size-3.25 stroke-thin" />
      </ActionLink>
      <SlideMenu open={isOpen} onClose={close} onNavigate={leave} />
    </>
  );
}

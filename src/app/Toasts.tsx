import { X } from 'lucide-react';
import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { useFrame } from '../frame/Frame.tsx';
import '../ui/notice.css';
import { onNotices, takeNotices } from '../ui/notify.ts';

/** docs/specification.md, "Notices, tips and buttons": milliseconds and pixels. */
const limits = { visibleToasts: 3, duration: 4000, gap: 14, position: 'bottom-right' } as const;
const hotkey = ['altKey', 'KeyT'];
const width = 356;
const abovePhoneBar = 'calc(76px + env(safe-area-inset-bottom))';

const showAll = () => {
  for (const { about, text } of takeNotices()) toast(text, { id: about });
};

export default function Toasts() {
  const { words } = useFrame();
  useEffect(() => onNotices(showAll), []);
  return (
    <Toaster
      {...limits}
      hotkey={hotkey}
      closeButton
      // Each in full: in a pile, those behind could be neither read nor closed.
      expand
      // Without it the name would end with the keys, in English.
      customAriaLabel={words.notices}
      mobileOffset={{ bottom: abovePhoneBar }}
      style={{ '--width': `${width}px` }}
      toastOptions={{
        unstyled: true,
        classNames: { toast: 'toast', content: 'toast__text', closeButton: 'toast__close' },
        closeButtonAriaLabel: words.close,
      }}
      icons={{ close: <X className="icon" aria-hidden="true" /> }}
    />
  );
}

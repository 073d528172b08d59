import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { toast, Toaster } from 'sonner';
import { iconButtonClass } from '../components/Button.tsx';
import { useLocale } from '../components/Locale.tsx';
import { tw } from '../components/tw.ts';
import type { LayoutMessages } from './schema.ts';

/** Milliseconds and pixels (docs/specification.md, "Notices, tips and buttons"). */
const limits = { visibleToasts: 3, duration: 4000, gap: 14, position: 'bottom-right' } as const;
const hotkey = ['altKey', 'KeyT'];
const width = 356;
const aboveCtaBar = 'calc(76px + env(safe-area-inset-bottom))';

const classNames = {
  toast: clsx(
    'flex min-h-14 w-(--width) max-w-full items-center gap-3 border-l-3 border-primary bg-surface py-1.5 pr-2 pl-4',
    'font-text text-small font-normal text-foreground',
  ),
  content: tw`flex-1 py-1.5`,
  closeButton: clsx(iconButtonClass, 'order-3'),
};

/** Results of forms are in boxes instead (docs/specification.md, "Sending"). */
export function Toasts() {
  const { messages } = useLocale();
  return (
    <Toaster
      {...limits}
      hotkey={hotkey}
      closeButton
      // Stacked toasts can be neither read nor closed.
      expand
      // The default label ends with the hotkey in English.
      customAriaLabel={messages.notices}
      mobileOffset={{ bottom: aboveCtaBar }}
      style={{ '--width': `${width}px` }}
      toastOptions={{
        unstyled: true,
        classNames,
        closeButtonAriaLabel: messages.close,
      }}
      icons={{ close: <X className="icon" /> }}
    />
  );
}

export function useConnectionNotices({ connection }: LayoutMessages) {
  const wasLost = useRef(false);
  useEffect(() => {
    const showLost = () => {
      wasLost.current = true;
      toast(connection.lost, { id: 'connection' });
    };
    const showRestored = () => {
      if (wasLost.current) toast(connection.back, { id: 'connection' });
      wasLost.current = false;
    };
    window.addEventListener('offline', showLost);
    window.addEventListener('online', showRestored);
    return () => {
      window.removeEventListener('offline', showLost);
      window.removeEventListener('online', showRestored);
    };
  }, [connection]);
}

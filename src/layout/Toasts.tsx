import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { iconButtonClass } from '../components/Button.tsx';
import { useLocale } from '../components/Locale.tsx';
import { tw } from '../components/tw.ts';
import type { LayoutMessages } from './schema.ts';

const aboveCtaBar = 'calc(76px + env(safe-area-inset-bottom))';

const classNames = {
  toast: clsx(
    'flex min-h-14 w-(--width) max-w-full flex-row-reverse items-center gap-3 pr-2 pl-4',
    'border border-l-3 border-border border-l-primary bg-surface lifted',
    'font-text text-small font-normal text-foreground',
  ),
  content: tw`flex-1 py-3`,
  closeButton: iconButtonClass,
};

/** A press on a notice leaves a dialog open. */
export const ignoreToasts = (event: Event): void => {
  if ((event.target as Element).closest('[data-sonner-toaster]')) event.preventDefault();
};

/** Keeps sonner's defaults, which docs/specification.md asks for ("Notices, tips and buttons"). */
export function Toasts() {
  const { messages } = useLocale();
  return (
    <Toaster
      closeButton
      // Stacked toasts can be neither read nor closed.
      expand
      // The default label ends with the hotkey in English.
      customAriaLabel={messages.notices}
      mobileOffset={{ bottom: aboveCtaBar }}
      toastOptions={{
        unstyled: true,
        classNames,
        // Radix disables everything outside an open dialog.
        style: { pointerEvents: 'auto' },
        closeButtonAriaLabel: messages.close,
      }}
      icons={{ close: <X className="icon" /> }}
    />
  );
}

export function useConnectionNotices({ connection }: LayoutMessages) {
  useEffect(() => {
    const showRestored = () => toast(connection.back, { id: 'connection' });
    const showLost = () => {
      toast(connection.lost, { id: 'connection' });
      window.addEventListener('online', showRestored, { once: true });
    };
    window.addEventListener('offline', showLost);
    return () => {
      window.removeEventListener('offline', showLost);
      window.removeEventListener('online', showRestored);
    };
  }, [connection]);
}

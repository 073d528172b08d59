import * as Dialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { iconButtonClass } from '../../components/Button.tsx';
import { useFocusReturn } from '../../components/hooks/useFocusReturn.ts';
import type { LegalCopy } from '../../components/text/LegalLink.tsx';
import { ignoreToasts } from '../Toasts.tsx';
import { LegalArticle } from './LegalArticle.tsx';
import './LegalDialog.css';

type Props = { messages: LegalCopy; onClose: () => void };

/** The dialog has no route (docs/specification.md, "Readings"). */
export function LegalDialog({ messages, onClose }: Props) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-night/50" />
        <Dialog.Content
          className="legal-dialog fixed bottom-0 z-50 flex animate-rise-in flex-col bg-surface lifted"
          aria-describedby={undefined}
          onInteractOutside={ignoreToasts}
          {...focusReturn}
        >
          <div className="flex items-center justify-between gap-4 border-b border-border px-margin py-2">
            <Dialog.Title className="text-label">{messages.title}</Dialog.Title>
            <Dialog.Close className={clsx(iconButtonClass, '-mr-2')} aria-label={messages.close}>
              <X className="icon size-6" />
            </Dialog.Close>
          </div>
          <section
            className="overflow-y-auto overscroll-contain px-margin pt-8 pb-safe-5 focus-visible:-outline-offset-4"
            tabIndex={0}
            aria-label={messages.title}
          >
            <LegalArticle copy={messages} headings={['h3', 'h4']} />
          </section>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

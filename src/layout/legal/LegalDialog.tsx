import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { iconButtonClass } from '../../components/Button.tsx';
import { useFocusReturn } from '../../components/hooks/useFocusReturn.ts';
import './LegalDialog.css';
import type { LegalCopy } from '../../components/text/LegalLink.tsx';
import { RichText } from '../../components/text/RichText.tsx';

type Props = { messages: LegalCopy; onClose: () => void };

/** The dialog has no route (docs/specification.md, "Readings"). */
export function LegalDialog({ messages, onClose }: Props) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-night/50" />
        <Dialog.Content
          className="legal-dialog fixed bottom-0 z-50 flex animate-rise-in flex-col bg-surface focus-visible:outline-none"
          aria-describedby={undefined}
          {...focusReturn}
        >
          <div className="flex items-center justify-between gap-4 border-b border-border py-2 pr-2 pl-margin">
            <Dialog.Title className="text-label">{messages.title}</Dialog.Title>
            <Dialog.Close className={iconButtonClass} aria-label={messages.close}>
              <X className="icon size-6" />
            </Dialog.Close>
          </div>
          <section
            className="overflow-y-auto overscroll-contain px-margin pt-8 pb-safe-5 focus-visible:-outline-offset-2"
            tabIndex={0}
            aria-label={messages.title}
          >
            <p className="max-w-text font-display text-display-4">
              <RichText text={messages.short} />
            </p>
            <p className="mt-4 text-note text-muted tabular-nums">{messages.updated}</p>
            {messages.parts.map((part) => (
              <section className="mt-12" key={part.heading}>
                <h3 className="font-display text-display-4">{part.heading}</h3>
                {part.sections.map(({ heading, paragraphs }) => (
                  <section
                    className="mt-6 border-t border-border-strong pt-5 sm:grid sm:grid-cols-3 sm:gap-x-gutter"
                    key={heading}
                  >
                    <h4 className="font-semibold">{heading}</h4>
                    <div className="grid gap-2 sm:col-span-2">
                      {paragraphs.map((paragraph) => (
                        <p className="text-muted" key={paragraph}>
                          <RichText text={paragraph} />
                        </p>
                      ))}
                    </div>
                  </section>
                ))}
              </section>
            ))}
          </section>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

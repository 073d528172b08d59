import { clsx } from 'clsx';
import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useFocusReturn } from '../../components/hooks/useFocusReturn.ts';
import { RichText } from '../../components/text/RichText.tsx';
import type { LegalCopy } from '../../components/text/LegalLink.tsx';

type Props = { messages: LegalCopy; onClose: () => void };

/** A dialog without a route (docs/specification.md, "Readings"). */
export function LegalDialog({ messages, onClose }: Props) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear [background:rgb(var(--veil)/.5)]" />
        <Dialog.Content
          className={clsx(
            'fixed inset-x-0 bottom-0 z-51 flex max-h-[92svh] animate-rise-in flex-col bg-surface focus-visible:outline-none',
            'md:inset-[50%_auto_auto_50%] md:max-h-[min(86svh,880px)] md:w-[min(880px,100vw-64px)] md:-translate-1/2 md:floating',
          )}
          aria-describedby={undefined}
          {...focusReturn}
        >
          <div className="flex items-center justify-between gap-4 border-b border-border py-2 pr-2 pl-margin md:py-3 md:pr-4 md:pl-14">
            <Dialog.Title className="text-small font-semibold">{messages.title}</Dialog.Title>
            <Dialog.Close
              className="grid size-12 flex-none cursor-pointer place-items-center border-0 bg-transparent hover:text-accent"
              aria-label={messages.close}
            >
              <X className="icon size-6" />
            </Dialog.Close>
          </div>
          <section
            className="overflow-y-auto overscroll-contain px-margin pt-8 pb-safe-12 focus-visible:-outline-offset-3 md:px-14 md:pt-12 md:pb-16"
            tabIndex={0}
            aria-label={messages.title}
          >
            <p className="max-w-text font-display text-display-4">
              <RichText text={messages.short} />
            </p>
            <p className="mt-4 text-note text-muted tabular-nums">{messages.updated}</p>
            {messages.parts.map((part) => (
              <section className="mt-12 md:mt-16" key={part.heading}>
                <h3 className="font-display text-display-4">{part.heading}</h3>
                {part.sections.map(({ heading, paragraphs }) => (
                  <section
                    className="mt-6 border-t border-border-strong pt-5 md:grid md:grid-cols-5-12 md:gap-x-8"
                    key={heading}
                  >
                    <h4 className="m-0 text-body font-semibold">{heading}</h4>
                    <div>
                      {paragraphs.map((paragraph) => (
                        <p className="mt-2 text-body text-muted md:first:mt-0" key={paragraph}>
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

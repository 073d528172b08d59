import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useFocusReturn } from '../ui/useFocusReturn.ts';
import { RichText } from './RichText.tsx';
import type { TermsWords } from './Terms.tsx';
import './TermsDialog.css';

type Props = { words: TermsWords; open: boolean; onOpenChange: (open: boolean) => void };

/** Terms of use and privacy note in a dialog; there is no route for them (PRODUCT.md). */
export function TermsDialog({ words, open, onOpenChange }: Props) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="terms-veil" />
        <Dialog.Content className="terms" aria-describedby={undefined} {...focusReturn}>
          <div className="terms__head">
            <Dialog.Title className="terms__title">{words.title}</Dialog.Title>
            <Dialog.Close className="terms__close" aria-label={words.close}>
              <X className="icon" aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="terms__text" tabIndex={0} role="region" aria-label={words.title}>
            <p className="terms__short display t-item">
              <RichText text={words.short} />
            </p>
            <p className="note num">{words.updated}</p>
            {words.parts.map((part) => (
              <section className="terms__part" key={part.heading}>
                <h3 className="display t-item">{part.heading}</h3>
                {part.sections.map(({ heading, paragraphs }) => (
                  <section className="terms__section" key={heading}>
                    <h4>{heading}</h4>
                    <div>
                      {paragraphs.map((paragraph) => (
                        <p key={paragraph}>
                          <RichText text={paragraph} />
                        </p>
                      ))}
                    </div>
                  </section>
                ))}
              </section>
            ))}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useFocusReturn } from '../../ui/useFocusReturn.ts';
import { RichText } from '../text/RichText.tsx';
import type { LegalWords } from './Legal.tsx';
import './LegalDialog.css';

type Props = { words: LegalWords; open: boolean; onOpenChange: (open: boolean) => void };

/** A legal text in a dialog; there is no route for it (docs/specification.md, "Readings"). */
export function LegalDialog({ words, open, onOpenChange }: Props) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="legal-veil" />
        <Dialog.Content className="legal" aria-describedby={undefined} {...focusReturn}>
          <div className="legal__head">
            <Dialog.Title className="legal__title">{words.title}</Dialog.Title>
            <Dialog.Close className="legal__close" aria-label={words.close}>
              <X className="icon" aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="legal__text" tabIndex={0} role="region" aria-label={words.title}>
            <p className="legal__short display t-item">
              <RichText text={words.short} />
            </p>
            <p className="note num">{words.updated}</p>
            {words.parts.map((part) => (
              <section className="legal__part" key={part.heading}>
                <h3 className="display t-item">{part.heading}</h3>
                {part.sections.map(({ heading, paragraphs }) => (
                  <section className="legal__section" key={heading}>
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

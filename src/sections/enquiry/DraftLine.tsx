import { X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useFrame } from '../../frame/Frame.tsx';
import type { Enquiry } from './useEnquiry.ts';

/** Says before the fields that they were filled in again, until the visitor has cleared, kept or sent them. */
export function DraftLine({ enquiry }: { enquiry: Enquiry }) {
  const { words } = useFrame();
  const { draft } = enquiry.words;
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-2 border-l-3 border-olive bg-limestone py-0.5 pr-0.5 pl-2 text-small leading-[1.45]">
      <p className="flex-[1_1_15em] py-1" role="status">{draft.restored}</p>
      <Button variant="link" size="sm" onClick={enquiry.undoDraft}>
        {draft.undo}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="ml-auto"
        icon={<X className="icon" aria-hidden="true" />}
        aria-label={words.close}
        onClick={enquiry.dismissDraft}
      />
    </div>
  );
}

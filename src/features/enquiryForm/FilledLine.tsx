import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { useLocale } from '../../components/Locale.tsx';

type Props = {
  text: string;
  onUndo: () => void;
  undo: string;
  onDismiss: () => void;
};

/** Shows which values were prefilled. */
export function FilledLine({ text, undo, onUndo, onDismiss }: Props) {
  const { messages } = useLocale();
  /** The pressed button disappears, so the form gets the focus. */
  const leavingBy = (done: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    done();
    event.currentTarget.form?.focus({ preventScroll: true });
  };
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-2 border-l-3 border-primary bg-background py-0.5 pr-0.5 pl-2 text-small leading-[1.45]">
      <p className="flex-[1_1_15em] py-1" role="status">
        {text}
      </p>
      <Button variant="link" size="sm" onClick={leavingBy(onUndo)}>
        {undo}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="ml-auto"
        icon={<X className="icon" />}
        aria-label={messages.close}
        onClick={leavingBy(onDismiss)}
      />
    </div>
  );
}

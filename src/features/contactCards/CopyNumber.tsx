import { Copy } from 'lucide-react';
import { toast } from 'sonner';
import { useHydrated } from '../../components/hooks/useHydrated.ts';
import { copyToClipboard } from '../../components/share.ts';
import { Tip } from '../../components/Tip.tsx';
import { useLocale } from '../../components/Locale.tsx';

type Props = { number: string };

/** For calls from another device. */
export function CopyNumber({ number }: Props) {
  const { messages } = useLocale();
  if (!useHydrated() || !('clipboard' in navigator)) return null;
  // If refused, the number can still be selected.
  const onClick = async () => {
    if (await copyToClipboard(number)) toast(messages.phone.copied, { id: 'copy' });
  };
  return (
    <Tip label={messages.phone.copy}>
      <button
        type="button"
        className="grid size-touch cursor-pointer place-items-center border-0 bg-transparent p-0 text-muted transition-colors hover:text-accent focus-visible:outline-offset-[-6px]"
        aria-label={`${messages.phone.copy} ${number}`}
        onClick={onClick}
      >
        <Copy className="icon size-2" />
      </button>
    </Tip>
  );
}

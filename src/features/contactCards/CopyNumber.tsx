import { Copy } from 'lucide-react';
import { toast } from 'sonner';
import { useHydrated } from '../../components/hooks/useHydrated.ts';
import { copy } from '../../components/share.ts';
import { Tip } from '../../components/Tip.tsx';
import { useFrame } from '../../components/Frame.tsx';

type Props = { number: string };

/** For calls from another device. */
export function CopyNumber({ number }: Props) {
  const { words } = useFrame();
  if (!useHydrated() || !('clipboard' in navigator)) return null;
  // If refused, the number can still be selected.
  const onClick = async () => {
    if (await copy(number)) toast(words.phone.copied, { id: 'copy' });
  };
  return (
    <Tip label={words.phone.copy}>
      <button
        type="button"
        className="grid size-touch cursor-pointer place-items-center border-0 bg-transparent p-0 text-moss transition-colors hover:text-terracotta focus-visible:outline-offset-[-6px]"
        aria-label={`${words.phone.copy} ${number}`}
        onClick={onClick}
      >
        <Copy className="icon size-2" />
      </button>
    </Tip>
  );
}

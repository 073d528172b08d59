import { Copy } from 'lucide-react';
import { notify } from '../../ui/notify.ts';
import { Tip } from '../../ui/Tip.tsx';
import { useFrame } from '../../frame/Frame.tsx';

type Props = { number: string };

/** Puts a phone number on the clipboard, for those who read here and call from elsewhere. */
export default function CopyNumber({ number }: Props) {
  const { words } = useFrame();
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => notify({ about: 'copy', text: words.phone.copied }),
      // Refused by the browser: the number stays on the page to be selected by hand.
      () => {},
    );
  return (
    <Tip label={words.phone.copy}>
      <button type="button" className="cards__copy" aria-label={`${words.phone.copy} ${number}`} onClick={copy}>
        <Copy className="icon" aria-hidden="true" />
      </button>
    </Tip>
  );
}

import type { GuestsContent } from './schema.ts';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { useFrame } from '../../components/Frame.tsx';
import { absolute } from '../../seo/siteUrl.ts';
import { canonicalPathOf } from '../../site/paths.ts';
import { ActionLink } from '../../components/ActionLink.tsx';
import { share } from '../../components/share.ts';

export type ShareWords = GuestsContent['share'];

export const useGuestsAddress = (): string =>
  absolute(canonicalPathOf('guests', useFrame().language));

/** Shares by dialog, else clipboard, else email. */
export function ShareLink({
  words,
  className,
  children,
}: {
  words: ShareWords;
  className: string;
  children: ReactNode;
}) {
  const url = useGuestsAddress();
  const mail = `mailto:?subject=${encodeURIComponent(words.text)}&body=${encodeURIComponent(url)}`;
  const handOn = async () => {
    const done = await share({ url, text: words.text });
    if (done === 'copied') toast(words.copied, { id: 'copy' });
    if (done === 'refused') location.assign(mail);
  };
  return (
    <ActionLink href={mail} className={className} onPress={handOn}>
      {children}
    </ActionLink>
  );
}

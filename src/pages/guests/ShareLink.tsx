import type { GuestsContent } from './schema.ts';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { useLocale } from '../../components/Locale.tsx';
import { absolute } from '../../seo/siteUrl.ts';
import { canonicalPathOf } from '../../site/paths.ts';
import { ActionLink } from '../../components/ActionLink.tsx';
import { share } from '../../components/share.ts';

export type ShareCopy = GuestsContent['share'];

export const useGuestsAddress = (): string =>
  absolute(canonicalPathOf('guests', useLocale().language));

/** Shares by dialog, else clipboard, else email. */
export function ShareLink({
  copy,
  className,
  children,
}: {
  copy: ShareCopy;
  className: string;
  children: ReactNode;
}) {
  const url = useGuestsAddress();
  const mail = `mailto:?subject=${encodeURIComponent(copy.text)}&body=${encodeURIComponent(url)}`;
  const handOn = async () => {
    const done = await share({ url, text: copy.text });
    if (done === 'copied') toast(copy.copied, { id: 'copy' });
    if (done === 'refused') location.assign(mail);
  };
  return (
    <ActionLink href={mail} className={className} onPress={handOn}>
      {children}
    </ActionLink>
  );
}

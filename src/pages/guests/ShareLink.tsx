import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { useLocale } from '../../components/Locale.tsx';
import { share } from '../../components/share.ts';
import { ActionLink } from '../../components/text/ActionLink.tsx';
import { getAbsoluteUrl } from '../../seo/headTags.ts';
import { getCanonicalPath } from '../../site/pages.ts';
import type { GuestsContent } from './schema.ts';

/** Opens the share dialog. Without one, copies the link; if that is forbidden, opens an e-mail. */
export function ShareLink({
  copy,
  className,
  children,
}: {
  copy: GuestsContent['share'];
  className: string;
  children: ReactNode;
}) {
  const url = useGuestsAddress();
  const mail = `mailto:?subject=${encodeURIComponent(copy.text)}&body=${encodeURIComponent(url)}`;
  const shareAddress = async () => {
    const done = await share({ url, text: copy.text });
    if (done === 'copied') toast(copy.copied, { id: 'copy' });
    if (done === 'refused') location.assign(mail);
  };
  return (
    <ActionLink href={mail} className={className} onPress={shareAddress}>
      {children}
    </ActionLink>
  );
}

export const useGuestsAddress = (): string =>
  getAbsoluteUrl(getCanonicalPath('guests', useLocale().language));

import { venue } from '../../facts/venue/venue.ts';
import type { ManagerQuoteCopy } from '../../model/groups.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { useLocale } from '../Locale.tsx';
import { Photo } from '../photo/Photo.tsx';

type Props = { photo?: PagePicture; copy: ManagerQuoteCopy; className?: string };

export function ManagerQuote({ photo, copy, className }: Props) {
  const { language } = useLocale();
  return (
    <figure className={className}>
      {photo && (
        <div className="mb-8 aspect-4/5 overflow-hidden">
          <Photo photo={photo} sizes="(min-width: 768px) min(67.5vw, 962px), 169vw" />
        </div>
      )}
      <blockquote className="text-lead">
        <p>{copy.quote}</p>
      </blockquote>
      <figcaption>
        <span className="mt-4 block font-display text-title italic">{venue.manager[language]}</span>
        <span className="mt-1 block text-small text-muted">{copy.role}</span>
      </figcaption>
    </figure>
  );
}

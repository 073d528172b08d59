import { ArrowRight } from 'lucide-react';
import {
  '157' as children,
  '075' as flowers,
  '077' as grove,
  '066' as arch,
  '225' as dj,
  '078' as chapel,
} from 'photo:library';
import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import type { PageId } from '../site/pages.ts';
import { sizesIn } from '../ui/photoFiles.ts';
import { PageLink } from '../frame/text/PageLink.tsx';
import { LibraryPhoto } from './photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import './ServiceList.css';

type Service = 'planning' | 'photography' | 'music' | 'church' | 'children' | 'decoration';

export type ServiceListWords = {
  title: string;
  /** Name and two lines for each service. */
  services: Record<Service, { title: string; text: string }>;
};

/** In order, with the page that tells more and the photo that appears beside the row. */
const services: readonly { id: Service; page: PageId; photo: AlbumPhoto; focus?: string; rowFocus?: string }[] = [
  { id: 'planning', page: 'weddingPlanner', photo: grove, focus: '34% 50%' },
  { id: 'photography', page: 'photographer', photo: arch },
  { id: 'music', page: 'djMusic', photo: dj, focus: '40% 50%', rowFocus: '40% 50%' },
  { id: 'church', page: 'churches', photo: chapel, focus: '52% 50%', rowFocus: '52% 50%' },
  { id: 'children', page: 'baptism', photo: children, focus: '60% 50%' },
  { id: 'decoration', page: 'services', photo: flowers },
];

/** Six services as a numbered list. On wide screens a stage beside it shows the photo of the row at hand. */
export function ServiceList({ words }: { words: ServiceListWords }) {
  return (
    <section className="section grid services" id="services" aria-labelledby="services-title">
      <h2 className="services__head display t-head" id="services-title">
        <RichText text={words.title} />
      </h2>
      <ol className="services__list">
        {services.map(({ id, page, photo, rowFocus }, index) => (
          <li className="service" key={id}>
            <span className="service__n num" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div className="service__photo">
              <LibraryPhoto photo={photo} focus={rowFocus} sizes={sizesIn(photo, { from: 768, width: '220px' }, { width: '124px', shape: 4 / 5 })} alt="" />
            </div>
            <div className="service__body">
              <h3 className="service__t display t-item">
                <PageLink to={page}>{words.services[id].title}</PageLink>
              </h3>
              <p>{words.services[id].text}</p>
            </div>
            <span className="service__go">
              <ArrowRight className="icon" aria-hidden="true" />
            </span>
          </li>
        ))}
      </ol>
      <div className="services__stage" aria-hidden="true">
        {services.map(({ id, photo, focus }) => (
          <LibraryPhoto key={id} photo={photo} focus={focus} sizes={sizesIn(photo, { from: 1024, width: '44vw', height: '920px' }, { width: '1px' })} alt="" />
        ))}
      </div>
    </section>
  );
}

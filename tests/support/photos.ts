import { projectFolder } from '../../local/project.ts';
import type { GalleryContent } from '../../src/pages/gallery/schema.ts';
import { mapLanguages } from '../../src/site/languages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { getLibrary } from '../../src/vite/photos/library.ts';

export const projectPhotos = await getLibrary(projectFolder).loadPhotos();

export const galleryPhotos = mapLanguages(
  (language) => composeContent<GalleryContent>('gallery', language, projectPhotos).gallery,
);

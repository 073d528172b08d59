import type { PhotographerWords } from '../../pages/Photographer.tsx';

const photographer: PhotographerWords = { head: { title: 'photographer en', description: '', keywords: [] }, title: 'photographer' };

export default photographer;

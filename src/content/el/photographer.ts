import type { PhotographerWords } from '../../pages/Photographer.tsx';

const photographer: PhotographerWords = { head: { title: 'photographer el', description: '', keywords: [] }, title: 'photographer' };

export default photographer;

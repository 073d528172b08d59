import type { CorporateWords } from '../../pages/Corporate.tsx';

const corporate: CorporateWords = { head: { title: 'corporate el', description: '', keywords: [] }, title: 'corporate' };

export default corporate;

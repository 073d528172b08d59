import type { ReceptionWords } from '../../pages/Reception.tsx';

const reception: ReceptionWords = { head: { title: 'reception en', description: '', keywords: [] }, title: 'reception' };

export default reception;

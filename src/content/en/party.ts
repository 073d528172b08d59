import type { PartyWords } from '../../pages/Party.tsx';

const party: PartyWords = { head: { title: 'party en', description: '', keywords: [] }, title: 'party' };

export default party;

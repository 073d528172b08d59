import type { PartyWords } from '../../pages/Party.tsx';

const party: PartyWords = { head: { title: 'party el', description: '', keywords: [] }, title: 'party' };

export default party;

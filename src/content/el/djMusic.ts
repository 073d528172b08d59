import type { DjMusicWords } from '../../pages/DjMusic.tsx';

const djMusic: DjMusicWords = { head: { title: 'djMusic el', description: '', keywords: [] }, title: 'djMusic' };

export default djMusic;

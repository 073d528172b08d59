/** `npm run dev`: Vite, both functions and the inbox. */
import { startDevSite } from '../devSite.ts';
import { runSession } from '../session.ts';

await runSession(startDevSite);

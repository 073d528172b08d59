/** `npm run dev`: Vite with hot reload; both functions and the inbox work as under `npm start`. */
import { startDevSite } from '../devSite.ts';
import { runSession } from '../session.ts';

await runSession(startDevSite);

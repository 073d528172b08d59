/** `npm run edit`: the site as under `npm run dev`; names the address of its editor (local/editor/plugin.ts). */
import { startDevSite } from '../devSite.ts';
import { runSession } from '../session.ts';

await runSession(async (settings) => {
  const site = await startDevSite(settings);
  const editorUrl = `${site.siteUrl}/admin/edit`;
  await fetch(editorUrl);
  return { ...site, editorUrl };
});

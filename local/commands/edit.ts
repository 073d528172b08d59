/** `npm run edit`: the dev server plus the CMS (local/editor/plugin.ts). */
import { startDevSite } from '../devSite.ts';
import { runSession } from '../session.ts';

await runSession(async (settings) => {
  const site = await startDevSite(settings);
  const editorUrl = `${site.siteUrl}/admin/edit`;
  await fetch(editorUrl);
  return { ...site, editorUrl };
});

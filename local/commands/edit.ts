/** `npm run edit`: the site as under `npm run dev`, and beside it the editor for its words, facts and photos. What is saved is written into this folder. */
import { startDevSite } from '../devSite.ts';
import { startEditor } from '../editor/server.ts';
import { assertFree } from '../serve/ports.ts';
import { runSession } from '../session.ts';
import { note } from '../terminal.ts';

await runSession(async (settings) => {
  await assertFree(settings.editPort, 'EDIT_PORT');
  note('Starting the site and its editor.');
  const site = await startDevSite(settings);
  try {
    const editor = await startEditor({ port: settings.editPort, siteUrl: site.siteUrl });
    return {
      ...site,
      editorUrl: editor.url,
      stop: () => Promise.allSettled([editor.stop(), site.stop()]),
    };
  } catch (error) {
    await site.stop();
    throw error;
  }
});

/** `npm run dev`. `npm run edit` (the argument "edit") also prints the URL of the CMS. */
import { createServer } from 'vite';
import { checkContent, formatProblems } from '../../src/vite/content/check.ts';
import { outboxFolder, projectFolder } from '../project.ts';
import { localAddress } from '../serve/server.ts';
import { runSession } from '../session.ts';
import { startTestEnvironment } from '../testEnvironment.ts';

await runSession(async ({ port, build }) => {
  const testEnvironment = await startTestEnvironment({
    outbox: outboxFolder,
    port: 0,
    watch: true,
    log: console.log,
  });
  // For vite.config.ts.
  Object.assign(process.env, build);
  const functions = { target: testEnvironment.siteUrl.replace('localhost', localAddress) };
  const vite = await createServer({
    root: projectFolder,
    // Without a bundle of the config, Vite starts 0.9 s faster.
    configLoader: 'native',
    server: {
      host: localAddress,
      port,
      strictPort: true,
      proxy: { '/functions/v1': functions, '/.netlify/functions': functions },
    },
  });
  await vite.listen();
  const siteUrl = `http://localhost:${port}`;
  const editorUrl = process.argv[2] === 'edit' ? `${siteUrl}/admin/edit` : undefined;
  // Bundles the CMS before its URL is printed.
  if (editorUrl) await fetch(editorUrl);
  // The editor can correct them.
  void checkContent().then(
    (problems) => problems.length > 0 && console.error(formatProblems(problems)),
    // A file may change during the check.
    console.error,
  );
  return {
    siteUrl,
    inboxUrl: testEnvironment.inboxUrl,
    editorUrl,
    stop: () => Promise.allSettled([vite.close(), testEnvironment.stop()]),
  };
});

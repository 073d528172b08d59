import { projectFolder } from '../../local/project.ts';
import { createSite } from '../../local/serve/netlifySite.ts';
import { serve } from '../../local/serve/server.ts';

export const formerTitle = 'Former site, from its cache';

const document = `<!doctype html><script type="module">
  const { serviceWorker } = navigator;
  serviceWorker.register('/service-worker.js');
  await serviceWorker.ready;
  if (serviceWorker.controller) document.title = '${formerTitle}';
  else location.reload();
</script>`;

const worker = `
  addEventListener('install', (event) =>
    event.waitUntil(caches.open('former').then((cache) => cache.add('/'))));
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate')
      event.respondWith(caches.match(event.request).then((hit) => hit ?? fetch(event.request)));
  });`;

/** Serves another site with a cache-first service worker, and after deploy() this one. */
export const startFormerSite = async () => {
  let current = (request: Request): Response | Promise<Response> =>
    request.url.endsWith('.js')
      ? new Response(worker, { headers: { 'content-type': 'text/javascript' } })
      : new Response(document, { headers: { 'content-type': 'text/html' } });
  const { port, stop } = await serve((request) => current(request));
  const deploy = () => void (current = createSite(projectFolder));
  return { url: `http://localhost:${port}`, deploy, stop };
};

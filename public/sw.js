// Replaces service workers that former sites of this domain left in browsers. This site has none.

addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => {
  const leave = async () => {
    await registration.unregister();
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    // Not awaited: a navigation may wait for the end of this event.
    for (const tab of await clients.matchAll({ type: 'window' })) tab.navigate(tab.url);
  };
  event.waitUntil(leave());
});

/** Starts Sveltia CMS on /admin/edit. */
import CMS, { type CmsConfig } from '@sveltia/cms';

const response = await fetch('/admin/config.json');
const { hosted, config } = (await response.json()) as { hosted: boolean; config: CmsConfig };

// Sveltia writes "/photos/olive.webp" regardless of public_folder; content uses repository paths.
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const data = JSON.stringify(entry.get('data'));
    if (!data.includes('"/photos/')) return;
    return entry.set('data', JSON.parse(data.replaceAll('"/photos/', '"photos/')));
  },
});

if (hosted || ['localhost', '127.0.0.1'].includes(location.hostname)) await CMS.init({ config });
else
  document.body.innerHTML =
    '<p>Ο επεξεργαστής δεν γνωρίζει το αποθετήριο (docs/going-live.md).</p><p lang="en">The editor does not know the repository (docs/going-live.md).</p>';

/** Starts Sveltia CMS on /admin/edit. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { refuseFiles } from './refuseFiles.ts';

refuseFiles();

const response = await fetch('/admin/config.json');
const { hosted, config } = (await response.json()) as { hosted: boolean; config: CmsConfig };

if (hosted || ['localhost', '127.0.0.1'].includes(location.hostname)) await CMS.init({ config });
else
  document.body.innerHTML =
    '<p>Ο επεξεργαστής δεν γνωρίζει το αποθετήριο (docs/going-live.md).</p><p lang="en">The editor does not know the repository (docs/going-live.md).</p>';

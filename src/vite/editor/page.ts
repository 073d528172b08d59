/** Starts Sveltia CMS on /admin/edit. */
import CMS from '@sveltia/cms';
import type { createEditorConfig } from './editorConfig.ts';
import { parseValues, type Values } from './parseValues.ts';
import { refuseFiles } from './refuseFiles.ts';

refuseFiles();

/** Sveltia would save half a date as none. It shows the cause of such an error. */
const refuseHalfDates = (): void => {
  const message =
    'Μια ημερομηνία είναι μισή. Συμπληρώστε την ή σβήστε την όλη. · A date is incomplete. Complete it or delete all of it.';
  if ([...document.querySelectorAll('input')].some(({ validity }) => validity.badInput))
    throw new Error('saving_failed', { cause: new Error(message) });
};

/**
 * If Sveltia 0.221 creates two stores at once, one is missing until the next visit, and what the owner did not save is
 * lost (#getDatabase in @sveltia/utils/storage).
 */
const createDraftStore = (databaseName: string): Promise<unknown> =>
  new Promise((resolve) => {
    const request = indexedDB.open(databaseName);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('draft-backups', { keyPath: ['collectionName', 'slug'] }),
    );
    request.addEventListener('success', () => resolve(request.result.close()));
    request.addEventListener('error', resolve);
  });

// Sveltia disables the button while nothing is changed.
addEventListener('beforeunload', (event) => {
  if (document.querySelector('button[aria-keyshortcuts$="+S"]:enabled')) event.preventDefault();
});

const response = await fetch('/admin/config.json');
const { hosted, config } = (await response.json()) as ReturnType<typeof createEditorConfig>;

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    refuseHalfDates();
    const { collection, slug, data, i18n } = entry.toJS();
    const files = config.collections.find(({ name }) => name === collection)?.files;
    const form = files?.find(({ name }) => name === slug);
    if (!form) return undefined;
    const parseData = (written?: Values) => written && parseValues(form.fields, written);
    const others = Object.entries(i18n as Record<string, { data?: Values }>).map(
      ([language, other]) => [language, { data: parseData(other.data) }] as const,
    );
    return entry.set('data', parseData(data) ?? {}).set('i18n', Object.fromEntries(others));
  },
});

if (hosted || ['localhost', '127.0.0.1'].includes(location.hostname)) {
  const { name, repo } = config.backend;
  await createDraftStore(`${name}:${repo}`);
  await CMS.init({ config });
} else
  document.body.innerHTML =
    '<p>Ο επεξεργαστής δεν γνωρίζει το αποθετήριο (docs/going-live.md).</p><p lang="en">The editor does not know the repository (docs/going-live.md).</p>';

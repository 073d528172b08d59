/** `npm run edit:hosted`: the files of an editor on the internet, into the folder dist of local/editor/hosted; for a site of its own (docs/going-live.md). */
import { join } from 'node:path';
import { contentFiles } from '../../src/build/content/contentFiles.ts';
import { parseSiteUrl } from '../../src/site/parseSetting.ts';
import { CannotStart } from '../cannotStart.ts';
import { sveltiaFolder } from '../editor/bundles.ts';
import { hostingFrom, writeHostedEditor } from '../editor/hosted.ts';
import { projectFolder } from '../project.ts';
import { localEnvironment } from '../settings.ts';
import { giveUp, note } from '../terminal.ts';

const folder = join(projectFolder, 'local', 'editor', 'hosted', 'dist');

try {
  const environment = localEnvironment();
  const hosting = hostingFrom(environment);
  const site = parseSiteUrl(environment);
  if ('problem' in site) throw new CannotStart(site.problem);
  await writeHostedEditor(folder, {
    contents: contentFiles,
    hosting,
    siteUrl: site.value,
    sveltia: await sveltiaFolder(),
  });
  note(`The editor for ${hosting.repo}, branch ${hosting.branch}, is in local/editor/hosted/dist.`);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  giveUp(error.message);
}

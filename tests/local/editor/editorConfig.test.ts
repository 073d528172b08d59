// @vitest-environment node
import { expect, it } from 'vitest';
import { backendFrom, editorConfig } from '../../../local/editor/editorConfig.ts';

it.each([
  ['https://github.com/liofos/site', 'github', 'liofos/site'],
  ['https://token@github.com/liofos/site.git/', 'github', 'liofos/site'],
  ['ssh://git@github.com/liofos/my.site', 'github', 'liofos/my.site'],
  [' "https://GitHub.com/liofos/site"\n', 'github', 'liofos/site'],
  ['git@gitlab.com:group/part/site.git', 'gitlab', 'group/part/site'],
])('reads the repository of the editor from %j', (address, name, repo) => {
  expect(backendFrom({ REPOSITORY_URL: address, BRANCH: ' main\n' })).toEqual({
    name,
    repo,
    branch: 'main',
  });
});

it.each([
  undefined,
  'liofos/site',
  'https://bitbucket.org/liofos/site',
  'https://github.com.x/a/b',
])('works on this machine alone if the repository is "%s"', (address) => {
  expect(editorConfig('/site', { REPOSITORY_URL: address })).toMatchObject({
    hosted: false,
    config: { backend: { auth_methods: ['token'] } },
  });
});

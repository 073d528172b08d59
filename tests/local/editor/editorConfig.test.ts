// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { backendFrom, editorConfig } from '../../../local/editor/editorConfig.ts';
import { projectFolder } from '../../../local/project.ts';

describe('the repository of the editor', () => {
  it.each([
    ['https://github.com/liofos/site', 'github', 'liofos/site'],
    ['https://github.com/liofos/site.git/', 'github', 'liofos/site'],
    ['https://token@github.com/liofos/site.git', 'github', 'liofos/site'],
    ['git@github.com:liofos/site.git', 'github', 'liofos/site'],
    ['ssh://git@github.com/liofos/my.site', 'github', 'liofos/my.site'],
    [' "https://GitHub.com/liofos/site"\n', 'github', 'liofos/site'],
    ['git@gitlab.com:group/part/site.git', 'gitlab', 'group/part/site'],
  ])('is read from %s', (address, name, repo) => {
    expect(backendFrom({ REPOSITORY_URL: address, BRANCH: ' main\n' })).toEqual({
      name,
      repo,
      branch: 'main',
    });
  });

  it.each([
    undefined,
    '',
    'liofos/site',
    'https://bitbucket.org/liofos/site',
    'https://github.com.example/liofos/site',
    'file:///github.com/liofos/site',
  ])('is unknown if the address is "%s"', (address) => {
    expect(backendFrom({ REPOSITORY_URL: address, BRANCH: 'main' })).toBeUndefined();
  });
});

it('works on this machine alone if no repository is known', () => {
  expect(editorConfig(projectFolder, {})).toMatchObject({
    hosted: false,
    config: { backend: { auth_methods: ['token'] } },
  });
  expect(
    editorConfig(projectFolder, { REPOSITORY_URL: 'git@github.com:liofos/site.git' }),
  ).toMatchObject({ hosted: true, config: { backend: { repo: 'liofos/site' } } });
});

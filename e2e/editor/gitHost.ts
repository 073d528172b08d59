/** A fake of GitHub, which serves this project and records commits. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { projectFolder } from '../../local/project.ts';

/** Input of https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch. */
export type Commit = {
  branch: { repositoryNameWithOwner: string; branchName: string };
  fileChanges: {
    additions: readonly { path: string; contents: string }[];
    deletions: readonly { path: string }[];
  };
};

const filesUnder = (folder: string): { path: string; sha: string; size: number }[] =>
  readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true }).flatMap(
    (entry) => {
      if (!entry.isFile()) return [];
      const path = join(entry.parentPath, entry.name);
      const content = readFileSync(path);
      return [
        {
          path: path.slice(projectFolder.length + 1),
          size: content.length,
          sha: createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex'),
        },
      ];
    },
  );

export const read = (path: string): string => readFileSync(join(projectFolder, path), 'utf8');

const answers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

export const playGitHub = async (page: Page): Promise<{ commits: Commit[] }> => {
  const commits: Commit[] = [];
  const getHeadOid = (): string => String(commits.length).repeat(40);
  const files = [...filesUnder('src/content'), ...filesUnder('photos')];
  const getText = (sha: string): string => read(files.find((file) => file.sha === sha)!.path);

  const queried = (request: Request): unknown => {
    const { query, variables } = request.postDataJSON() as {
      query: string;
      variables: { input: Commit };
    };
    if (query.includes('createCommitOnBranch')) {
      commits.push(variables.input);
      return {
        createCommitOnBranch: {
          commit: { oid: getHeadOid(), committedDate: '2026-11-02T10:00:00Z' },
        },
      };
    }
    const contents = [...query.matchAll(/(content_\d+):\s*object\(oid:\s*"(\w+)"\)/g)].map(
      ([, alias, sha]) => [alias!, { text: getText(sha!), isTruncated: false }],
    );
    const oid = getHeadOid();
    const author = { name: 'Ελένη', email: 'eleni@liofos.example', user: null };
    const history = {
      nodes: [{ oid, message: 'Before', author, committedDate: '2026-11-01T10:00:00Z' }],
    };
    const past = [...query.matchAll(/(commit_\d+):/g)].map(([, alias]) => [
      alias!,
      { target: { history } },
    ]);
    return {
      repository: {
        defaultBranchRef: { name: 'main' },
        ref: { target: { oid, history } },
        ...Object.fromEntries([...contents, ...past]),
      },
    };
  };

  const responseTo = (request: Request): unknown => {
    const { pathname } = new URL(request.url());
    if (pathname === '/graphql') return { data: queried(request) };
    if (pathname === '/user')
      return {
        id: 1,
        login: 'eleni',
        name: 'Ελένη',
        email: 'eleni@liofos.example',
        avatar_url: '',
      };
    if (pathname.includes('/git/trees/'))
      return { tree: files.map((file) => ({ type: 'blob', ...file })), truncated: false };
    return { permissions: { push: true }, default_branch: 'main', private: false };
  };

  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    if (request.url().includes('/collaborators/'))
      return route.fulfill({ status: 204, headers: answers });
    return route.fulfill({
      json: request.method() === 'OPTIONS' ? {} : responseTo(request),
      headers: answers,
    });
  });
  return { commits };
};

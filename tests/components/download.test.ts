import { expect, it, vi } from 'vitest';
import { isSiteReachable } from '../../src/components/download.ts';
import { createRobots } from '../../src/vite/pages/sitemap.ts';

it.each([
  ['a file of ours is', createRobots(''), true],
  ['the sign-in page of a network is not', '<h1>Please sign in</h1>', false],
])('%s an answer of the site', async (_what, body, answers) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
  expect(await isSiteReachable()).toBe(answers);
});

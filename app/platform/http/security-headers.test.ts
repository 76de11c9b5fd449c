import { expect, it } from 'vitest';
import { pagePolicy, workerPolicy } from './security-headers.ts';

/** The sources that a policy names for one directive. */
const sourcesOf = (policy: string, directive: string): string[] =>
  policy
    .split('; ')
    .map((line) => line.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1) ?? [];

it('lets scripts of a page run by its nonce or from its own files, never because they stand in it', () => {
  const policy = pagePolicy('abc=');
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", "'nonce-abc='"]);
  expect(sourcesOf(policy, 'style-src')).toEqual(["'self'", "'nonce-abc='"]);
  // Attributes of style alone: they cannot load or run anything.
  expect(policy.split('; ').filter((line) => line.includes('unsafe'))).toEqual(["style-src-attr 'unsafe-inline'"]);
  expect(sourcesOf(policy, 'script-src-attr')).toEqual([]);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(sourcesOf(policy, name)).toEqual(["'none'"]);
});

it('lets a worker load its own parts only', () => {
  expect(sourcesOf(workerPolicy, 'script-src')).toEqual(["'self'"]);
  expect(workerPolicy).not.toContain('unsafe');
});

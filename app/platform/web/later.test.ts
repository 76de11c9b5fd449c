/** What the server does with a part whose script cannot be had, as after a build that was taken away under it. */
import { type ComponentType, createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { later } from './later.tsx';
import { onDemand } from './on-demand.tsx';

/** What the rendering comes to; `waits` where it comes to nothing. */
const rendered = (Part: ComponentType<object>): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('waits'), 1_000);
    renderToPipeableStream(createElement(Part), { onError: resolve, onAllReady: () => resolve('done') });
  });

const gone = new Error('its file is gone');

it.each<[string, (load: () => Promise<ComponentType<object>>) => ComponentType<object>]>([
  ['comes later', later],
  ['is asked for', onDemand],
])('a part that %s fails with what is wrong, and keeps nobody waiting for ever', async (_, made) => {
  expect(await rendered(made(() => Promise.reject(gone)))).toBe(gone);
  expect(await rendered(made(async () => () => createElement('p')))).toBe('done');
});

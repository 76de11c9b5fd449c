/** A sample video in a browser, once it can be watched. */
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { ask } from '../../../../e2e/sessions.ts';

/** Videos are drawn after the start, which takes minutes on a busy machine. */
export const DRAWN_WITHIN_MS = 300_000;

/** Its id. */
export async function drawnVideo(): Promise<string> {
  const { data } = await ask<{ data: { id: string; title: string }[] }>(null, 'GET', '/api/v3/videos?limit=50');
  const id = data.find(({ title }) => title === 'How an ECG lead sees the heart')?.id ?? '';
  const isReady = async () => (await ask<{ media: unknown }>(null, 'GET', `/api/v3/videos/${id}`)).media !== null;
  await vi.waitFor(async () => expect(await isReady()).toBe(true), { timeout: DRAWN_WITHIN_MS - 20_000, interval: 500 });
  return id;
}

export const isPlaying = (page: Page) =>
  page.evaluate<boolean>(`(({ paused, readyState }) => !paused && readyState >= 2)(document.querySelector('video'))`);

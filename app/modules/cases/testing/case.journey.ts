/** The product's operations, called over HTTP as whoever is signed in to a browser: for what a journey needs but is not about. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { decideApproval, listApprovals } from '#modules/moderation/approval.contract.ts';
import type { InputOf, Operation, OutputOf } from '#platform/operation/operation.ts';
import { overflowOf } from '../../../../e2e/browser.ts';
import { site } from '../../../../e2e/site.ts';
import { publishCase, saveDraft, startDraft } from '../case-draft.contract.ts';
import { type CaseWish, caseContent, draftSettings } from './cases.factory.ts';

const CREDENTIAL = `Basic ${Buffer.from('website:kolegia').toString('base64')}`;

/** Calls an operation as whoever is signed in there; throws for a refusal. */
export async function callAs<Op extends Operation>(context: BrowserContext, operation: Op, input: InputOf<Op>): Promise<OutputOf<Op>> {
  const answer = await post(context, operation, input);
  if (!answer.ok()) throw new Error(`${operation.name}: ${answer.status()} ${await answer.text()}`);
  const body = (await answer.json()) as { response: OutputOf<Op> };
  return body.response;
}

export function post<Op extends Operation>(context: BrowserContext, operation: Op, input: InputOf<Op>) {
  const rest = { ...(input as Record<string, unknown>) };
  const url = operation.http.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const { method } = operation.http;
  return context.request.fetch(site().url + url, {
    method,
    headers: { authorization: CREDENTIAL, origin: site().url, 'idempotency-key': crypto.randomUUID(), 'x-language': 'en' },
    ...(method === 'GET' || method === 'DELETE' ? { params: rest as Record<string, string> } : { data: rest }),
  });
}

/** Writes and publishes a case by the operations; its author has published before, so that nobody has to approve it. */
export async function publishAs(context: BrowserContext, wish: CaseWish = {}): Promise<string> {
  const draft = await callAs(context, startDraft, { language: wish.settings?.language ?? 'en' });
  const content = { ...caseContent(wish.content) };
  const { version } = await callAs(context, saveDraft, {
    id: draft.id,
    version: draft.version,
    content,
    settings: draftSettings(wish.settings),
  });
  const { id, status } = await callAs(context, publishCase, { draftId: draft.id, version });
  expect(status).toBe('published');
  return id;
}

/** Staff let a held case through. */
export async function approveCase(staff: BrowserContext, caseId: string): Promise<void> {
  const waiting = await callAs(staff, listApprovals, {});
  const held = waiting.data.find(({ id }) => id === caseId);
  if (held === undefined) throw new Error(`${caseId} does not wait for approval`);
  await callAs(staff, decideApproval, { itemId: caseId, heldSince: held.heldSince, decision: 'approve' });
}

/** Wider than the window: something on the page would have to be pushed sideways to be read. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect({ url: page.url(), overflow: await overflowOf(page) }).toEqual({ url: page.url(), overflow: 0 });
}

import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { CallFailure } from '#platform/operation/errors.ts';
import { pageContext } from '#platform/web/page-context.ts';
import type { PageContext } from '#platform/web/page-facts.ts';
import { loadItem, loadOwnableItem } from './item-loader.tsx';

const COMMENTS = { data: [], nextCursor: null };
const refused = (status: number, code: string) => new CallFailure(status, { code, message: '', requestId: 'r' });

/** A page at `/cases/1` whose other operations answer as given, by name. */
function pageWith(answers: Record<string, unknown>, address = 'https://kolegia.example/cases/1') {
  const asked: { name: string; input: unknown }[] = [];
  const call = async ({ name }: { name: string }, input: unknown) => {
    asked.push({ name, input });
    const known = answers[name];
    const answer = typeof known === 'function' ? known(input) : known;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const context = new RouterContextProvider();
  context.set(pageContext, { call } as unknown as PageContext);
  return { args: { context, request: new Request(address) }, asked };
}

const reading = (edit: boolean) => async () => ({ title: 'Fever', can: { edit } });
const refusing = (error: Error) => async (): Promise<{ can: { edit: boolean } }> => Promise.reject(error);

describe('the page of an item', () => {
  test('has the part of the discussion that its address asks for', async () => {
    const { args, asked } = pageWith({ 'library.listComments': COMMENTS }, 'https://kolegia.example/cases/1?comments=next');
    expect(await loadItem(args, '1', reading(false))).toMatchObject({ view: { title: 'Fever' }, comments: COMMENTS });
    expect(asked[0]?.input).toMatchObject({ itemId: '1', cursor: 'next' });
  });

  test('is not there where the item is not, though the discussion may say so first', async () => {
    const { args } = pageWith({ 'library.listComments': refused(404, 'library.itemNotFound') });
    await expect(loadItem(args, '1', refusing(refused(404, 'cases.notFound')))).rejects.toMatchObject({ init: { status: 404 } });
    await expect(loadItem(args, '1', refusing(refused(422, 'request.invalid')))).rejects.toMatchObject({ init: { status: 404 } });
  });

  test('shows the beginning of the discussion where its address asks for a place that is none', async () => {
    const bad = new CallFailure(422, { code: 'request.invalid', message: '', requestId: 'r', fields: { cursor: 'not a place' } });
    const answer = ({ cursor }: { cursor?: string }) => (cursor === undefined ? COMMENTS : bad);
    const { args, asked } = pageWith({ 'library.listComments': answer }, 'https://kolegia.example/cases/1?comments=garbage');
    expect(await loadItem(args, '1', reading(false))).toMatchObject({ view: { title: 'Fever' }, comments: COMMENTS });
    expect(asked.map(({ input }) => (input as { cursor?: string }).cursor)).toEqual(['garbage', undefined]);
  });

  test('hides no other failure', async () => {
    const { args } = pageWith({ 'library.listComments': COMMENTS });
    await expect(loadItem(args, '1', refusing(refused(503, 'server.unavailable')))).rejects.toMatchObject({ status: 503 });
  });

  test('tells of the approval to those who may edit, and asks for it for nobody else', async () => {
    const own = pageWith({ 'library.listComments': COMMENTS, 'moderation.getApproval': { state: 'approved' } });
    expect(await loadOwnableItem(own.args, '1', reading(true))).toMatchObject({ approval: { state: 'approved' } });
    const other = pageWith({ 'library.listComments': COMMENTS });
    expect(await loadOwnableItem(other.args, '1', reading(false))).toMatchObject({ approval: null });
    expect(other.asked.map(({ name }) => name)).toEqual(['library.listComments']);
  });

  test('is null where the item was taken down', async () => {
    const { args } = pageWith({ 'library.listComments': refused(404, 'library.itemNotFound') });
    expect(await loadOwnableItem(args, '1', refusing(refused(410, 'cases.withdrawn')))).toBeNull();
  });
});

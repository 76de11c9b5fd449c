import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { CallFailure } from '#platform/operation/errors.ts';
import { pageContext } from '#platform/web/page-context.ts';
import type { PageContext } from '#platform/web/page-facts.ts';
import { type Composer, loadComposer } from './composer-loader.tsx';

interface Draft {
  readonly id: string;
}

const gone = new CallFailure(404, { code: 'cases.draftNotFound', message: '', requestId: 'r' });
const wrong = new CallFailure(422, { code: 'request.invalid', message: '', requestId: 'r' });

/** A doctor whose drafts are given, at the composer's address with this query. */
function at(query: string, reader: { id: string } | null = { id: 'helen' }) {
  const context = new RouterContextProvider();
  context.set(pageContext, { call: async () => ({ name: 'Helen' }), reader, language: 'en' } as unknown as PageContext);
  return { context, request: new Request(`https://kolegia.example/cases/new${query}`) };
}

const composer = (drafts: readonly Draft[], refusal: CallFailure = gone): Composer<Draft, Draft> => ({
  changeParam: 'case',
  draft: async (_ask, id) => drafts.find((draft) => draft.id === id) ?? Promise.reject(refusal),
  drafts: async () => ({ data: drafts }),
});

describe('the composer', () => {
  test('offers unfinished drafts first, and an empty desk where there is none or a new one is wanted', async () => {
    expect(await loadComposer(at(''), composer([{ id: '1' }]))).toMatchObject({ view: 'drafts', drafts: [{ id: '1' }] });
    expect(await loadComposer(at(''), composer([]))).toMatchObject({ view: 'desk', draft: null, lostId: null });
    expect(await loadComposer(at('?draft=new'), composer([{ id: '1' }]))).toMatchObject({ view: 'desk', draft: null, lostId: null });
  });

  test('opens the draft that is asked for, and names one that is lost: this device may still have text of it', async () => {
    expect(await loadComposer(at('?draft=1'), composer([{ id: '1' }]))).toMatchObject({ view: 'desk', draft: { id: '1' }, lostId: null });
    expect(await loadComposer(at('?draft=2'), composer([{ id: '1' }]))).toMatchObject({ view: 'desk', draft: null, lostId: '2' });
    await expect(loadComposer(at('?draft=%20'), composer([], wrong))).rejects.toMatchObject({ init: { status: 404 } });
  });

  test('knows what is to be changed', async () => {
    expect(await loadComposer(at('?case=7'), composer([{ id: '1' }]))).toMatchObject({ view: 'change', changedId: '7' });
  });

  test('sends whoever is not signed in there, with the way back', async () => {
    const answer = await loadComposer(at('?draft=1', null), composer([])).catch((error: unknown) => error);
    expect(answer).toMatchObject({ status: 302 });
    expect((answer as Response).headers.get('location')).toBe('/login?redirect_url=%2Fcases%2Fnew%3Fdraft%3D1');
  });
});

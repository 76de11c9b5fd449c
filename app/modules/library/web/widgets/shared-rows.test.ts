/** What is rendered once for many readers must differ wherever it would look different to one of them. */
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Byline } from '#modules/identity/byline.contract.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { loadTranslations } from '#platform/i18n/translations.ts';
import { translator } from '#platform/i18n/translator.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { keptParts, renderShared } from '#platform/web/testing/shared-page.ts';
import type { CommentReply } from '../../discussion.contract.ts';
import type { ItemCard } from '../../library.contract.ts';
import { CommentRow, type RowContext, rowWords } from './comment-row.tsx';
import { AnyItemCard } from './item-kinds.tsx';

const translations = await loadTranslations();
const NOW = Date.now();
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

/** Each of these once alone, and once with the parts that all the others left behind: nothing may come out differently. */
function expectOwnMarkup(elements: readonly ReactElement[]): void {
  const markup = keptParts();
  const alone = elements.map((element) => renderToString(element));
  expect(new Set(alone).size).toBe(elements.length);
  for (let round = 0; round < 2; round++) {
    const together = elements.map((element) => renderShared(element, markup));
    expect(together).toEqual(alone);
  }
  expect(markup.keys()).not.toEqual([]);
}

const texts = (language: Language, namespace: string) => translations.namespace(language, namespace) ?? {};

const photo = { id: 'p1', width: 400, height: 400, widths: [100, 400] } as unknown as NonNullable<
  Extract<Byline, { kind: 'member' }>['photo']
>;
const member = {
  kind: 'member',
  id: 'm1',
  name: 'Ratri Maheswari',
  speciality: 'cardiology',
  workplace: 'RS Kariadi',
  verified: true,
  photo: null,
} as const;
const anonymous = { kind: 'anonymous', speciality: 'cardiology', experience: '5-9', province: 'Bali', verified: true } as const;
const BYLINES: readonly Byline[] = [
  member,
  { ...member, id: 'm2' },
  { ...member, name: 'Ratri M.' },
  { ...member, speciality: 'neurology' },
  { ...member, verified: false },
  { ...member, photo },
  anonymous,
  { ...anonymous, verified: false },
];

describe('an answer', () => {
  const comment: CommentReply = {
    id: 'c1',
    byline: member,
    byAuthor: false,
    text: fromPlainText('Repeat the haematocrit.'),
    basis: null,
    references: [],
    second: null,
    createdAt: ago(5),
    editedAt: null,
    edits: 0,
    best: false,
    held: false,
    helpful: 0,
    insightful: 0,
    agree: 0,
    myReaction: null,
    can: { edit: false, delete: false, reply: false, markBest: false, report: false },
  };
  const reference = { title: 'Dengue guidelines', source: 'WHO', year: 2009, url: null };

  const row = (changed: Partial<CommentReply> = {}, context: Partial<RowContext> = {}) => {
    const language = context.language ?? 'en';
    const t = translator(language, texts(language, 'library'));
    const ignore = () => undefined;
    return createElement(CommentRow, {
      comment: { ...comment, ...changed },
      context: {
        t,
        words: rowWords(t),
        speciality: (slug) => translations.text(language, `reference:speciality.${slug}`),
        language,
        now: NOW,
        specialities: [],
        memberHref: (id) => `/${language}/profile/${id}`,
        signedIn: true,
        onReact: ignore,
        onReply: ignore,
        onEdit: ignore,
        onDelete: ignore,
        onReport: ignore,
        onMarkBest: ignore,
        onHistory: ignore,
        onJump: null,
        ...context,
      },
    });
  };

  it('looks to each reader as it does without the others', () => {
    const flag = (word: string) => ({ by: () => word, show: () => word });
    expectOwnMarkup([
      ...BYLINES.map((byline) => row({ byline })),
      row({ id: 'c2' }),
      row({ byAuthor: true }),
      row({ text: fromPlainText('Another text.') }),
      row({ text: null }),
      row({ text: null, held: true }),
      row({ held: true }),
      row({ basis: 'trial' }),
      row({ references: [reference] }),
      row({ references: [{ ...reference, url: 'https://example.org' }] }),
      row({ second: 75 }),
      row({ second: 75 }, { onJump: () => undefined }),
      row({ createdAt: ago(50) }),
      row({}, { now: NOW + 60 * 60_000 }),
      row({ edits: 2 }),
      row({ best: true }),
      row({ helpful: 1 }),
      row({ insightful: 1 }),
      row({ agree: 1 }),
      row({ agree: 1 }, { signedIn: false }),
      row({ myReaction: 'agree' }),
      ...(['edit', 'delete', 'reply', 'markBest', 'report'] as const).map((act) => row({ can: { ...comment.can, [act]: true } })),
      row({}, { language: 'id' }),
      row({}, { signedIn: false }),
      row({}, { specialities: ['cardiology'] }),
      row({}, { extra: flag('needs a source') }),
      row({}, { extra: flag('has a source') }),
    ]);
  });
});

describe('a card', () => {
  const item: ItemCard = {
    id: 'i1',
    kind: 'newsletter',
    language: 'en',
    title: 'Dengue this month',
    summary: 'What changed.',
    byline: member,
    specialities: ['cardiology'],
    publishedAt: ago(5),
    activityAt: ago(5),
    solved: false,
    card: { newsletter: 'Infections', slug: 'infections' },
    counts: { comments: 0, helpful: 0, insightful: 0, agree: 0, bookmarks: 0, reposts: 0, views: 0, answers: 0 } as ItemCard['counts'],
    my: null,
  };
  const marks = { reaction: null, bookmarked: false, reposted: false } as NonNullable<ItemCard['my']>;

  interface Reading {
    readerId?: string;
    language?: Language;
    path?: string;
    first?: boolean;
    around?: string;
  }

  const card = (changed: Partial<ItemCard> = {}, { readerId, language = 'en', path = '/', first = false, around }: Reading = {}) => {
    const Shown = () =>
      createElement(AnyItemCard, {
        item: { ...item, ...changed },
        first,
        ...(around !== undefined && { around: { reason: around, by: around } }),
      });
    const Page = createRoutesStub([{ id: 'root', path: '*', Component: Shown }]);
    const reader = readerId === undefined ? null : { id: readerId, verified: true, premium: false, rights: [] };
    return inLanguage(
      language,
      createElement(Page, { initialEntries: [path], hydrationData: { loaderData: { root: { reader, language } } } }),
    );
  };

  it('looks to each reader as it does without the others', () => {
    const my = marks;
    expectOwnMarkup([
      ...BYLINES.map((byline) => card({ byline })),
      card({ byline: { kind: 'source', id: 's1', name: 'The Lancet', speciality: null, verified: false } }),
      card({ id: 'i2' }),
      card({ kind: 'thread', card: { forum: { id: 'f1', name: 'ICU' }, pinned: true, locked: false, needsSource: false, cover: null } }),
      card({ kind: 'thread', card: { forum: { id: 'f1', name: 'ICU' }, pinned: false, locked: true, needsSource: false, cover: null } }),
      card({ language: 'id' }),
      card({ title: 'Another title' }),
      card({ summary: 'Another summary' }),
      card({ publishedAt: ago(50) }),
      card({ solved: true }),
      card({ counts: { ...item.counts, comments: 3 } }),
      card({ counts: { ...item.counts, helpful: 3 } }),
      card({}, { path: '/?feed=following' }),
      card({}, { language: 'id', path: '/id' }),
      card({}, { around: 'Because you follow cardiology' }),
      card({}, { around: 'It is new' }),
      card({ my }, { readerId: 'm9' }),
      card({ my: { ...my, reaction: 'helpful' } }, { readerId: 'm9' }),
      card({ my: { ...my, bookmarked: true } }, { readerId: 'm9' }),
      // Whoever wrote it cannot show it to their followers once more.
      card({ my, kind: 'series', card: { poster: null, parts: 2 } }, { readerId: 'm1' }),
      card({ my, kind: 'series', card: { poster: null, parts: 2 } }, { readerId: 'm9' }),
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { PostSettings } from '../post-draft.contract.ts';
import { checkPost } from './post-check.policy.ts';

const settings: PostSettings = {
  language: 'en',
  specialities: ['nephrology'],
  anonymous: false,
  leftOut: [],
  audience: 'anyone',
  imagesReviewed: true,
};
const draft = { title: 'Three things about hyperkalaemia', body: fromPlainText('Repeat the sample first.') };

describe('a draft of a post', () => {
  it('is complete with a headline and a text, a picture or a poll', () => {
    expect(checkPost(draft, settings)).toMatchObject({ fields: {}, identifiers: [], content: { poll: null, files: [] } });
    expect(checkPost({ ...draft, body: fromPlainText(' ') }, settings).fields).toEqual({ body: 'posts.validation.description' });
    const poll = { question: 'How?', options: ['A', 'B'], openDays: 7 };
    expect(checkPost({ title: 'A question', poll }, settings).fields).toEqual({});
    expect(checkPost({}, { ...settings, specialities: [] }).fields).toEqual({
      title: 'posts.validation.title',
      'settings.specialities': 'posts.validation.speciality',
    });
  });

  it('says of a poll what the product says of polls', () => {
    const fieldsOf = (poll: object) => checkPost({ ...draft, poll: { openDays: 7, ...poll } }, settings).fields;
    expect(fieldsOf({ question: ' ', options: ['A', 'B'] })).toEqual({ 'poll.question': 'posts.validation.question' });
    expect(fieldsOf({ question: 'Which?', options: ['A'] })).toEqual({ 'poll.options': 'posts.validation.options' });
    expect(fieldsOf({ question: 'Which?', options: ['A', ' '] })).toEqual({ 'poll.options.1': 'posts.validation.option' });
    expect(fieldsOf({ question: 'Which?', options: ['Yes', 'yes '] })).toEqual({ 'poll.options': 'posts.validation.optionTwice' });
    expect(fieldsOf({ question: 'Which?', options: ['1', '2', '3', '4', '5'] })).toHaveProperty(['poll.options']);
  });

  it('names what may tell who a patient is, but not links', () => {
    const body = fromPlainText('Call 0812-3456-7890 or see https://who.int/news.');
    const { identifiers } = checkPost({ ...draft, body }, settings);
    expect(identifiers.map(({ field, kind }) => `${field} ${kind}`)).toEqual(['body phone']);
  });

  it('reads where its links lead, and not only what they are called', () => {
    const linked = (href: string) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'the chart', marks: [{ type: 'link', attrs: { href } }] }] }],
    });
    const found = (href: string) =>
      checkPost({ ...draft, body: linked(href) }, settings).identifiers.map(({ field, kind }) => [field, kind]);
    expect(found('https://emr.example/?nik=3374015203790001')).toEqual([['body', 'nik']]);
    expect(found('https://www.thelancet.com/journals/lancet/article/PIIS0140-6736(20)30183-5/fulltext')).toEqual([]);
    const written = checkPost({ ...draft, body: fromPlainText('See https://emr.example/?nik=3374015203790001.') }, settings);
    expect(written.identifiers.map(({ kind }) => kind)).toContain('nik');
  });

  it('carries no files when its author is anonymous', () => {
    const files = [{ id: 'abc', name: 'audit.pdf', bytes: 100 }];
    expect(checkPost({ ...draft, files }, settings).fields).toEqual({});
    expect(checkPost({ ...draft, files }, { ...settings, anonymous: true }).fields).toEqual({ files: 'posts.validation.filesAnonymous' });
  });
});

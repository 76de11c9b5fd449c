import type { InputOf } from '#platform/operation/operation.ts';
import { writtenLines } from '#platform/web/written-lines.ts';
import { type addForum, type ForumView, MAX_RULES } from '../forums.contract.ts';

export type ForumSettings = InputOf<typeof addForum>;

export interface WrittenForum {
  readonly name: string;
  readonly about: string;
  /** One on each line. */
  readonly rules: string;
  readonly kind: ForumSettings['kind'];
  readonly language: ForumSettings['language'];
  readonly specialities: ForumSettings['specialities'];
  readonly password: string;
}

export const writtenAs = (forum: ForumView): WrittenForum => ({
  name: forum.name,
  about: forum.about,
  rules: forum.rules.join('\n'),
  kind: forum.kind,
  language: forum.language,
  specialities: forum.specialities as ForumSettings['specialities'],
  password: '',
});

export function settingsOf({ rules, password, ...written }: WrittenForum): ForumSettings {
  return {
    ...written,
    rules: writtenLines(rules).slice(0, MAX_RULES),
    // Left empty, the password stays as it is.
    ...(written.kind === 'protected' && password !== '' && { password }),
  };
}

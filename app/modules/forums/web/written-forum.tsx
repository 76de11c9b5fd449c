import type { WrittenPlace } from '#modules/library/web/widgets/place-form.tsx';
import type { InputOf } from '#platform/operation/operation.ts';
import { writtenLines } from '#platform/web/written-lines.ts';
import type { addForum, ForumView } from '../forums.contract.ts';

export type ForumSettings = InputOf<typeof addForum>;

export interface WrittenForum extends WrittenPlace {
  readonly kind: ForumSettings['kind'];
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
    rules: writtenLines(rules),
    // Left empty, the password stays as it is.
    ...(written.kind === 'protected' && password !== '' && { password }),
  };
}

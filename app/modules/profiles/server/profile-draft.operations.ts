import { ownImages } from '#modules/media/server/media.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { textKey } from '#platform/operation/failure-body.ts';
import { handle } from '#platform/operation/handler.ts';
import {
  discardProfileDraft,
  getProfileDraft,
  type ProfileDraft,
  previewProfile,
  publishProfile,
  saveProfileDraft,
} from '../profile-draft.contract.ts';
import { deleteProfileDraft, findAbout, findProfileDraft, lockProfileDraft, saveProfileDraftRow, setAbout } from './profile.store.ts';
import { type Overlay, profileView } from './profile.view.ts';
import { checkProfileDraft } from './profile-draft.policy.ts';
import { changeDetails, ownProfile } from './profile-writing.operations.ts';

export const profileDraftHandlers = [
  handle(getProfileDraft, currentDraft),

  handle(saveProfileDraft, async (context, { version, content }) => {
    const row = await saveProfileDraftRow(context.db, context.viewer.id, version, content);
    if (row === null) throw new Failure('profiles.staleDraft', { details: { current: await currentDraft(context) } });
    return { version: row.version, savedAt: row.savedAt.toISOString() };
  }),

  handle(discardProfileDraft, async (context) => {
    await deleteProfileDraft(context.db, context.viewer.id);
    return currentDraft(context);
  }),

  handle(previewProfile, async (context) => {
    const { db, viewer, services, language } = context;
    const [profile, draft] = [await ownProfile(context), await currentDraft(context)];
    const { fields } = checkProfileDraft(draft.content);
    const words = Object.entries(fields).map(([field, key]) => [field, services.translations.text(language, textKey(key, 'shell'))]);
    return {
      view: await profileView(db, viewer, profile, overlayOf(draft)),
      version: draft.version,
      problems: Object.fromEntries(words) as Record<string, string>,
    };
  }),

  handle(publishProfile, async (context, { version }) => {
    const { db, viewer } = context;
    const draft = await lockProfileDraft(db, viewer.id);
    if (draft === null) throw new Failure('profiles.noDraft');
    if (draft.version !== version) throw new Failure('profiles.staleDraft', { details: { current: await currentDraft(context) } });
    const { profile, fields } = checkProfileDraft(draft.content);
    if (profile === null) throw new Failure('request.invalid', { fields });
    const { about, ...details } = profile;
    await setAbout(db, viewer.id, about);
    await changeDetails(context, details);
    await deleteProfileDraft(db, viewer.id);
    return { memberId: viewer.id };
  }),
];

async function currentDraft(context: MemberContext): Promise<ProfileDraft> {
  const { db, viewer } = context;
  const [{ member, subSpeciality, practisingSince, isProfileListed }, draft] = [
    await ownProfile(context),
    await findProfileDraft(db, viewer.id),
  ];
  if (draft !== null) {
    const { content, version, savedAt } = draft;
    const photo = content.photoId === member.photo?.id ? member.photo : await photoOf(db, viewer.id, content.photoId);
    return { content, version, savedAt: savedAt.toISOString(), photo };
  }
  return {
    content: {
      about: (await findAbout(db, viewer.id)) ?? '',
      photoId: member.photo?.id ?? null,
      workplace: member.workplace ?? '',
      subSpeciality: subSpeciality ?? '',
      practisingSince: practisingSince === null ? '' : String(practisingSince),
      isProfileListed,
    },
    version: 0,
    savedAt: null,
    photo: member.photo,
  };
}

async function photoOf(db: Database, memberId: string, id: string | null) {
  return id === null ? null : ((await ownImages(db, memberId, [id])).get(id) ?? null);
}

/** Shown as far as it makes sense: a year that is none is left out. */
function overlayOf({ content, photo }: ProfileDraft): Overlay {
  const since = Number(content.practisingSince.trim());
  return {
    about: content.about.trim() || null,
    photo,
    workplace: content.workplace.trim() || null,
    subSpeciality: content.subSpeciality.trim() || null,
    practisingSince: /^\d{4}$/.test(content.practisingSince.trim()) ? since : null,
    isProfileListed: content.isProfileListed,
  };
}

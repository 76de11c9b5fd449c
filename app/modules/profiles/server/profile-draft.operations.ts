import { ownImages } from '#modules/media/server/media.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { textKey } from '#platform/operation/failure-body.ts';
import { handle } from '#platform/operation/handler.ts';
import { typedOrNull } from '#platform/richtext/line.ts';
import {
  discardProfileDraft,
  getProfileDraft,
  type ProfileDraft,
  type ProfileDraftContent,
  type PublishableProfile,
  previewProfile,
  publishProfile,
  saveProfileDraft,
} from '../profile-draft.contract.ts';
import { AcademicInput, WorkplaceInput } from '../profile-entries.contract.ts';
import { deleteProfileDraft, findAbout, findProfileDraft, lockPage, saveProfileDraftRow, setAbout } from './profile.store.ts';
import { type Overlay, profileView } from './profile.view.ts';
import { changesOf, checkProfileDraft, typedAcademic, typedWorkplace } from './profile-draft.policy.ts';
import { findAcademics, findWorkplaces, setAcademics, setWorkplaces } from './profile-entries.store.ts';
import { academicRow, academicView, workplaceRow, workplaceView } from './profile-entries.view.ts';
import { changeDetails, ownProfile } from './profile-writing.operations.ts';
import { worksToPublish } from './publication.operations.ts';
import { findPublications, knownWorks, setPublications } from './publication.store.ts';

export const profileDraftHandlers = [
  handle(getProfileDraft, currentDraft),

  handle(saveProfileDraft, async (context, { version, content }) => {
    const { db, viewer } = context;
    await lockPage(db, viewer.id);
    const known = version === 0 ? null : await findProfileDraft(db, viewer.id);
    const changes = changesOf((await publishedPage(context)).content, { ...known?.content, ...content });
    const row = await saveProfileDraftRow(db, viewer.id, version, changes);
    if (row === null) throw new Failure('profiles.staleDraft', { details: { current: await currentDraft(context) } });
    return { version: row.version, savedAt: row.savedAt.toISOString() };
  }),

  handle(discardProfileDraft, async (context, { version }) => {
    const { db, viewer } = context;
    await lockPage(db, viewer.id);
    const known = version === undefined ? null : await findProfileDraft(db, viewer.id);
    if (known !== null && known.version !== version)
      throw new Failure('profiles.staleDraft', { details: { current: await currentDraft(context) } });
    await deleteProfileDraft(db, viewer.id);
    return currentDraft(context);
  }),

  handle(previewProfile, async (context) => {
    const { services, language } = context;
    const [profile, draft] = [await ownProfile(context), await currentDraft(context)];
    const { fields } = checkProfileDraft(draft.content);
    const words = Object.entries(fields).map(([field, key]) => [field, services.translations.text(language, textKey(key, 'shell'))]);
    return {
      view: await profileView(context, profile, overlayOf(draft)),
      version: draft.version,
      problems: Object.fromEntries(words) as Record<string, string>,
    };
  }),

  handle(publishProfile, async (context, { version }) => {
    const { db, viewer } = context;
    await lockPage(db, viewer.id);
    const draft = await findProfileDraft(db, viewer.id);
    if (draft === null) throw new Failure('profiles.noDraft');
    if (draft.version !== version) throw new Failure('profiles.staleDraft', { details: { current: await currentDraft(context) } });
    const published = (await publishedPage(context)).content;
    const { profile, fields } = checkProfileDraft({ ...published, ...draft.content });
    if (profile === null) throw new Failure('request.invalid', { fields });
    const changed = Object.entries(profile).filter(([name]) => name in draft.content);
    const { about, academics, workplaces, publications, ...details } = Object.fromEntries(changed) as Partial<PublishableProfile>;
    if (about !== undefined) await setAbout(db, viewer.id, about);
    if (academics !== undefined) await setAcademics(db, viewer.id, academics.map(academicRow));
    if (workplaces !== undefined) await setWorkplaces(db, viewer.id, workplaces.map(workplaceRow));
    if (publications !== undefined) {
      const works = await worksToPublish(db, viewer.id, publications, 'publications');
      await setPublications(db, viewer.id, works.map(doiOf));
    }
    await changeDetails(context, details);
    await deleteProfileDraft(db, viewer.id);
    return { memberId: viewer.id };
  }),
];

async function currentDraft(context: MemberContext): Promise<ProfileDraft> {
  const { db, viewer } = context;
  const [published, draft] = [await publishedPage(context), await findProfileDraft(db, viewer.id)];
  const content = { ...published.content, ...draft?.content };
  return {
    content,
    version: draft?.version ?? 0,
    savedAt: draft?.savedAt.toISOString() ?? null,
    photo: content.photoId === published.content.photoId ? published.photo : await photoOf(db, viewer.id, content.photoId),
    works: await knownWorks(db, viewer.id, content.publications),
  };
}

/** The page as it is published, as one would have typed it. */
async function publishedPage(context: MemberContext): Promise<Pick<ProfileDraft, 'content' | 'photo'>> {
  const { db, viewer } = context;
  const { member, subSpeciality, practisingSince, isProfileListed } = await ownProfile(context);
  return {
    content: {
      about: (await findAbout(db, viewer.id)) ?? '',
      photoId: member.photo?.id ?? null,
      workplace: member.workplace ?? '',
      subSpeciality: subSpeciality ?? '',
      practisingSince: words(practisingSince),
      isProfileListed,
      ...(await publishedLists(context)),
    },
    photo: member.photo,
  };
}

const doiOf = ({ doi }: { doi: string }) => doi;
const words = (value: string | number | null) => (value === null ? '' : String(value));

/** As one types them. */
async function publishedLists({
  db,
  viewer,
  language,
}: MemberContext): Promise<Pick<ProfileDraftContent, 'academics' | 'workplaces' | 'publications'>> {
  const [academics, workplaces, publications] = [
    await findAcademics(db, viewer.id),
    await findWorkplaces(db, viewer.id),
    await findPublications(db, viewer.id),
  ];
  return {
    academics: academics
      .map((row) => academicView(row, language))
      .map(({ fromYear, toYear, ...row }) => ({ ...row, fromYear: words(fromYear), toYear: words(toYear) })),
    workplaces: workplaces.map(workplaceView).map(({ role, city, fromYear, toYear, ...row }) => ({
      ...row,
      role: words(role),
      city: words(city),
      fromYear: words(fromYear),
      toYear: words(toYear),
    })),
    publications: publications.map(doiOf),
  };
}

async function photoOf(db: Database, memberId: string, id: string | null) {
  return id === null ? null : ((await ownImages(db, memberId, [id])).get(id) ?? null);
}

/** Shown as far as it makes sense: a year that is none is left out, and so is a row that cannot be published so. */
function overlayOf({ content, photo, works }: ProfileDraft): Overlay {
  const since = Number(content.practisingSince.trim());
  return {
    about: typedOrNull(content.about),
    photo,
    workplace: typedOrNull(content.workplace),
    subSpeciality: typedOrNull(content.subSpeciality),
    practisingSince: /^\d{4}$/.test(content.practisingSince.trim()) ? since : null,
    isProfileListed: content.isProfileListed,
    academics: content.academics.flatMap((row) => AcademicInput.safeParse(typedAcademic(row)).data ?? []),
    workplaces: content.workplaces
      .flatMap((row) => WorkplaceInput.safeParse(typedWorkplace(row)).data ?? [])
      .map((row) => workplaceView(workplaceRow(row))),
    publications: works,
  };
}

/** Changing the own page: at once by field, or by a draft that is saved while it is written, looked at, and published. */
import { z } from 'zod';
import { PractisingSince, Workplace } from '#modules/identity/member.contract.ts';
import { ImageRef } from '#modules/media/media.contract.ts';
import { SeenVersion, Version } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { lineOrNone } from '#platform/richtext/line.ts';
import { AcademicList, EntryId, MAX_ACADEMICS, MAX_WORKPLACES, staleErrors, WorkplaceList } from './profile-entries.contract.ts';
import { ProfileView } from './profiles.contract.ts';
import { DoiList, MAX_PUBLICATIONS, Publication } from './publication.contract.ts';

export const ABOUT_LENGTH = 2000;

/** PostgreSQL stores every character but this one. */
const storable = (text: string) => !text.includes('\0');
const lines = (max: number) => z.string().max(max).refine(storable, { error: 'validation.invalid' });

const About = lineOrNone(ABOUT_LENGTH, 'profiles.validation.aboutLong').refine(storable, { error: 'validation.invalid' });
/** Id of an own upload with the purpose `avatar`; null takes the photo away. */
const PhotoId = lines(40).nullable();

/** What onboarding asked for cannot be emptied here, only changed; what it did not ask for may be. */
const details = {
  workplace: Workplace.refine(storable, { error: 'validation.invalid' }),
  subSpeciality: lineOrNone(80).refine(storable, { error: 'validation.invalid' }).nullable(),
  practisingSince: PractisingSince,
  isProfileListed: z.boolean(),
};

/** A draft as it was typed: anything may still be missing or wrong. */
export const ProfileDraftContent = z.strictObject({
  about: lines(ABOUT_LENGTH * 2),
  photoId: PhotoId,
  workplace: lines(200),
  subSpeciality: lines(200),
  practisingSince: lines(10),
  isProfileListed: z.boolean(),
  academics: z
    .array(z.strictObject({ id: EntryId, course: lines(200), institute: lines(200), fromYear: lines(10), toYear: lines(10) }))
    .max(MAX_ACADEMICS),
  workplaces: z
    .array(
      z.strictObject({
        id: EntryId,
        name: lines(200),
        role: lines(200),
        city: lines(200),
        fromYear: lines(10),
        toYear: lines(10),
        current: z.boolean(),
      }),
    )
    .max(MAX_WORKPLACES),
  /** DOIs, each looked up before. */
  publications: z.array(lines(200)).max(MAX_PUBLICATIONS),
});
export type ProfileDraftContent = z.infer<typeof ProfileDraftContent>;
/** Of a draft only what differs from the published page is kept: what is changed elsewhere meanwhile is not taken back by it. */
export type ProfileChanges = Partial<ProfileDraftContent>;
export type DraftAcademic = ProfileDraftContent['academics'][number];
export type DraftWorkplace = ProfileDraftContent['workplaces'][number];

/** A draft that may be published. */
export const PublishableProfile = z.strictObject({
  about: About,
  photoId: PhotoId,
  ...details,
  academics: AcademicList,
  workplaces: WorkplaceList,
  publications: DoiList,
});
export type PublishableProfile = z.infer<typeof PublishableProfile>;

export const ProfileDraft = z.strictObject({
  content: ProfileDraftContent,
  /** 0 until the first save. */
  version: z.int(),
  /** Null until the first save. */
  savedAt: z.string().nullable(),
  /** The picture that `photoId` names. */
  photo: ImageRef.nullable(),
  /** What `publications` names, as far as it was looked up. */
  works: z.array(Publication),
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;

/** `details.current` is the draft as it is now. */
const staleDraft = { 'profiles.staleDraft': 409 } as const;

export const getProfileDraft = query('profiles.getProfileDraft', {
  summary: 'The draft of the own page; without one, the page as it is published.',
  http: main.get('/profile/draft'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: ProfileDraft,
  errors: {},
});

export const saveProfileDraft = command('profiles.saveProfileDraft', {
  summary:
    'Saves the draft of the own page; fields that are left out stay as they are. A save on top of another window’s is refused with the draft as it is.',
  http: main.post('/profile/draft'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ version: Version, content: ProfileDraftContent.partial() }),
  output: z.strictObject({ version: z.int(), savedAt: z.string() }),
  errors: staleDraft,
});

export const discardProfileDraft = command('profiles.discardProfileDraft', {
  summary:
    'Throws the draft of the own page away; answers with the page as it is published. One that another window has saved since is kept.',
  http: main.delete('/profile/draft'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ /** Of the draft as its writer has seen it. */ version: SeenVersion.optional() }),
  output: ProfileDraft,
  errors: staleDraft,
});

export const previewProfile = query('profiles.previewProfile', {
  summary: 'The own page as it would be after publishing the draft, and what still keeps it from being published.',
  http: main.get('/profile/preview'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({
    view: ProfileView,
    version: z.int(),
    /** By field of the draft, in the reader's language; empty when it may be published. */
    problems: z.record(z.string(), z.string()),
  }),
  errors: {},
});

export const publishProfile = command('profiles.publishProfile', {
  summary: 'Brings what the draft changes into the published page.',
  http: main.post('/profile/publish'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ version: Version }),
  output: z.strictObject({ memberId: z.string() }),
  errors: { ...staleDraft, 'profiles.noDraft': 404 },
});

export const updateAbout = command('profiles.updateAbout', {
  summary: 'Sets the text about oneself, without a draft; empty takes it away.',
  http: main.post('/profile/update-about'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ /** As it was read: another that stands there by now is kept. */ was: About.optional(), about: About }),
  output: z.strictObject({ about: z.string().nullable() }),
  errors: staleErrors,
});

/** What did not stand there yet is null. */
const SeenDetails = z
  .strictObject({
    photoId: PhotoId,
    workplace: details.workplace.nullable(),
    subSpeciality: details.subSpeciality,
    practisingSince: z.int().nullable(),
    isProfileListed: details.isProfileListed,
  })
  .partial();

export const updateUserDetail = command('profiles.updateUserDetail', {
  summary:
    'Changes what the own page shows, without a draft; fields that are left out stay. Where something else stands there than `was` says, it is refused with that.',
  http: main.post('/profile/update-user-detail'),
  access: 'member',
  rate: 'write',
  input: z
    .strictObject({ photoId: PhotoId, ...details })
    .partial()
    .extend({
      /** What is changed, as it was read: where something else stands there by now, nothing is changed. */
      was: SeenDetails.optional(),
    }),
  output: z.strictObject({ memberId: z.string(), photo: ImageRef.nullable() }),
  errors: staleErrors,
});

import type { Database } from '#platform/db/database.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import type { Services } from '#platform/services.ts';
import {
  findPublication,
  findPublicationsByOrcid,
  getOwnPublications,
  getPublications,
  type Publication,
  updatePublication,
} from '../publication.contract.ts';
import { createCrossrefClient } from './crossref.client.ts';
import { doiIn, namesAmong, orcidIn } from './doi.policy.ts';
import { createOrcidClient } from './orcid.client.ts';
import { lockPage } from './profile.store.ts';
import { accessProfile } from './profile.view.ts';
import { ownProfile } from './profile-writing.operations.ts';
import { findPublications, freshWork, keepClaimedWorks, keepWork, knownWorks, setPublications } from './publication.store.ts';
import { RegisterSilent } from './register.client.ts';

export const publicationHandlers = [
  handle(findPublication, async (context, { doi: typed }) => {
    const doi = doiIn(typed);
    if (doi === null) throw new Failure('request.invalid', { fields: { doi: 'profiles.validation.doi' } });
    const publication = await publicationByDoi(context, doi);
    const { member } = await ownProfile(context);
    // A list without authors says nothing about whose it is.
    return { publication, namesMember: publication.authors.length === 0 || namesAmong(publication.authors, member.name) };
  }),

  handle(findPublicationsByOrcid, async ({ services, viewer }, { orcid: typed }) => {
    const orcid = orcidIn(typed);
    if (orcid === null) throw new Failure('request.invalid', { fields: { orcid: 'profiles.validation.orcid' } });
    const works = await heard(createOrcidClient(services.settings.registers.orcid).worksOf(orcid));
    if (works === null) throw new Failure('profiles.orcidNotFound');
    await remember(services, (db) => keepClaimedWorks(db, viewer.id, works));
    return { data: works };
  }),

  handle(getOwnPublications, async ({ db, viewer }) => ({ data: await findPublications(db, viewer.id) })),

  handle(getPublications, async ({ db, viewer }, { memberId }) => {
    await accessProfile(db, viewer, memberId);
    return { data: await findPublications(db, memberId) };
  }),

  handle(updatePublication, async ({ db, viewer }, { was, dois }) => {
    const works = await worksToPublish(db, viewer.id, dois, 'dois');
    await lockPage(db, viewer.id);
    if (was !== undefined) {
      const current = await findPublications(db, viewer.id);
      if (was.join(' ') !== current.map(({ doi }) => doi).join(' '))
        throw new Failure('profiles.stale', { details: { current: { data: current } } });
    }
    await setPublications(
      db,
      viewer.id,
      works.map(({ doi }) => doi),
    );
    return { data: works };
  }),
];

/** Each once; a DOI that was not looked up is refused at its field. */
export async function worksToPublish(db: Database, memberId: string, dois: readonly string[], field: string): Promise<Publication[]> {
  const works = await knownWorks(db, memberId, [...new Set(dois)]);
  const known = new Set(works.map(({ doi }) => doi));
  const unknown = dois.findIndex((doi) => !known.has(doi));
  if (unknown !== -1) throw new Failure('request.invalid', { fields: { [`${field}.${unknown}`]: 'profiles.validation.notLookedUp' } });
  return works;
}

/** As Crossref has it, asked once a month; what other agencies registered, as ORCID told this member before. */
async function publicationByDoi({ db, services, viewer }: MemberContext, doi: string): Promise<Publication> {
  const fresh = await freshWork(db, doi);
  if (fresh !== null) return fresh;
  const found = await heard(createCrossrefClient(services.settings.registers.crossref).workByDoi(doi));
  if (found !== null) {
    await remember(services, (own) => keepWork(own, found));
    return found;
  }
  const [known] = await knownWorks(db, viewer.id, [doi]);
  if (known === undefined) throw new Failure('profiles.publicationNotFound');
  return known;
}

/** Looking up is a question, and no transaction waits for a register: what was learnt is written apart. */
const remember = (services: Services, keep: (db: Database) => Promise<void>) => services.database.transaction(keep);

async function heard<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RegisterSilent) throw new Failure('profiles.registerSilent');
    throw error;
  }
}

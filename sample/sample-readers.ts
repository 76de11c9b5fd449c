import { rankViews } from '#modules/library/server/library.public.ts';
import type { SamplePart } from './sample-part.ts';

/** Comes last: whoever has a view on any item is one of its readers, and views make what is most viewed. */
export const loadSampleReaders: SamplePart = async ({ client, db, world }) => {
  const { rowCount } = await client.query(
    `insert into library.reader (item_id, member_id, speciality)
      select distinct v.item_id, v.member_id, p.speciality
      from library.view v join unnest($1::text[], $2::text[]) p(id, speciality) on p.id = v.member_id on conflict do nothing`,
    [world.people.map(({ id }) => id), world.people.map(({ speciality }) => speciality)],
  );
  await rankViews(db);
  return `${rowCount ?? 0} readers`;
};

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { putSuggestionsTogether } from '#modules/network/server/network.public.ts';
import { courseName } from '#modules/reference/server/reference.public.ts';
import { copyRows } from './copy-rows.ts';
import type { SamplePart } from './sample-part.ts';

/** Years are how long ago it was; null is until today. */
const History = z.strictObject({
  academics: z.array(z.strictObject({ course: z.string(), institute: z.string(), from: z.int(), to: z.int() })),
  workplaces: z.array(z.strictObject({ name: z.string(), role: z.string(), city: z.string(), from: z.int(), to: z.int().nullable() })),
});

/** Where the sample doctors studied and work, and whom they may know. Nobody has publications: those would have to be invented. */
export const loadSampleProfiles: SamplePart = async ({ db, client, world, now }) => {
  const text = readFileSync(new URL('./profiles/histories.json', import.meta.url), 'utf8');
  const histories = z.record(z.string(), History).parse(JSON.parse(text));
  const year = now.getUTCFullYear();
  const entries = world.people.map(({ id, key, country }) => ({ id, country, ...(histories[key] ?? { academics: [], workplaces: [] }) }));
  await copyRows(
    client,
    'profiles.academic',
    ['member_id', 'id', 'position', 'course', 'course_slug', 'institute', 'from_year', 'to_year'],
    entries.flatMap(({ id, country, academics }) =>
      academics.map(({ course, institute, from, to }, n) => {
        const name = courseName(course, country === 'ID' ? 'id' : 'en');
        if (name === null) throw new Error(`No course ${course}`);
        return [id, `sample-${n}`, n, name, course, institute, year - from, year - to];
      }),
    ),
  );
  await copyRows(
    client,
    'profiles.workplace',
    ['member_id', 'id', 'position', 'name', 'role', 'city', 'from_year', 'to_year'],
    entries.flatMap(({ id, workplaces }) =>
      workplaces.map(({ name, role, city, from, to }, n) => [
        id,
        `sample-${n}`,
        n,
        name,
        role,
        city,
        year - from,
        to === null ? null : year - to,
      ]),
    ),
  );
  for (const { id } of entries) await putSuggestionsTogether(db, id);
  return 'studies, workplaces and suggestions';
};

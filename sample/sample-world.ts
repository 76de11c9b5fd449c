/** The community as it stands at the first start: deterministic from its seed, dates relative to `now`. */
import { readdirSync, readFileSync } from 'node:fs';
import { SampleCase } from './sample-case.schema.ts';
import { readPeople, type SamplePerson } from './sample-people.ts';

export interface SampleWorld {
  readonly now: Date;
  readonly people: readonly SamplePerson[];
  readonly cases: readonly SampleCase[];
  person(key: string): SamplePerson;
}

const CASES = new URL('./cases/', import.meta.url);

/** Reads and checks every file; throws with the file's name for one that is not as it should be. */
export function readSampleWorld(now: Date): SampleWorld {
  const people = readPeople(now);
  const byKey = new Map(people.map((person) => [person.key, person]));
  const person = (key: string) => {
    const found = byKey.get(key);
    if (found === undefined) throw new Error(`No person ${key} in the sample world`);
    return found;
  };
  const cases = readdirSync(CASES)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const parsed = SampleCase.safeParse(JSON.parse(readFileSync(new URL(file, CASES), 'utf8')));
      if (!parsed.success) throw new Error(`sample/cases/${file}: ${parsed.error.message}`);
      return parsed.data;
    });
  return { now, people, cases, person };
}

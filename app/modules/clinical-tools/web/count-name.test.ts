import { readFileSync } from 'node:fs';
import { coverage } from '@kolegia/clinical-knowledge/coverage';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { expect, it } from 'vitest';
import { countName } from './count-name.tsx';

const NOTHING = { drugs: {}, pairs: {}, mechanisms: {}, diseases: {}, findings: {}, findingFiles: {}, brands: [] } as unknown as Knowledge;
const names = coverage(NOTHING).map(({ label }) => countName(label));

it.each(['en', 'id'])('what is counted of the knowledge has a name in %s, and no name is left over', (language) => {
  const texts = JSON.parse(readFileSync(`app/modules/clinical-tools/locales/${language}.json`, 'utf8')) as {
    desk: { count: Record<string, string> };
  };
  expect(Object.keys(texts.desk.count).toSorted()).toEqual([...new Set(names)].toSorted());
});

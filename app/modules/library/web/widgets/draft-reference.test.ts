import { expect, it } from 'vitest';
import { NO_REFERENCE, sentReferences, writtenReferences } from './draft-reference.tsx';

it('references are sent as they were written, without those of which nothing was filled in', () => {
  const trial = { title: 'A trial', source: 'A journal', year: 2024, url: 'https://trial.example/1' };
  const book = { title: 'A book', source: '', year: null, url: null };
  const written = writtenReferences([trial, book]);
  expect(written[1]).toEqual({ title: 'A book', source: '', year: '', url: '' });
  expect(sentReferences([...written, NO_REFERENCE, { ...NO_REFERENCE, source: '  ' }])).toEqual([trial, book]);
  expect(sentReferences([{ ...NO_REFERENCE, url: ' https://trial.example/1 ' }])).toEqual([
    { title: '', source: '', year: null, url: 'https://trial.example/1' },
  ]);
});

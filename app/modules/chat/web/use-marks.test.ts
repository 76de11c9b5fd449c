import { expect, it } from 'vitest';
import { CallFailure } from '#platform/operation/errors.ts';
import { createTeller, stillTyping } from './use-marks.ts';

it('says how far its reader is once, and again where it did not arrive', async () => {
  const said: object[] = [];
  let line = true;
  const tell = createTeller({ delivered: 0, read: 3 }, async (marks) => {
    said.push(marks);
    if (!line) throw new CallFailure(0, { code: 'network', message: '' });
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  tell(5, false);
  tell(5, false);
  expect(said).toEqual([{ delivered: 5, read: 3 }]);
  line = false;
  tell(6, true);
  tell(6, true);
  await settled();
  expect(said.slice(1), 'asked for while it is on its way, it is not said twice').toEqual([{ delivered: 6, read: 6 }]);
  line = true;
  tell(6, true);
  tell(6, true);
  expect(said.slice(2)).toEqual([{ delivered: 6, read: 6 }]);
});

it('nobody is said to be writing any more whose words have come, until they write on', () => {
  const said = (seq: number, authorId: string) => ({ seq, authorId });
  const signs = new Map([
    ['anna', 4],
    ['budi', 4],
  ]);
  expect(stillTyping(signs, [said(3, 'anna'), said(4, 'budi')])).toEqual(['anna', 'budi']);
  expect(stillTyping(signs, [said(4, 'budi'), said(5, 'anna')])).toEqual(['budi']);
  expect(stillTyping(new Map(signs).set('anna', 5), [said(4, 'budi'), said(5, 'anna')])).toEqual(['anna', 'budi']);
});

import { beforeEach, expect, it } from 'vitest';
import { type Attached, createAttaching } from './use-attachment.ts';

const fileNamed = (name: string) => new File(['…'], name);

let shown: Attached[];
let arrive: Map<string, (attached: Attached) => void>;
let attaching: ReturnType<typeof createAttaching>;

beforeEach(() => {
  shown = [];
  arrive = new Map();
  attaching = createAttaching(
    ({ name }) => new Promise((resolve) => arrive.set(name, resolve)),
    (attached) => shown.push(attached),
  );
});

const NOTHING: Attached = { name: null, image: null, file: null, pending: false, failure: null };
const pdf = (name: string): Attached => ({ ...NOTHING, name, file: { id: name, name, bytes: 1 } });

it('goes along once it has arrived', async () => {
  const added = attaching.add(fileNamed('ecg.pdf'));
  expect(shown).toEqual([{ ...NOTHING, name: 'ecg.pdf', pending: true }]);
  arrive.get('ecg.pdf')?.(pdf('ecg.pdf'));
  await added;
  expect(shown.at(-1)).toEqual(pdf('ecg.pdf'));
});

it('does not come back when it was taken away while it was on its way', async () => {
  const added = attaching.add(fileNamed('ecg.pdf'));
  attaching.clear();
  arrive.get('ecg.pdf')?.(pdf('ecg.pdf'));
  await added;
  expect(shown.at(-1)).toEqual(NOTHING);
});

it('is the one that was chosen last, whichever arrives last', async () => {
  const wrong = attaching.add(fileNamed('wrong patient.pdf'));
  const right = attaching.add(fileNamed('ecg.pdf'));
  arrive.get('ecg.pdf')?.(pdf('ecg.pdf'));
  arrive.get('wrong patient.pdf')?.(pdf('wrong patient.pdf'));
  await Promise.all([wrong, right]);
  expect(shown.at(-1)).toEqual(pdf('ecg.pdf'));
});

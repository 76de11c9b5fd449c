/** Denials that stand after what they deny, and headings over lists of what is not there. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

const expectRead = (text: string, absent: readonly string[], present: readonly string[]) => {
  const found = read(text);
  expect([...new Set(found.absent)].sort(), text).toEqual([...absent].sort());
  expect([...new Set(found.present)].sort(), text).toEqual([...present].sort());
};

describe('a denial behind what it denies', () => {
  it.each([
    ['Fever was denied.', ['fever'], []],
    ['Fever is denied by the patient', ['fever'], []],
    ['Fever is absent', ['fever'], []],
    ['Vomiting not present, diarrhea present', ['vomiting'], ['diarrhoea']],
    ['No rash was present. Jaundice was not seen.', ['rash', 'jaundice'], []],
    ['Batuk tidak dikeluhkan, demam tidak dirasakan', ['cough', 'fever'], []],
    ['Fever: none', ['fever'], []],
    ['Fever: no; vomiting: no; rash: yes', ['fever', 'vomiting'], ['rash']],
    ['cough - no, fever - yes', ['cough'], ['fever']],
    ['Fever? no. Cough? yes', ['fever'], ['cough']],
    ['fever no, cough no, rash yes', ['fever', 'cough'], ['rash']],
    ['Demam tidak, batuk tidak, mual iya', ['fever', 'cough'], ['nausea']],
    ['Demam: tidak ada. Batuk: ya', ['fever'], ['cough']],
    ['Cough: denies. Fever: denies', ['cough', 'fever'], []],
    ['Ronkhi (+/+), wheezing -/-', ['wheeze'], ['crackles']],
    ['Ronkhi (-/-), wheezing (-/-)', ['crackles', 'wheeze'], []],
  ])('%s', expectRead);
});

describe('a list before its denial', () => {
  it.each([
    ['Cough and fever were denied.', ['cough', 'fever'], []],
    ['Fever, cough, and rash were all denied', ['fever', 'cough', 'rash'], []],
    ['Fever, cough and rash are absent', ['fever', 'cough', 'rash'], []],
    ['Batuk dan pilek tidak ada.', ['cough', 'runny-nose'], []],
    ['Batuk dan pilek (-), demam (+)', ['cough', 'runny-nose'], ['fever']],
    ['Demam, batuk, dan sesak tidak ada', ['fever', 'cough', 'dyspnoea'], []],
    ['Keluhan mual, muntah, diare tidak ada.', ['nausea', 'vomiting', 'diarrhoea'], []],
    ['Keluhan lain seperti demam, batuk, dan sesak disangkal', ['fever', 'cough', 'dyspnoea'], []],
  ])('%s', expectRead);
  it.each([
    ['Presents with cough, fever and rash were denied.', ['fever', 'rash'], ['cough']],
    ['Datang dengan demam, batuk dan pilek disangkal', ['cough', 'runny-nose'], ['fever']],
    ['Keluhan utama demam, batuk tidak ada', ['cough'], ['fever']],
    ['Demam ada, batuk dan pilek tidak ada', ['cough', 'runny-nose'], ['fever']],
  ])('but not what the patient has: %s', expectRead);
});

describe('a heading over what is not there', () => {
  it.each([
    ['Denies:\n- fever\n- cough\n- rash', ['fever', 'cough', 'rash'], []],
    ['Denies: fever, cough, rash', ['fever', 'cough', 'rash'], []],
    ['Pertinent negatives: fever, cough, rash', ['fever', 'cough', 'rash'], []],
    ['Absent: fever, cough, rash', ['fever', 'cough', 'rash'], []],
    ['No: fever, cough', ['fever', 'cough'], []],
    ['ROS: negative for fever, vomiting, cough.', ['fever', 'vomiting', 'cough'], []],
    ['Tidak ada: demam, batuk, sesak', ['fever', 'cough', 'dyspnoea'], []],
    ['Menyangkal: demam, batuk, sesak', ['fever', 'cough', 'dyspnoea'], []],
    ['Free of fever and cough', ['fever', 'cough'], []],
    ['Not associated with fever, vomiting, or rash', ['fever', 'vomiting', 'rash'], []],
  ])('%s', expectRead);
  it('ends with its list', () => expectRead('Denies:\n- fever\n- cough\nRash for two days', ['fever', 'cough'], ['rash']));
});

it('takes no blood group and no test for a denial of what stands before', () => {
  expect(read('Rhesus negative, fever').present).toContain('fever');
  expect(read('fever and rash, malaria smear negative').present).toEqual(expect.arrayContaining(['fever', 'rash']));
});

/** What doctors write in letters and case histories, as opposed to what patients say. */
import { describe, expect, it } from 'vitest';
import { read } from '../../testing/reading.ts';

describe('a list of what is not there', () => {
  it('denies each, with commas or without', () => {
    const { present, absent } = read('No sore throat, No diarrhea or constipation, No chest pain No rash');
    expect(present).toEqual([]);
    expect(absent).toEqual(expect.arrayContaining(['sore-throat', 'diarrhoea', 'constipation', 'chest-pain', 'rash']));
  });
  it('joins no words of two denials', () => {
    expect(read('No nasal dryness, No mouth ulcers').absent).not.toContain('dry-mucous-membranes');
    expect(read('No allergies, No cough').absent).toContain('cough');
  });
  it('takes no item for a finding that is called by what is missing', () => {
    expect(read('No fever, No cough, No weight gain or loss, No rash').present).toEqual([]);
    expect(read('No fever, No heavy menstrual bleeding').present).toEqual([]);
  });
  it('denies a change', () => {
    expect(read('No change in bowel habits').absent).toContain('altered-bowel-habit');
    expect(read('Pain that has not changed with food').present.length).toBeGreaterThan(0);
  });
});

it('denies with “non-” one word only', () => {
  const { present, absent } = read('non-productive cough, nasal congestion, and green nasal discharge');
  expect(present).toEqual(expect.arrayContaining(['dry-cough', 'blocked-nose', 'purulent-nasal-discharge']));
  expect(absent).toEqual([]);
});

describe('words with another meaning', () => {
  it.each([
    ['a normal BP and a low-grade temperature', 'hypotension'],
    ['a faint erythematous rash on the trunk', 'syncope'],
    ['enlarged cervical lymph nodes', 'goitre'],
    ['a rapid antigen test is positive', 'free-fluid-on-fast'],
    ['ulcers with inflammatory haloes in the mouth', 'haloes-around-lights'],
    ['occasional spots of fresh blood on the stool', 'rash'],
    ['a high school student with fever', 'high-fever'],
    ['brought to the ED with fever', 'erectile-dysfunction'],
    ['no change in appetite or weight', 'pain-relieved-by-food'],
    ['Gravida 5 Para 5, leaking urine', 'pregnant-now'],
    ['stools that are foul smelling and difficult to flush', 'facial-flushing'],
    ['She worries about dehydration', 'dehydration'],
  ])('%s: no %s', (text, finding) => expect(read(text).present).not.toContain(finding));

  it('but the finding itself is heard', () => {
    expect(read('low BP').present).toContain('hypotension');
    expect(read('she felt faint and passed out').present).toContain('syncope');
    expect(read('she sees haloes around lamps').present).toContain('haloes-around-lights');
    expect(read('stools difficult to flush').present).toContain('greasy-stool');
    expect(read('28 years old, 12 weeks pregnant').present).toContain('pregnant-now');
  });
});

it('takes a slight fever for no denial of one', () => {
  expect(read('intermittent low-grade fever of 100 °F (37.7 °C)').absent).not.toContain('fever');
  expect(read('temperature 37.0 °C').absent).toContain('fever');
});

it('takes an earlier illness that is over for past', () => {
  const { present } = read(
    'A flu-like illness consisting of fevers, myalgias and fatigue two weeks prior that resolved spontaneously. Now chest pain.',
  );
  expect(present).toContain('chest-pain');
  expect(present).not.toContain('myalgia');
});

describe('what is denied', () => {
  it('is no more than what was said', () => {
    expect(read('No abdominal tenderness').absent).not.toContain('abdominal-pain');
    expect(read('No palpitations or syncope').absent).toEqual(expect.arrayContaining(['palpitations', 'syncope']));
    expect(read('no joint swelling or pain').absent).toEqual(expect.arrayContaining(['joint-swelling', 'joint-pain']));
  });
  it('may be a lack, a trouble or a past', () => {
    for (const text of ['no appetite loss', 'No menstrual problems', 'No history of urinary tract stones'])
      expect(read(text).present, text).toEqual([]);
    expect(read('She has never been pregnant').present).not.toContain('pregnant-now');
  });
});

it('hears a loss of weight with its number', () => {
  expect(read('He lost 13 kgs since a visit one year ago').present).toContain('weight-loss');
});

it('takes no ordinary word for a misspelt one of medicine', () => {
  expect(read('He is a former smoker who was hit by a vehicle').present).not.toEqual(expect.arrayContaining(['soil-and-wet-field-work']));
  expect(read('a vehicle on the corner').present).toEqual([]);
});

it('calls a hypertension of the past known', () => {
  expect(read('Past history: Hypertension').present).toContain('known-hypertension');
  expect(read('BP 160/100').present).not.toContain('known-hypertension');
});

describe('words of two meanings', () => {
  it.each([
    ['kaki bengkak kalau sore', 'foot-ulcer'],
    ['kaki bengkak sore hari', 'foot-pain'],
    ['sore gums', 'mouth-ulcers'],
    ['he has a sore foot', 'foot-ulcer'],
    ['a bright red patch', 'hypopigmented-patches'],
    ['dark urine', 'cola-coloured-urine'],
    ['weak stream and straining to pass urine', 'constipation'],
    ['The pain is most severe early in the morning', 'ear-pain'],
    ['restless sleep', 'agitation'],
    ['He does not remember being exposed to anybody', 'memory-loss'],
    ['low back pain, numbness around the groin', 'sensory-level'],
    ['Temperature and pain sensation: absent', 'hypothermia'],
  ])('%s: no %s', (text, finding) => {
    const { present, absent } = read(text);
    expect([...present, ...absent]).not.toContain(finding);
  });
  it.each([
    ['sore on the foot that will not heal', 'foot-ulcer'],
    ['sore throat', 'sore-throat'],
    ['demam sore hari', 'evening-rise-of-fever'],
    ['cola-coloured urine', 'cola-coloured-urine'],
    ['kencing seperti teh', 'dark-urine'],
    ['straining at stool', 'hard-stools-straining'],
    ['hard stools', 'constipation'],
    ['restless sleep', 'sleep-disturbance'],
    ['poor memory', 'memory-loss'],
  ])('%s: %s', (text, finding) => expect(read(text).present).toContain(finding));
});

it('denies each of a list over commas, and not what their words would make together', () => {
  const { absent } = read('Denies fevers, headaches, seizures');
  expect(absent).toEqual(expect.arrayContaining(['fever', 'headache', 'seizure']));
  expect(absent).not.toContain('seizure-with-fever-in-child');
  expect(read('He denies that he has fever or cough').absent).toEqual(expect.arrayContaining(['fever', 'cough']));
  expect(read('He does not smoke').absent).toContain('tobacco-smoking');
});

it('takes no hint from where one looked and from what was measured', () => {
  const hints = (text: string) => read(text).echoes.size;
  expect(hints('Heart Rate: 82. Blood Pressure: 120/80. Skin: normal.')).toBe(0);
});

it('hears a change of weight without a number', () => {
  expect(read('She noticed a decrease in her weight').present).toContain('weight-loss');
  expect(read('No decrease in weight').present).not.toContain('weight-loss');
});

describe('what is graded', () => {
  it.each([
    ['kekuatan tungkai 2/5', ['limb-weakness', 'leg-weakness'], []],
    ['Power 4/5 in both arms', ['limb-weakness'], []],
    ['kekuatan otot 5/5', [], ['limb-weakness']],
  ])('%s', (text, there, not) => {
    const { present, absent } = read(text);
    expect(present).toEqual(expect.arrayContaining(there));
    expect(absent).toEqual(expect.arrayContaining(not));
    for (const id of there) expect(absent).not.toContain(id);
  });
  it('or dated is no value', () => {
    expect(read('Hb at 36 wks 10.4').present).not.toContain('severe-anaemia');
    expect(read('Dipstick glucose 2+').present).not.toContain('hypoglycaemia-measured');
    expect(read('a temperature over 39.5 for three days').present).toContain('high-fever');
  });
});

describe('names and ordinary words', () => {
  it.each([
    ['pulang ke Berlin', 'sneezing'],
    ['kerja di Manila', 'elevated-mood'],
    ['wanted to be carried', 'dental-decay-poor'],
    ['Sudah dua minggu demam', 'fever-of-unknown-origin'],
    ['dia tidak menyadarinya', 'coma'],
    ['Masih bisa mengurus anak', 'malnutrition'],
    ['a faint hum in the ear', 'syncope'],
    ['pulses faint', 'syncope'],
    ['black and blue down to the elbow', 'cyanosis'],
    ['The baby was born at 33 weeks of gestation', 'pregnant-now'],
    ['potongan putih', 'pallor'],
    ['a dent in the centre', 'bloody-diarrhoea'],
    ['paling sakit waktu naik tangga', 'pallor'],
    ['Pain at the bottom of my left thumb', 'anal-pain'],
    ['a hard ball in the calf', 'scrotal-swelling'],
    ['I thought I would pass out', 'syncope'],
    ['She thought it was an insect bite', 'insect-bite-papules'],
  ])('%s: no %s', (text, finding) => expect(read(text).present).not.toContain(finding));
  it('but slips are mended', () => {
    expect(read('headahce and vomitting').present).toEqual(expect.arrayContaining(['headache', 'vomiting']));
    expect(read('she felt faint').present).toContain('syncope');
  });
});

it('denies what is denied, and lacks nothing', () => {
  const { present, absent } = read('Tidak ada kencing nanah');
  expect(present).toEqual([]);
  expect(absent).toContain('urethral-discharge');
  expect(read('She has had no pain, discharge, vertigo or head injury and never worked in noise').present).toEqual([]);
  expect(read('Nobody has a temperature').present).not.toContain('fever');
});

it('denies of whom and what it is said', () => {
  expect(read('No one else itches').absent).not.toContain('itchy-skin');
  expect(read('Not painful, itches sometimes').absent).not.toContain('chest-pain');
  expect(read('did not report any fever, vomiting, or flank pain prior to the event').absent).toContain('flank-pain');
});

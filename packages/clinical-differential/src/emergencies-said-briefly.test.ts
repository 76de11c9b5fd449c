/** Emergencies that were said in few or unusual words and did not hurry, each beside what sounds alike and can wait. */
import { describe, expect, it } from 'vitest';
import { realBase } from '../testing/real-base.ts';
import { assess } from './assess.ts';

const base = realBase();
const of = (text: string) => {
  const { urgency, mustNotMiss, likely, understood, patient } = assess(base, { text });
  const present = understood.filter((one) => one.present && one.counts).map(({ findingId }) => findingId);
  return { urgency, dangers: mustNotMiss.map(({ id }) => id), first: likely[0]?.id, present, patient };
};
const hurries = (text: string) => expect(of(text).urgency).toBe('emergency');
const canWait = (text: string) => expect(['routine', 'self-care']).toContain(of(text).urgency);

describe('a baby that was shaken', () => {
  it.each([
    "My boyfriend shook the baby because she wouldn't stop crying, now she won't feed",
    'The 3 month old was shaken by the babysitter and has been vomiting since',
    'Bayi 2 bulan diguncang-guncang bapaknya karena menangis terus, sekarang tidak mau menyusu',
    'Bayi saya habis diguncang keras, sekarang ngantuk terus',
  ])('%s', (text) => {
    hurries(text);
    expect(of(text).present).toContain('baby-shaken');
  });
  it.each(['I rocked the baby to sleep and she is feeding well', 'Bayi saya digendong dan ditimang, menyusu kuat'])('not %s', canWait);
  it('nor a greeting', () => expect(of('I shook hands with a sick man').present).toEqual([]));
});

describe('fingers and toes beyond a cast', () => {
  it.each([
    "My son's toes are numb and blue in his plaster cast",
    'Leg in plaster since yesterday, toes are tingling, pain getting worse',
    'Jari kaki kesemutan dalam gips',
    'Jari kaki baal dalam gips',
    'Tangan digips kemarin, jari-jari bengkak dan mati rasa',
    'Kaki anak saya digips, jarinya kesemutan terus',
  ])('%s', (text) => expect(of(text)).toMatchObject({ urgency: 'emergency', first: 'compartment-syndrome' }));
  it.each([
    'Arm in a cast for three weeks, it itches',
    'Kaki di gips gatal',
    'Kaki digips dua minggu, tidak nyeri, jari hangat dan bisa digerakkan',
  ])('not %s', canWait);
});

describe('a bleeding disorder and a knock on the head', () => {
  it.each([
    'I have haemophilia and hit my head on a cupboard an hour ago',
    'My 5 year old has haemophilia and bumped his head',
    'Anak hemofilia 4 tahun kepalanya terbentur meja',
  ])('%s', hurries);
  it('not without one', () => canWait('I have haemophilia, came for advice about travel'));
  it.each(['My uncle has haemophilia and I hit my head', 'Paman saya hemofilia, saya jatuh kepala terbentur'])(
    'not of another: %s',
    (text) => expect(of(text)).toMatchObject({ urgency: 'urgent', present: expect.arrayContaining(['head-injury']) }),
  );
});

describe('belly pain with an irregular heart in old age', () => {
  it.each([
    'belly pain out of proportion to the examination, atrial fibrillation, 78 years old',
    'belly hurts terribly but the doctor finds nothing when he presses, she has atrial fibrillation, 84',
    'Oma 83 tahun, jantungnya tidak teratur, perutnya sakit luar biasa padahal ditekan tidak apa-apa',
    'Nenek 80 tahun ada AF, nyeri perut hebat mendadak, perut teraba lunak',
  ])('%s', (text) => {
    hurries(text);
    expect(of(text).dangers).toContain('mesenteric-ischaemia');
  });
  it('not at 24 before a period', () => canWait('AF, belly cramps before period, 24'));
});

describe('a pH of blood with one decimal', () => {
  it.each(['pH 6.9', 'pH 6,9', 'arterial blood gas pH 6.9', 'Hasil AGD pH 6,9', 'pH darah 7,1'])('%s', (text) =>
    expect(of(text)).toMatchObject({ urgency: 'emergency', present: expect.arrayContaining(['severe-acidaemia']) }),
  );
  it.each(['urine pH 6.9', 'pH urin 6,9', 'vaginal pH 6.9', 'Dipstick pH 6.5, no nitrites', 'pool water pH 6.9'])('not %s', (text) =>
    expect(of(text).present).not.toContain('acidaemia'),
  );
  it('comes from no wound', () => expect(of('arterial blood gas pH 7.40').present).not.toContain('heavy-bleeding-from-wound'));
});

describe('a part that is cut off', () => {
  it.each([
    'Two fingers cut off by a saw 30 minutes ago, he brought them in a bag',
    'my finger got chopped off',
    'jari telunjuk putus kena gergaji',
    'jari saya terpotong mesin',
  ])('%s', (text) => expect(of(text)).toMatchObject({ urgency: 'emergency', first: 'traumatic-amputation' }));
  it.each(['I cut my finger slightly, small cut', 'Jari tergores kertas sedikit'])('not %s', (text) =>
    expect(of(text).present).not.toContain('part-cut-off'),
  );
});

describe('hernia, throat, eye, airway', () => {
  it.each([
    ["groin lump that won't go back in, painful, vomiting", 'strangulated-hernia'],
    ['Benjolan lipat paha, biasanya bisa dimasukkan sekarang tidak bisa, muntah', 'strangulated-hernia'],
    ['16M, post tonsillectomy day 6, spitting fresh blood.', 'post-tonsillectomy-haemorrhage'],
    ['Habis operasi amandel minggu lalu, sekarang muntah darah', 'post-tonsillectomy-haemorrhage'],
    ['A fish hook went into my eyeball.', 'open-globe-injury'],
    ['Mata anak saya tertusuk gunting', 'open-globe-injury'],
    ['She swallowed one of those little flat batteries from the remote control', 'swallowed-foreign-body'],
    ['Anak umur 2 tahun minum pembersih kloset, bibirnya melepuh', 'caustic-ingestion'],
    ['Worst pain of my life in my side, 70 years old, never had kidney stones, felt faint', 'ruptured-aortic-aneurysm'],
  ])('%s: %s', (text, danger) => {
    hurries(text);
    expect(of(text).dangers).toContain(danger);
  });
  it.each([
    "She's 2, cough like a seal, and now a loud noise every time she breathes in",
    "My girlfriend took ecstasy, she's boiling hot, rigid and fitting.",
    'Foot has gone cold and white since the knee popped out',
    'My pacemaker keeps shocking me, five times this morning.',
    'ICD menyetrum berkali-kali sejak pagi',
    'My daughter has a rash, the glass test was positive.',
    "I can't open my mouth, my neck is swelling and I can't breathe lying down after a tooth abscess.",
  ])('%s', hurries);
  it.each([
    'had my tonsils out as a child, now sore throat',
    'A 7-month-old presents with drooling, chewing on fingers and red gums for a week. No fever, feeding well.',
    'Bayi 7 bulan ngeces, gusi bengkak mau tumbuh gigi, main seperti biasa',
    "My son's ears stick out.",
    "Bit my tongue at lunch and there's a tiny sore.",
    'I have a pacemaker, checked last month, all fine',
    'Mata merah sedikit kemasukan debu',
    'Bayi 2 bulan menangis terus malam hari, menyusu kuat',
  ])('not %s', canWait);
});

describe('who is ill, and in which week', () => {
  it.each([
    "I'm 37 weeks and there's a gush of bright blood, no pain.",
    'I think my waters broke at 25 weeks.',
    "Mum has Addison's, she's been sick all night and can barely stay awake.",
    'Suami jatuh dari pohon kelapa, kakinya tidak bisa digerakkan, tidak terasa.',
  ])('%s', hurries);
  it('the week of a pregnancy', () => {
    expect(of("I'm 37 weeks and there's a gush of bright blood").patient).toMatchObject({ pregnant: true, pregnancyWeek: 37 });
    expect(of('I think my waters broke at 25 weeks').patient).toMatchObject({ pregnant: true, pregnancyWeek: 25 });
  });
  it.each(["I'm 6 weeks post knee replacement, walking well", "I'm 3 weeks into my course of physiotherapy"])('no week: %s', (text) =>
    expect(of(text).patient.pregnant).toBeUndefined(),
  );
  it.each(['I took all my tablets this morning as usual', 'She has Addison disease, comes for a repeat prescription, feels well'])(
    'not %s',
    canWait,
  );
});

describe('danger to oneself and to others', () => {
  it.each([
    "I can't do this anymore. I've got the pills lined up and I've written the letters. I'm going to do it tonight.",
    "I hear voices telling me to stab my flatmate and I've got a knife ready.",
    'Dia mau membunuh ibunya, tadi pegang pisau dan ngamuk',
    'I took all of my blood pressure tablets, about twenty of them.',
    'Anak saya minum obat darah tinggi neneknya segenggam.',
  ])('%s', hurries);
  it('a mother who thinks that her baby is the devil is the patient', () => {
    const { urgency, first, patient } = of(
      "My wife had a baby ten days ago. She hasn't slept for days, says the baby is the devil and that she has to save us from him.",
    );
    expect({ urgency, first }).toEqual({ urgency: 'emergency', first: 'postpartum-psychosis' });
    expect(patient.ageYears).toBeUndefined();
  });
});

describe('not more than it is', () => {
  it.each([
    ['Weakness of the entire left side of the face since yesterday, including the forehead; she cannot close the eye', 'bells-palsy'],
    ['Laki-laki 34 tahun makan banyak jengkol, nyeri pinggang hebat, tidak keluar kencing sejak kemarin', 'djenkol-poisoning'],
    ["I'm 8 months pregnant and it burns when I pee, no fever, baby is moving fine.", 'uti-in-pregnancy'],
    [
      'A 45-year-old man has cough with rusty sputum, fever and pain on deep breathing. Temperature 38.8 °C',
      'community-acquired-pneumonia',
    ],
  ])('%s: %s', (text, first) => expect(of(text).first).toBe(first));
  it('one side of the face is no hemiparesis', () =>
    expect(of('Weakness of the entire left side of the face').present).not.toContain('hemiparesis'));
  it('one side of face and body is', () => expect(of('Weakness of the left side of the face and the left arm').urgency).toBe('emergency'));
});

describe('a faint with a sign of the heart', () => {
  it.each([
    'Syncope, ejection systolic murmur at the aortic area, 74 years',
    'Fainted yesterday, systolic murmur heard',
    'syncope, known aortic stenosis',
    'syncope, new left bundle branch block',
    'Pingsan, murmur ejeksi sistolik, 70 tahun',
    'pingsan, riwayat stenosis aorta',
  ])('%s', hurries);
  it.each(['Fainting with a soft innocent murmur, well child 6 years', 'fainted at the sight of blood, 19', 'pingsan lihat darah'])(
    'not %s',
    (text) => expect(of(text).urgency).not.toBe('emergency'),
  );
});

describe('a necrotic foot in a diabetic', () => {
  it.each([
    'Diabetic, necrotic toe, temp 38.4',
    'necrotic toes, rigors, diabetes',
    'DM, ulkus kaki kanan nekrotik, demam',
    'Ulkus DM nekrotik, menggigil',
    'DM kaki membusuk demam menggigil',
  ])('%s', (text) => {
    hurries(text);
    expect(of(text).present).toContain('dry-gangrene-toe');
  });
  it.each(['Diabetic foot ulcer, clean, no fever', 'Ulkus kaki diabetik bersih, tidak demam'])('not %s', (text) =>
    expect(of(text).urgency).not.toBe('emergency'),
  );
});

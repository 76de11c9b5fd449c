/** What patients call a thing in their own words, and what only shares the words. */
import { describe, expect, it } from 'vitest';
import { realBase } from '../testing/real-base.ts';
import { assess } from './assess.ts';

const base = realBase();
const answer = (text: string) => assess(base, { text });
const present = (text: string) =>
  answer(text)
    .understood.filter((one) => one.present && one.counts)
    .map(({ findingId }) => findingId);

describe('fumes in a closed room, and more than one who is ill', () => {
  it.each([
    'Both of us have a headache and feel dizzy since we lit the charcoal grill in the living room',
    'All of us woke with a headache and sick, the old gas heater had been on all night with the windows closed',
    'We all have a headache and the paraffin heater was on in the room',
    'Headache and vomiting after the generator was running in the garage',
    'Kami semua pusing dan mual setelah genset dinyalakan di dalam ruko, satu pingsan',
    'Satu keluarga sakit kepala pagi ini, semalam pakai pemanas gas di kamar tertutup',
    'Pusing dan mual setelah tidur di mobil dengan mesin menyala, kaca tertutup',
  ])('%s', (text) => {
    const { urgency, likely } = answer(text);
    expect(urgency).toBe('emergency');
    expect(likely[0]?.id).toBe('carbon-monoxide-poisoning');
  });
  it.each([
    'Headache all day and dizzy, everyone at home is fine, boiler serviced last week',
    'Sakit kepala semua badan pegal, obat sudah habis semua',
    'All her headaches are on one side, her mother has migraine too',
    'Two of us have diarrhoea after the buffet',
    'Kami sekeluarga muntah setelah makan nasi kotak',
    'Belly full of gas and bloated',
  ])('not: %s', (text) => {
    expect(present(text)).not.toContain('others-in-house-ill-too');
    expect(present(text)).not.toContain('carbon-monoxide-exposure');
  });
});

describe('sight that goes within seconds', () => {
  it.each([
    'I am 68. Half an hour ago the sight of my right eye went out in seconds. No pain, eye not red.',
    'Suddenly one eye went dark like a lamp switched off, no pain, age 72, it has not come back',
    'Bapak 66 tahun, satu jam lalu mata kiri tiba-tiba gelap, tidak nyeri, tidak merah',
  ])('%s', (text) => {
    const { urgency, likely } = answer(text);
    expect(urgency).toBe('emergency');
    expect(likely.slice(0, 3).map(({ id }) => id)).toContain('central-retinal-artery-occlusion');
  });
  it.each(['Lingkaran mata gelap karena kurang tidur', 'Sight slowly getting worse in both eyes over two years', 'The lamp went out'])(
    'not: %s',
    (text) => expect(present(text)).not.toContain('sight-gone-within-seconds'),
  );
});

it.each([
  ['map-like-tongue', 'Smooth red patches on my tongue with a white border that change place every week'],
  ['map-like-tongue', 'Lidah anak saya ada bercak licin yang berpindah-pindah, seperti peta'],
  ['jet-lag', 'I flew home from Sydney two days ago and cannot sleep'],
  ['jet-lag', 'Baru terbang dari Jepang, beda waktu, susah tidur'],
  ['leg-restlessness', 'At night a creeping feeling in my legs and I must move them'],
  ['leg-restlessness', "An urge I can't resist to move my legs when I sit in the evening"],
  ['leg-restlessness', 'Malam hari kaki seperti dirambati semut, ingin terus menggerakkan kaki'],
  ['grouped-lip-blisters', 'My lip tingled and now a cluster of small blisters at the edge of the lip'],
  ['grouped-lip-blisters', 'Bintil berair bergerombol di pinggir bibir'],
  ['linear-burning-blisters', 'Pagi ini ada garis merah panas perih di leher'],
  ['rove-beetle-contact', 'Semalam kena tomcat di leher'],
  ['creeping-eruption', 'Garis merah berkelok-kelok di telapak kaki, gatal, tiap hari tambah panjang'],
  ['creeping-eruption', 'An itchy winding red line on my foot that gets longer each day'],
  ['anaesthetic-skin-patch', 'Bercak putih di lengan, dicubit tidak terasa'],
  ['anaesthetic-skin-patch', 'Pale patch on my arm with no feeling in it'],
  ['thickened-nerves', 'Ada urat menebal di siku kiri'],
  ['swelling-beside-vaginal-opening', 'A lump at one side of the entrance to my vagina'],
  ['swelling-beside-vaginal-opening', 'Benjolan di bibir vagina sebelah kiri'],
  ['hot-painful-vulval-swelling', 'A hot red sore lump on one side of my vagina'],
  ['absent-reflexes', 'The doctor found no reflexes at all in the legs'],
  ['absent-reflexes', 'Refleks lutut negatif'],
  ['absent-reflexes', 'Refleks lutut tidak ada'],
  ['ascending-weakness', 'Kaki lemas lalu tangan ikut lemas'],
  ['confused-in-the-heat', 'Pelari ambruk dan bicara ngawur'],
  ['penile-curvature-plaque', 'My penis is bent to the left when it is erect'],
  ['first-time-ever', 'Baru pertama kali begini'],
  ['round-shallow-mouth-ulcers', 'Sariawan kecil di bibir dalam'],
  ['tearfulness', 'Sering menangis tanpa sebab'],
  ['tissue-transglutaminase-antibodies', 'Tissue transglutaminase antibodies positive'],
  ['spinal-tenderness', 'tender over the spine'],
  ['burrows', 'There are little tunnels in the skin between my fingers'],
  ['facial-redness-with-pustules', 'My cheeks and nose are red with fine veins and pimples'],
  ['bunion', 'A bump has grown at the side of my big toe'],
  ['honey-crusts', 'Yellow crusts on the sores round his nose'],
  ['raynaud', 'My fingers go white in the cold and then blue'],
  ['dry-cough-after-ace-inhibitor', 'A tickly cough ever since I started ramipril'],
  ['dry-cough-after-ace-inhibitor', 'Batuk kering sejak minum kaptopril'],
  ['pain-on-squeezing-forefoot', 'It is like walking on a pebble'],
  ['pain-on-squeezing-forefoot', 'Telapak depan sakit, rasanya seperti menginjak kerikil'],
  ['swelling-behind-knee', 'There is a lump behind my knee'],
  ['sharp-pain-release-bite', 'My tooth gives a sharp pain when I let go of a bite'],
  ['lump-at-scar', 'A bulge at my old operation scar'],
  ['lump-at-scar', 'Ada benjolan di bekas operasi usus buntu'],
  ['outer-knee-pain-running', 'The outside of my knee hurts when I run'],
  ['palm-cord', 'A thick cord in my palm and the finger bends'],
  ['shiny-penile-rim-bumps', 'Bintil kecil berderet di kepala penis'],
  ['grooved-tongue', 'Lidah beralur dan retak-retak'],
  ['blood-in-semen', 'I saw blood in my semen'],
  ['tragal-tenderness', 'My ear hurts when I touch it'],
  ['heberden-nodes', 'Ruas ujung jari saya berbenjol keras'],
  ['silvery-plaques', 'Patches with thick silvery scales on my elbows'],
  ['bony-lump-palate', 'Tonjolan keras di langit-langit sejak lama'],
])('%s: %s', (finding, text) => expect(present(text)).toContain(finding));

it.each([
  ['leg-restlessness', 'Kaki masih bisa digerakkan'],
  ['spinal-tenderness', 'My back is red and sore to touch after the beach'],
  ['round-shallow-mouth-ulcers', 'Luka kecil di kaki'],
  ['mouth-ulcers', 'Luka kecil di jari'],
  ['vaginal-discharge', 'Bercak keputihan di lengan'],
  ['low-mood', 'Bayi menangis keras'],
  ['bloating', 'Bak mandi penuh, gas elpiji habis'],
  ['bloating', 'The gas heater was on'],
  ['near-drowning', 'Telinga kemasukan air waktu mandi'],
  ['absent-reflexes', 'Refleks patologis tidak ada'],
  ['oliguria', 'No urinary symptoms'],
  ['oliguria', 'Tidak ada keluhan kencing'],
  ['sunburn', 'The skin over my shin is red and hot'],
  ['jet-lag', 'My calf has been painful since the holiday'],
  ['fever', 'Garis merah panas perih di lengan'],
  ['raynaud', 'My feet are cold and the toenails white'],
  ['bunion', 'A bump on the head'],
  ['tragal-tenderness', 'Ears are fine, the neck hurts when I touch it'],
  ['corneal-spot', 'A small white spot on the eyelid'],
  ['lump-at-scar', 'The operation scar on my knee itches'],
  ['palm-cord', 'The telephone cord cut my palm'],
  ['sharp-pain-release-bite', 'A dog bit me, sharp pain'],
  ['cough', 'None of us has a fever or a cough'],
  ['fever', 'None of the other two had fever, vomiting or a rash'],
])('not %s: %s', (finding, text) => expect(present(text)).not.toContain(finding));

describe('two findings that are one together', () => {
  const likeliest = (text: string) => answer(text).likely[0]?.id;
  it.each([
    ['sunburn', 'Fell asleep in the sun. My shoulders are red and sore.'],
    ['sunburn', 'Seharian di pantai. Punggung merah dan perih.'],
    ['neonatal-conjunctivitis', 'Bayi 4 hari, kelopak mata bengkak, keluar nanah dari mata'],
    ['eclampsia', 'Hamil 35 minggu, baru saja kejang seluruh badan, TD 170/110, tidak pernah kejang sebelumnya'],
    ['eclampsia', 'She is 36 weeks pregnant, blood pressure 175/110, and has just had a seizure'],
  ])('%s: %s', (disease, text) => expect(likeliest(text)).toBe(disease));
  it.each([
    ['eclampsia', 'Hamil 35 minggu, TD 170/110, tidak kejang'],
    ['neonatal-conjunctivitis', 'Anak 4 tahun, mata keluar kotoran nanah'],
    ['sunburn', 'The skin over my shin is red and hot'],
  ])('not %s: %s', (disease, text) => expect(likeliest(text)).not.toBe(disease));
});

describe('what hurries by itself and not beside what explains it', () => {
  it.each([
    'Anak mual, keringat dingin lalu muntah tiap naik mobil, setelah turun segar lagi',
    'Seven-year-old pale with a cold sweat and sick on winding roads, fine as soon as we stop',
  ])('self-care: %s', (text) => expect(answer(text).urgency).toBe('self-care'));
  it.each(['Dada tertindih, keringat dingin', 'Cold sweat, pale, vomiting blood'])('emergency: %s', (text) =>
    expect(answer(text).urgency).toBe('emergency'),
  );
  it('a puncture of a bite is no stab', () => {
    expect(answer('Betis digigit anjing, dua luka tusuk kecil, darah sudah berhenti').urgency).toBe('urgent');
    expect(answer('Luka tusuk di dada').urgency).toBe('emergency');
  });
  it('an erection that hurt with a bent penis is no priapism', () => {
    expect(answer('Penis bends to one side for eight months with a hard plaque, erections were painful at first').urgency).toBe('routine');
    expect(answer('Painful erection for six hours that will not go down').urgency).toBe('emergency');
  });
  it('thrush for the first time is for a doctor', () => {
    const thrush = 'Gatal di kemaluan, keputihan putih menggumpal seperti susu basi, tidak berbau, usia 30 tahun';
    expect(answer(thrush).urgency).toBe('self-care');
    expect(answer(`${thrush}. Baru pertama kali.`).urgency).toBe('routine');
  });
});

it.each([
  ['Lari siang hari, cuaca 34 derajat', null],
  ['The room was at 17 degrees', null],
  ['Air mandi 33 derajat', null],
  ['Suhu rektal 41,3', 41.3],
  ['badan 39 derajat', 39],
  ['outside all day, temperature 38.6 °C', 38.6],
])('a temperature of the patient: %s', (text, value) => {
  const [first] = answer(text).measured.filter(({ measure }) => measure === 'body temperature');
  expect(first?.value ?? null).toBe(value);
});

it('urine like tea with yellow eyes is the liver before it is blood, and no smoky urine', () => {
  const text = 'Kedua mata kuning, kencing seperti teh, mual dan lemas sejak seminggu pada mahasiswa 20 tahun.';
  const { likely, understood } = assess(base, { text });
  expect(likely[0]?.id).toBe('hepatitis-a');
  expect(understood.map(({ findingId }) => findingId)).not.toContain('cola-coloured-urine');
});

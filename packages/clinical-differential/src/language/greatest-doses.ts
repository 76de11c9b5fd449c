/**
 * Above how many milligrams in a day an adult has taken more of a medicine than its label allows for any use (for paracetamol, labels of the US Food
 * and Drug Administration and British National Formulary alike: 4 g). What these do not agree on takes the greater figure, so that a dose which some doctor
 * prescribes is none. Only what is often taken in overdose stands here.
 */
export const GREATEST_DAILY_MG: Readonly<Record<string, number>> = {
  paracetamol: 4000,
  aspirin: 4000,
  ibuprofen: 3200,
  'mefenamic-acid': 1500,
  diclofenac: 200,
  naproxen: 1500,
  tramadol: 400,
  codeine: 360,
  metformin: 3000,
  glibenclamide: 20,
  glimepiride: 8,
  gliclazide: 320,
  glipizide: 40,
  amitriptyline: 300,
  imipramine: 300,
  propranolol: 640,
  amlodipine: 10,
  nifedipine: 180,
  verapamil: 480,
  diltiazem: 540,
  digoxin: 1.5,
  theophylline: 1200,
  isoniazid: 900,
  chloroquine: 1500,
  hydroxychloroquine: 1200,
  carbamazepine: 2400,
  quetiapine: 800,
  diphenhydramine: 400,
};
/** Of what these keep down there is no harmless mistake. */
export const LOWERS_GLUCOSE: ReadonlySet<string> = new Set([
  'glibenclamide',
  'glimepiride',
  'gliclazide',
  'glipizide',
  'gliquidone',
  'tolbutamide',
  'chlorpropamide',
]);
/** One or two tablets of these can kill a small child (Tintinalli, paediatric ingestions). */
export const ONE_HARMS_A_CHILD: ReadonlySet<string> = new Set([
  ...LOWERS_GLUCOSE,
  'amlodipine',
  'nifedipine',
  'verapamil',
  'diltiazem',
  'propranolol',
  'clonidine',
  'amitriptyline',
  'imipramine',
  'clomipramine',
  'nortriptyline',
  'chloroquine',
  'hydroxychloroquine',
  'quinine',
  'theophylline',
  'digoxin',
  'methadone',
  'buprenorphine',
  'oxycodone',
  'morphine',
  'codeine',
  'tramadol',
]);
/** What all insulins are called; none is swallowed, and so none is among the names of tablets. */
export const INSULIN =
  'insulin(?:\\s+(?:glargine|lispro|aspart|detemir|degludec|nph|glulisine|reguler|regular))?|novo ?rapid|novo ?mix|lantus|humalog|levemir|apidra|actrapid|humulin|toujeo|tresiba|ryzodeg|sansulin|ezelin';

/** Titles as journals write them, made up for this test and judged by hand: which specialities a reader would look for them in. */
import { expect, it } from 'vitest';
import { SPECIALITIES } from '#modules/reference/reference.contract.ts';
import { specialitiesOf } from './speciality.policy.ts';
import { SPECIALITY_TERMS } from './speciality-term.data.ts';

const JUDGED: readonly (readonly [title: string, ...specialities: string[]])[] = [
  ['Beta blockers after myocardial infarction with preserved ejection fraction', 'cardiology'],
  ['Early rhythm control in newly diagnosed atrial fibrillation', 'cardiology'],
  ['Home blood pressure monitoring in adults with hypertension', 'cardiology'],
  ['Valve-in-valve procedures for degenerated aortic bioprostheses', 'cardiology', 'thoracic-surgery'],
  ['Gagal jantung dengan fraksi ejeksi terjaga: apa yang berubah', 'cardiology'],
  ['Rheumatic heart disease in schoolchildren: echocardiographic screening', 'cardiology', 'paediatric-cardiology', 'paediatrics'],
  ['Inhaled corticosteroids as needed in mild asthma', 'pulmonology'],
  ['Pulmonary rehabilitation after an exacerbation of COPD', 'pulmonology', 'rehabilitation'],
  ['Antifibrotic treatment of idiopathic pulmonary fibrosis', 'pulmonology'],
  ['Pengobatan asma pada layanan primer', 'pulmonology', 'family-medicine'],
  ['Shorter regimens for drug-resistant tuberculosis', 'infectious-disease', 'pulmonology'],
  ['Tuberkulosis paru pada penyandang diabetes melitus', 'infectious-disease', 'pulmonology', 'endocrinology'],
  ['Thrombectomy for large-vessel stroke in the extended window', 'neurology', 'interventional-radiology'],
  ['Preventive treatment of chronic migraine', 'neurology'],
  ['Epilepsi pada usia lanjut: pilihan obat', 'neurology', 'geriatrics'],
  ['Disease-modifying therapy in relapsing multiple sclerosis', 'neurology'],
  ['Plasma biomarkers of Alzheimer disease in the memory clinic', 'neurology', 'clinical-pathology'],
  ['Surgical evacuation of chronic subdural haematoma', 'neurosurgery', 'general-surgery'],
  ['Intensive glucose control with insulin pumps in type 1 diabetes', 'endocrinology'],
  ['Metformin and the kidney: when to stop', 'endocrinology', 'nephrology'],
  ['Subclinical hypothyroidism in pregnancy', 'endocrinology', 'obstetrics-gynaecology'],
  ['Diabetes melitus tipe 2: target HbA1c pada lansia', 'endocrinology', 'geriatrics'],
  ['Bisphosphonate holidays in postmenopausal osteoporosis', 'endocrinology', 'obstetrics-gynaecology', 'orthopaedics', 'rheumatology'],
  ['Eradication of Helicobacter pylori with bismuth quadruple therapy', 'gastroenterology'],
  ['Biologic therapy in ulcerative colitis', 'gastroenterology'],
  ['Albumin infusion in decompensated cirrhosis', 'gastroenterology'],
  ['Sirosis hati dan perdarahan varises', 'gastroenterology'],
  ['Antiviral treatment for chronic hepatitis B', 'infectious-disease', 'gastroenterology'],
  ['SGLT2 inhibitors in chronic kidney disease without diabetes', 'nephrology', 'endocrinology'],
  ['Timing of dialysis in acute kidney injury', 'nephrology'],
  ['Penyakit ginjal kronis: kapan merujuk', 'nephrology'],
  ['Alpha blockers for ureteral stones', 'urology'],
  ['Active surveillance of low-risk prostate cancer', 'urology', 'haematology-oncology'],
  ['Fluid therapy in dengue with warning signs', 'infectious-disease', 'tropical-medicine'],
  ['Demam berdarah dengue pada anak: terapi cairan', 'infectious-disease', 'tropical-medicine', 'paediatrics'],
  ['Artemisinin resistance in Plasmodium falciparum malaria', 'infectious-disease', 'tropical-medicine', 'parasitology'],
  ['Long-acting cabotegravir for HIV prevention', 'infectious-disease'],
  ['Terapi antiretroviral dini pada HIV dengan meningitis', 'infectious-disease', 'neurology'],
  ['Oral antibiotics for bone and joint infection', 'infectious-disease', 'orthopaedics'],
  ['Rapid diagnosis of leptospirosis during floods', 'infectious-disease', 'tropical-medicine', 'disaster-medicine'],
  ['Carbapenem-resistant Enterobacterales in neonatal units', 'microbiology', 'neonatology', 'paediatrics', 'infectious-disease'],
  ['Mass drug administration for soil-transmitted helminths', 'tropical-medicine', 'infectious-disease', 'parasitology'],
  ['Rabies post-exposure prophylaxis after dog bites', 'infectious-disease', 'tropical-medicine'],
  ['Measles outbreak in an under-vaccinated community', 'infectious-disease', 'public-health', 'paediatrics'],
  ['Adjuvant immunotherapy in resected melanoma', 'haematology-oncology', 'dermatology'],
  ['CAR T cells in relapsed lymphoma', 'haematology-oncology'],
  ['Thalassaemia carrier screening before marriage', 'haematology-oncology', 'medical-genetics'],
  ['Anemia defisiensi besi pada ibu hamil', 'haematology-oncology', 'obstetrics-gynaecology'],
  ['Hypofractionated radiotherapy after breast-conserving surgery', 'radiation-oncology', 'surgical-oncology', 'general-surgery'],
  ['Self-sampling for HPV screening and cervical cancer', 'gynaecological-oncology', 'haematology-oncology'],
  ['Vaksin HPV dosis tunggal dan kanker serviks', 'gynaecological-oncology', 'haematology-oncology', 'public-health'],
  ['Low-dose aspirin to prevent pre-eclampsia', 'obstetrics-gynaecology'],
  ['Tranexamic acid for postpartum haemorrhage', 'obstetrics-gynaecology', 'emergency-medicine'],
  ['Preeklampsia berat: kapan persalinan dipercepat', 'obstetrics-gynaecology'],
  ['Induction of labour at 41 weeks', 'obstetrics-gynaecology'],
  ['Management of fetal growth restriction', 'maternal-fetal-medicine'],
  ['Kontrasepsi pascapersalinan', 'obstetrics-gynaecology'],
  ['Letrozole or clomiphene for infertility in polycystic ovary syndrome', 'reproductive-medicine', 'obstetrics-gynaecology'],
  ['High-flow oxygen in infants with bronchiolitis', 'paediatrics'],
  ['Stunting dan gizi ibu selama kehamilan', 'paediatrics', 'nutrition', 'obstetrics-gynaecology', 'public-health'],
  ['Kejang demam pada anak: edukasi keluarga', 'paediatrics', 'neurology'],
  ['Less invasive surfactant in preterm infants', 'neonatology', 'paediatrics'],
  ['Ikterus neonatorum: ambang fototerapi', 'neonatology'],
  ['Delayed diagnosis of intussusception in toddlers', 'paediatric-surgery', 'paediatrics'],
  ['Collaborative care for depression in primary care', 'psychiatry', 'family-medicine'],
  ['Clozapine monitoring in treatment-resistant schizophrenia', 'psychiatry'],
  ['Gangguan cemas pada mahasiswa kedokteran', 'psychiatry', 'medical-education'],
  ['Lithium and suicide prevention in bipolar disorder', 'psychiatry', 'preventive-medicine'],
  ['Buprenorphine in the emergency department for opioid use disorder', 'addiction-medicine', 'emergency-medicine', 'pain-medicine'],
  ['CPAP adherence in obstructive sleep apnoea', 'sleep-medicine', 'pulmonology'],
  ['Topical treatment of atopic dermatitis', 'dermatology', 'allergy-immunology'],
  ['Biologics for hidradenitis suppurativa', 'dermatology'],
  ['Skabies di pesantren: pengobatan serentak', 'dermatology'],
  ['Kusta: kapan dicurigai di puskesmas', 'tropical-medicine', 'infectious-disease', 'family-medicine'],
  ['Atropine drops to slow myopia', 'ophthalmology'],
  ['Anti-VEGF for diabetic macular oedema', 'ophthalmology', 'endocrinology'],
  ['Katarak: kapan operasi menolong', 'ophthalmology', 'general-surgery'],
  ['Tonsillectomy for recurrent sore throat', 'otorhinolaryngology'],
  ['Otitis media supuratif kronis dan gangguan pendengaran', 'otorhinolaryngology'],
  ['Surgery or exercise for meniscal tears of the knee', 'orthopaedics', 'general-surgery'],
  ['Early mobilisation after hip fracture', 'orthopaedics'],
  ['Treat-to-target in rheumatoid arthritis', 'rheumatology'],
  ['Urate lowering in gout: start low, go slow', 'rheumatology'],
  ['Lupus dan kehamilan', 'rheumatology', 'obstetrics-gynaecology'],
  ['Antibiotics instead of appendicectomy for appendicitis', 'general-surgery', 'infectious-disease'],
  ['Mesh repair of inguinal hernia', 'general-surgery'],
  ['Bariatric surgery and diabetes remission', 'digestive-surgery', 'general-surgery', 'endocrinology'],
  ['Perawatan luka bakar pada 24 jam pertama', 'plastic-surgery', 'general-surgery'],
  ['Screening for abdominal aortic aneurysm', 'thoracic-surgery'],
  ['Spinal anaesthesia for caesarean section', 'anaesthesiology', 'obstetrics-gynaecology', 'orthopaedics'],
  ['Video laryngoscopy for emergency intubation', 'anaesthesiology', 'emergency-medicine', 'otorhinolaryngology'],
  ['Balanced crystalloids or saline in septic shock', 'intensive-care', 'infectious-disease', 'emergency-medicine'],
  ['Prone positioning in ARDS', 'intensive-care'],
  ['Syok septik: noradrenalin lewat vena perifer', 'intensive-care'],
  ['Bystander defibrillation in out-of-hospital cardiac arrest', 'emergency-medicine', 'cardiology'],
  ['Adrenaline first in anaphylaxis', 'emergency-medicine', 'allergy-immunology'],
  ['Keracunan organofosfat: atropin secukupnya', 'toxicology', 'emergency-medicine'],
  ['Antivenom for snakebite in rural hospitals', 'toxicology', 'tropical-medicine', 'emergency-medicine'],
  ['Opioids or not for chronic low back pain', 'pain-medicine', 'orthopaedics'],
  ['Early palliative care in advanced lung cancer', 'palliative-care', 'haematology-oncology', 'pulmonology'],
  ['Deprescribing and falls in older adults', 'geriatrics', 'pharmacology'],
  ['Sugar taxes and obesity: what public health can learn', 'public-health', 'nutrition', 'endocrinology'],
  ['Air pollution and mortality in megacities', 'public-health'],
  ['Imunisasi dasar lengkap setelah pandemi', 'public-health', 'paediatrics'],
  ['Smoking cessation counselling that works', 'pulmonology', 'preventive-medicine', 'addiction-medicine'],
  ['Early introduction of peanut and food allergy', 'allergy-immunology', 'nutrition'],
  ['Artificial intelligence in mammography reading', 'radiology', 'health-informatics'],
  ['Restrictive red cell transfusion in the critically ill', 'transfusion-medicine', 'intensive-care'],
  ['Periodontitis and caries in school-age children', 'dentistry', 'periodontics', 'paediatrics'],
  ['Silicosis among stone workers', 'occupational-medicine'],
  ['Kesehatan jemaah haji: vaksin dan penyakit kronis', 'travel-medicine', 'public-health'],
  ['Return to play after concussion', 'sports-medicine'],
  ['Field triage after an earthquake', 'disaster-medicine', 'emergency-medicine'],
];

const NOTHING = ['Looking back on forty years', 'A letter from a colleague', 'What the data do not say'];

it('knows only specialities of ours', () => {
  for (const slug of [...Object.keys(SPECIALITY_TERMS), ...JUDGED.flatMap(([, ...slugs]) => slugs)]) expect(SPECIALITIES).toContain(slug);
});

it('gives titles the specialities that a reader would', () => {
  expect(JUDGED.length).toBeGreaterThanOrEqual(100);
  let right = 0;
  let given = 0;
  let wanted = 0;
  let met = 0;
  const wrong: string[] = [];
  for (const [title, ...specialities] of JUDGED) {
    const found = specialitiesOf({ title, terms: [], abstract: '', fallback: [] });
    const hits = found.filter((slug) => specialities.includes(slug)).length;
    right += hits;
    given += found.length;
    wanted += specialities.length;
    if (hits > 0) met += 1;
    if (hits < found.length || hits === 0) wrong.push(`${title}: ${found.join(', ') || 'nothing'} (${specialities.join(', ')})`);
  }
  const precision = right / given;
  const recall = right / wanted;
  const share = met / JUDGED.length;
  // biome-ignore lint/suspicious/noConsole: what a change of the terms does must be seen.
  console.log(
    `specialities of ${JUDGED.length} titles: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, with one right ${share.toFixed(3)}\n${wrong.join('\n')}`,
  );
  expect(precision).toBeGreaterThan(0.9);
  expect(recall).toBeGreaterThan(0.75);
  expect(share).toBeGreaterThan(0.97);
});

it('says nothing where the words say nothing, and what the journal is about then', () => {
  for (const title of NOTHING) expect(specialitiesOf({ title, terms: [], abstract: '', fallback: ['cardiology'] })).toEqual(['cardiology']);
});

it('is not led by what a title says it is not about', () => {
  const of = (title: string) => specialitiesOf({ title, terms: [], abstract: '', fallback: [] });
  expect(of('Statins in adults without known diabetes')).toEqual(['cardiology']);
  expect(of('Non-infectious uveitis: when to refer')).toEqual(['ophthalmology']);
  expect(of('Non-pharmacological prevention of delirium')).not.toContain('pharmacology');
  expect(of('Hipertensi tanpa riwayat stroke pada lansia')).not.toContain('neurology');
  expect(of('Perawatan non-bedah pada fraktur klavikula')).toEqual(['orthopaedics']);
  // The article is about what stands beside it.
  expect(of('Non-small-cell lung cancer without brain metastases')).toContain('haematology-oncology');
  expect(of('Diabetes without complications')).toEqual(['endocrinology']);
});

it('is strengthened by terms and abstract, and not led by the abstract alone', () => {
  expect(specialitiesOf({ title: 'A new look', terms: ['Psoriasis'], abstract: '', fallback: [] })).toEqual(['dermatology']);
  expect(specialitiesOf({ title: 'A new look', terms: [], abstract: 'Patients with psoriasis and skin lesions', fallback: [] })).toEqual(
    [],
  );
});

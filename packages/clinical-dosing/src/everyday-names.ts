/**
 * How doctors ask where neither an indication nor the diseases of the knowledge have the word: abbreviations and everyday names in English
 * and Indonesian, before the arrow, and what stands in the English title of indications, after it. Words that only prevent or only attack are
 * the same word here (`name-words.ts`): “DVT prevention” is DVT prophylaxis too.
 */

/** Other words for the same thing, or a name that has these kinds. */
export const SAME = `
uti, infeksi saluran kencing, infeksi kencing, urine infection, water infection, urinary tract infection, isk, infeksi saluran kemih -> urinary infection, urinary tract infection, cystitis
cuti, complicated uti, isk komplikata -> complicated urinary infection
bladder infection, lower uti, radang kandung kemih -> cystitis, urinary infection
cap, pneumonia komunitas -> community-acquired pneumonia
hap, vap, hospital pneumonia, ventilator pneumonia -> nosocomial pneumonia, hospital pneumonia, hospital-acquired pneumonia, ventilator pneumonia, acquired in hospital
pcp, pjp, pneumocystis jirovecii -> pneumocystis pneumonia
h pylori, hp, hpylori, helicobacter -> helicobacter pylori
pud, tukak lambung, tukak peptik, ulkus peptikum, ulkus lambung, peptic ulcer, stomach ulcer, tukak, ulkus -> peptic ulcer, gastric ulcer, duodenal ulcer
gi bleeding, gi bleed, upper gi bleed, ugi bleed, hemetemesis, upper gi bleeding, ugib, perdarahan saluran cerna, perdarahan scba, hematemesis, melena, bleeding ulcer -> bleeding ulcer, bleeding oesophageal varices
variceal bleeding, pecah varises esofagus, varises esofagus -> oesophageal varices
c diff, cdi, c difficile, clostridium difficile, pseudomembranous colitis -> clostridioides difficile
typhoid, typhus abdominalis, tipes, tifus, tipus, enteric fever -> typhoid
mrsa -> mrsa, staphylococci
mrsa bacteraemia, mrsa bacteremia, bakteremia mrsa, mrsa infection, infeksi mrsa -> mrsa infection, resistant gram-positive, staphylococcal
ghd, gh deficiency, defisiensi gh -> growth hormone deficiency
ckd anaemia, ckd anemia, anaemia of ckd, anemia pgk, anemia ckd, renal anaemia, anemia renal -> anaemia chronic kidney disease, iron deficiency chronic kidney disease
bacteraemia, bacteremia, bakteremia, bloodstream infection, bsi, infeksi aliran darah -> severe infection, severe, septicaemia, sepsis, bacteraemia
vivax relapse prevention, relapse vivax, malaria relapse, cegah kambuh malaria, kambuh malaria -> radical cure vivax
decolonization, decolonisation, dekolonisasi, mrsa decolonization, mrsa decolonisation -> clear resistant staphylococci
vre -> vancomycin-resistant enterococcus
latent tb, ltbi, latent tuberculosis, tb laten, tpt, ipt, infeksi laten tb, tb prevention -> preventive treatment tuberculosis, latent tuberculosis
mdr tb, xdr tb, rr tb, tb mdr, tb ro, tb resisten obat, tb resisten, resistant tb, drug resistant tb, drug resistant tuberculosis -> resistant tuberculosis
hiv aids, aids, odha, arv -> hiv infection
pmtct, hiv exposed infant -> newborn mother hiv
prep, hiv prep -> prevention hiv
hsv, herpes simplex -> herpes
cold sore, herpes labialis -> cold sores, herpes mouth
vzv, varicella, cacar air -> chickenpox
cacar ular, cacar api, dompo, hzv, zoster -> shingles
hbv, hep b -> hepatitis b
hcv, hep c -> hepatitis c
cmv -> cytomegalovirus
malaria tropika, p falciparum, falciparum -> falciparum malaria
malaria tertiana, p vivax, vivax -> vivax
vaginal thrush, vvc, yeast infection, vaginal yeast infection, keputihan jamur, kandidiasis vagina -> vaginal candidiasis, candidiasis vagina
oral thrush, mouth thrush, oral candidiasis, kandidiasis oral, moniliasis oral -> thrush mouth, candidiasis mouth, oropharyngeal candidiasis
tinea, kurap, dermatofitosis -> ringworm
tinea corporis, tinea cruris, jock itch -> ringworm body, ringworm skin, ringworm candidiasis skin
tinea pedis, athlete foot, kutu air -> ringworm feet, ringworm skin, ringworm candidiasis skin
tinea capitis -> ringworm scalp
onychomycosis, tinea unguium, onikomikosis -> nail, nails, fingernails
panu, tinea versicolor -> pityriasis versicolor
kremi, cacing kremi, enterobiasis, oxyuriasis -> pinworm
dvt prevention, vte prevention, thromboprophylaxis, tromboprofilaksis, thromboembolism prevention, clot prevention -> prevention thrombosis, prevention medical patients, prevention hip, prevention surgery orthopaedic, prevention abdominal surgery
vte, venous thromboembolism, tromboemboli vena -> venous thrombosis, deep vein thrombosis, pulmonary embolism, venous thromboembolism
mi, ami, ima, heart attack, serangan jantung, infark miokard -> myocardial infarction, acute coronary syndrome, st-elevation infarction
acs, ska, sindrom koroner akut -> acute coronary syndrome, unstable angina, st-elevation infarction, st-elevation myocardial infarction
nstemi -> non-st-elevation infarction, infarction without st elevation, acute coronary syndrome
chf, adhf, hfref, decompensatio cordis, dekompensasi kordis, payah jantung -> heart failure
acute pulmonary oedema, edema paru, edema paru akut, alo -> oedema lung, acute heart failure
psvt -> supraventricular tachycardia
af rate control, rate control -> rate atrial fibrillation, fast atrial fibrillation, fast heart rate atrial fibrillation, control atrial fibrillation
hypertensive crisis, krisis hipertensi, hypertensive urgency, hypertensive emergency, hipertensi emergensi, hipertensi urgensi -> severe hypertension, hypertensive emergency
hypertension in pregnancy, gestational hypertension, pih, hipertensi gestasional, hipertensi dalam kehamilan -> hypertension pregnancy
hyperlipidaemia, hiperkolesterol, dyslipidaemia, dislipidemia, kolesterol, cholesterol, kolesterol tinggi -> hypercholesterolaemia, raised cholesterol, raised ldl cholesterol
high triglycerides, trigliserida, hipertrigliserida, hypertriglyceridemia -> triglycerides, hypertriglyceridaemia
t1dm, iddm, dm1, dm tipe 1 -> type 1 diabetes
t2dm, niddm, dm2, dm tipe 2 -> type 2 diabetes
kad, ketoasidosis -> diabetic ketoacidosis
low blood sugar, hipoglikemi, gula darah rendah -> hypoglycaemia
nerve pain, nyeri saraf, neuropathic pain, nyeri neuropatik -> neuropathic pain, postherpetic neuralgia, diabetic neuropathic pain, pain diabetic neuropathy
phn, nyeri pasca herpes -> postherpetic neuralgia
ponv, postoperative nausea, postoperative vomiting, mual muntah pasca operasi -> vomiting after surgery, nausea after surgery, nausea after operation
cinv, chemotherapy nausea, mual muntah kemoterapi -> vomiting chemotherapy, nausea chemotherapy
sembelit, susah bab, konstipasi, obstipasi -> constipation
asthma attack, serangan asma, acute asthma, asma akut, status asthmaticus, status asmatikus, asma eksaserbasi, asma serangan -> asthma attack, acute asthma, acute severe asthma, severe asthma attack
aecopd, copd attack, ppok attack, ppok eksaserbasi akut -> attack copd, chronic obstructive lung disease, flare chronic bronchitis
hives, biduran, kaligata, urtikaria -> urticaria
hay fever, rinitis alergi, pilek alergi -> allergic rhinitis
gad -> generalised anxiety, anxiety
mdd, depresi mayor -> depression
gaduh gelisah, agitasi -> agitation
bipolar mania, manik -> mania
susah tidur, sulit tidur, tidak bisa tidur -> insomnia
procedural sedation, sedasi, sedasi prosedur, sedation for procedure -> sedation procedure
rsi, rapid sequence induction, intubasi -> intubation
general anaesthesia, anestesi umum, bius total -> induction anaesthesia, maintenance anaesthesia
premedikasi, premedication -> before anaesthesia, before procedure
local anaesthesia, local anesthetic, anestesi lokal, bius lokal, nerve block, blok saraf, dental anaesthesia, dental block, anestesi gigi -> infiltration, nerve block
spinal, anestesi spinal, subarachnoid block -> spinal anaesthesia
surgical prevention, perioperative prevention, preoperative prevention, preop prevention, prevention bedah, prevention operasi, prevention pembedahan, surgery prevention, operation prevention -> prevention surgery
lues, raja singa, sifilis -> syphilis
go, gonore, kencing nanah -> gonorrhoea
septic shock, syok septik, syok sepsis -> septic shock, low blood pressure in shock
raised icp, tik meningkat, peningkatan tik, increased intracranial pressure -> raised intracranial pressure
graves, graves disease, tirotoksikosis, thyrotoxicosis, hipertiroid -> hyperthyroidism
hipotiroid -> hypothyroidism
ida, iron deficiency anaemia, adb, anemia defisiensi besi, kurang darah -> iron deficiency
abortus inkomplit, incomplete miscarriage -> incomplete abortion
induksi persalinan, iol -> induction labour
pematangan paru, lung maturation, fetal lung maturation, antenatal steroid, antenatal corticosteroid -> lungs fetus
kb, birth control, pil kb, kontrasepsi, prevention of pregnancy -> contraception
morning after pill, kontrasepsi darurat, kondar -> emergency contraception
hmb, menorrhagia, menoragia -> heavy menstrual bleeding
dysmenorrhoea, dismenore, nyeri haid, period pain -> painful periods, dysmenorrhoea
ed, impotence, impoten, impotensi, disfungsi ereksi -> erectile dysfunction
luts, prostat, pembesaran prostat -> benign prostatic hyperplasia
oab -> overactive bladder
ngompol, enuresis -> bed-wetting
ra, reumatoid artritis, rematik -> rheumatoid arthritis
oa, pengapuran sendi, osteoartritis -> osteoarthritis
sle, lupus -> lupus
gout attack, acute gout, gout akut, asam urat akut -> acute gout, attack gout
opioid toxicity, opiate overdose -> opioid overdose
benzo overdose, benzodiazepine toxicity -> benzodiazepine overdose
acetaminophen overdose, acetaminophen toxicity, paracetamol toxicity, pct overdose, overdosis parasetamol -> paracetamol overdose
warfarin reversal, over-anticoagulation, high inr, inr tinggi -> reversal warfarin, major bleeding under warfarin
heparin reversal -> heparin overdose, overdose heparin
vkdb, hdn, perdarahan akibat defisiensi vitamin k -> bleeding newborn
smoking cessation, berhenti merokok, quit smoking -> stopping smoking
dss, dengue shock syndrome, dengue shock, syok dengue -> dengue shock
rehydration, rehidrasi -> dehydration
apnea of prematurity, apnea prematuritas -> apnoea prematurity
neonatal sepsis, sepsis neonatorum, newborn sepsis, sepsis neonatal, eons, early onset sepsis -> infection newborn
newborn seizures, kejang neonatus, newborn kejang -> seizures newborn
pertussis, batuk 100 hari -> whooping cough
mh, morbus hansen, kusta -> leprosy
cacingan, deworming, obat cacing, worms, kecacingan -> roundworm, hookworm, gut worms, pinworm
kala azar -> visceral leishmaniasis
scrub typhus -> rickettsioses
wound tetanus prevention, tetanus prevention, luka kotor -> tetanus-prone wound
flu -> influenza
birth dose, hb0, hb 0, newborn, saat lahir -> =at birth
congenital hypothyroidism, hipotiroid kongenital, hk -> hypothyroidism
asidosis metabolik, metabolic acidosis, acidosis, asidosis -> acidosis
trichomonas, trikomonas -> trichomoniasis
giardia -> giardiasis
strongyloides -> strongyloidiasis
postpartum bleeding, perdarahan pasca salin, perdarahan post partum, perdarahan pasca persalinan, hpp -> postpartum haemorrhage
augmentation labour, akselerasi persalinan -> support labour
icu sedation, sedasi icu, sedation ventilated -> sedation intensive care, sedation ventilated
peb, severe preeclampsia -> severe pre-eclampsia
kb suntik, suntik kb, contraceptive injection -> contraception injection, contraception
meningococcal prevention, meningococcal contact -> contacts meningococcal, carriers contacts
mechanical valve, katup mekanik, prosthetic valve, katup jantung -> heart valves
mi, myocardial infarction -> myocardial infarction, weak left ventricle infarction
dog bite, gigitan anjing, gigitan hewan, animal bite, rabies pep, pep rabies, pep, cat bite, gigitan kucing -> after exposure, category iii exposure
op poisoning, opk, keracunan organofosfat -> organophosphate poisoning
opioid od, overdosis opioid -> opioid overdose
altitude sickness, mountain sickness, ams -> altitude sickness
kutu rambut, head lice, pediculosis capitis, pedikulosis kapitis -> head lice
rhd prevention, rheumatic heart disease prevention -> prevention rheumatic fever
vf, fibrilasi ventrikel -> ventricular fibrillation
tokolisis, tocolysis, preterm labour, persalinan prematur, premature labour -> preterm labour, premature labour
mimisan -> epistaxis
hyoscine, kolik abdomen, colic -> abdominal cramps
bells palsy, bell palsy, bell s palsy -> bell palsy
jerawat, acne vulgaris -> acne
seborrheic dermatitis, dermatitis seboroik, ketombe, dandruff -> seborrhoeic dermatitis, dandruff
neuroprotection, preterm neuroprotection, neuroproteksi janin, fetal neuroprotection -> protection brain preterm
sesak paliatif, palliative dyspnoea, terminal dyspnoea, breathlessness palliative -> breathlessness
mata merah, conjunctivitis, konjungtivitis, belekan -> conjunctivitis
meningitis bakterialis, bacterial meningitis, meningitis bakteri -> meningitis
ppok, ppok stabil, copd -> copd
`;

/**
 * What the title of an indication does not name, though its source’s dose may be meant: shown with a word that says so.
 * After “=” stands what must be a whole part of the title: headache is pain, not pain after surgery.
 */
export const LIKE = `
headache, sakit kepala, nyeri kepala, pusing, cephalgia, sefalgia, migraine, migren, back pain, low back pain, lbp, nyeri punggung, nyeri pinggang, sakit pinggang, toothache, sakit gigi, nyeri gigi, dental pain, myalgia, pegal linu, pegal, muscle pain, nyeri otot, joint pain, nyeri sendi, arthralgia, sprain, keseleo, terkilir, renal colic, kolik renal, ureteric colic, biliary colic, postoperative pain, post op pain, nyeri pasca operasi, cancer pain, nyeri kanker, fracture, patah tulang, osteoarthritis, oa, rheumatoid arthritis, sore throat, sakit tenggorokan, dysmenorrhoea, nyeri haid, painful periods, teething, tumbuh gigi, earache, sakit telinga, abdominal pain, nyeri perut, trauma, kolik ginjal, kepala pusing, gout, asam urat, burns, luka bakar, musculoskeletal pain, nyeri, pain -> =pain, =severe pain, =acute pain, =acute severe pain
dengue, dbd, dhf, demam berdarah, demam dengue, common cold, cold, flu, influenza, selesma, batuk pilek, pilek, ispa, urti, uri, viral fever, febris, panas, high temperature, pyrexia, hyperpyrexia, post vaccination, chikungunya, covid, covid 19, malaria, roseola, measles, campak -> =fever, =high fever
fever, demam -> =fever, =high fever
maag, gastritis, dyspepsia, dispepsia, sakit lambung, sakit maag, asam lambung, nyeri ulu hati, heartburn, acid reflux, epigastric pain, stress ulcer, stress ulcer prevention, gerd, reflux -> peptic ulcer, gastric ulcer, duodenal ulcer, reflux, dyspepsia, gastritis, heartburn, stomach acid
malaria vivax, vivax, vivax malaria, malaria tertiana -> =malaria
duodenal ulcer, gastric ulcer, nsaid ulcer, pud, peptic ulcer, tukak lambung -> peptic ulcer, gastric ulcer, reflux
kolik, colic, kolik renal, renal colic, ibs, irritable bowel syndrome, sakit perut, abdominal pain, biliary colic, dysmenorrhoea -> abdominal cramps
pinworm, kremi, taeniasis, cutaneous larva migrans, strongyloides, trichuriasis, whipworm -> gut worms
dog bite, gigitan anjing, human bite, animal bite, gigitan, cat bite -> skin infection
intubation, intubasi, rsi, sedation, analgesia -> induction anaesthesia, painful procedure
sariawan, stomatitis, thrush -> thrush mouth
bisul, luka, wound, folliculitis, infected eczema -> impetigo
kidney stone, batu ginjal, kidney stones, nephrolithiasis -> oxalate stones
miscarriage, keguguran, abortus, abortion, missed abortion -> incomplete abortion, ending pregnancy
post mi, after mi, mi, pasca mi, pasca infark, myocardial infarction, secondary prevention, pci, stent, pasang ring -> after myocardial infarction, after infarction, cardiovascular event, cardiovascular prevention, acute coronary syndrome
mual, nausea, vomiting, muntah, hyperemesis, ponv, cinv, motion sickness -> vomiting after surgery, vomiting chemotherapy, nausea, vomiting, motion sickness
cellulitis, selulitis, skin abscess, abses, abscess, bisul, furuncle, furunkel, boil, boils, wound infection, infeksi luka, infected wound, erysipelas, erisipelas, folliculitis, impetigo, skin infection, skin and soft tissue infection, ssti, absssi, diabetic foot, kaki diabetik, mastitis, paronychia -> skin infection, staphylococcal infection
sinusitis, rhinosinusitis -> respiratory infection, infection airways, ear nose throat infection, ear infection, infections airways
bronchitis, bronkitis, lrti, chest infection, pneumonia, bronkopneumonia, bronchopneumonia, pneumonia komunitas, community-acquired pneumonia -> respiratory infection, chest infection, lung infection, infection airways, infections airways
tonsillitis, tonsilitis, pharyngitis, faringitis, tonsilofaringitis, amandel, strep throat, sore throat, radang tenggorokan, sakit tenggorokan, streptococcal sore throat -> sore throat, throat infection, ear nose throat, respiratory infection, infections airways
otitis media, oma, ear infection, infeksi telinga, congek -> otitis media, ear infection, middle ear, ear nose throat
dental abscess, dental infection, infeksi gigi, abses gigi -> infections teeth, anaerobic infection, susceptible bacteria
uti, isk, cystitis, sistitis, pyelonephritis, pielonefritis, kidney infection, urosepsis, bacteriuria, prostatitis -> urinary infection, urinary tract infection
meningitis, sepsis, pneumonia, neonatal infection, newborn infection -> infection newborn
sepsis, bacteraemia, septicaemia, bakteremia, urosepsis, septic shock -> severe infection, life-threatening infection, serious infection, susceptible infections, infection susceptible bacteria, moderate severe infection
febrile neutropenia, neutropenic sepsis, neutropenia febris -> severe infection, life-threatening infection
peritonitis, appendicitis, apendisitis, appendisitis, usus buntu, intraabdominal infection, intra-abdominal infection, iai, ciai, cholangitis, kolangitis, cholecystitis, kolesistitis, diverticulitis, liver abscess, pid, pelvic inflammatory disease -> abdominal infection, anaerobic infection, pelvic infection
osteomyelitis, osteomielitis, septic arthritis, artritis septik -> bone infection, joint infection
aspiration pneumonia, pneumonia aspirasi, lung abscess, abses paru -> anaerobic infection, lung infection, respiratory infection
pseudomonas, esbl, acinetobacter, klebsiella, cre, e coli, enterobacter -> pseudomonas, gram-negative infection
mrsa, staphylococcus, staph aureus, mssa -> staphylococcal infection, gram-positive bacteria, skin infection
leptospirosis, anthrax, actinomycosis, gas gangrene, tetanus, scarlet fever -> infection susceptible bacteria, susceptible infections
dysentery, disentri, shigellosis, travellers diarrhoea, traveller diarrhoea, bloody diarrhoea, diare berdarah -> shigella, dysentery, infectious diarrhoea
gastroenteritis, ge, gea, travellers diarrhoea, traveller diarrhoea, diarrhoea, diare, mencret -> diarrhoea, gastroenteritis
candida, candidiasis, kandidiasis -> candidiasis
dvt, pe, deep vein thrombosis, pulmonary embolism, emboli paru -> venous thrombosis
atrial fibrillation, af, stroke prevention -> atrial fibrillation
preeclampsia, pre-eclampsia, preeklampsia, pih, gestational hypertension, hypertension pregnancy, hypertensive crisis, hypertensive emergency, krisis hipertensi, severe hypertension -> hypertension
acs, acute coronary syndrome, ska -> myocardial infarction, st-elevation infarction, unstable angina
cardiovascular prevention, cad, pjk, ihd, chd, coronary artery disease, penyakit jantung koroner, stroke, post stroke -> cardiovascular prevention, cardiovascular event, coronary disease, coronary artery disease, hypercholesterolaemia
cardiogenic shock, syok kardiogenik, hypotension, hipotensi, syok, shock, neurogenic shock -> =low blood pressure in shock, acute heart failure low output
neuropathy, neuropati, neuralgia, sciatica, skiatika, hnp, radiculopathy, radikulopati, diabetic neuropathy, neuropati diabetik, trigeminal neuralgia, fibromyalgia, phn -> neuropathic pain, postherpetic neuralgia, diabetic neuropathic pain, pain diabetic neuropathy
vertigo, bppv, pusing berputar, meniere, tinnitus -> ménière disease, vertigo
nausea, vomiting, mual, muntah, mual muntah, nausea and vomiting, hyperemesis, hyperemesis gravidarum, emesis gravidarum, hiperemesis, morning sickness, gastroenteritis, gastroparesis -> =nausea, =vomiting, nausea vomiting
batuk, cough, batuk berdahak, bronchitis, bronkitis, copd, ppok, dahak -> productive cough, loosen mucus
asthma, asma, wheeze, wheezing, mengi, sesak, sesak napas, dyspnoea, bronkospasme, bronchospasm, bronchiolitis, bronkiolitis, asthma attack, serangan asma, asma akut, acute asthma, copd, ppok, aecopd, copd attack, ppok attack -> bronchospasm, =copd, chronic obstructive lung disease, acute severe asthma
allergy, alergi, allergic reaction, reaksi alergi, gatal, itch, itching, pruritus, angioedema, hives, biduran, urticaria, urtikaria, allergic rhinitis, insect bite, drug allergy, alergi obat, anaphylaxis, anafilaksis, syok anafilaktik, dermatitis, eczema, eksim, common cold, pilek, runny nose, rhinitis -> =allergy, itching, allergic rhinitis, urticaria, acute allergy, severe allergic, inflammation allergy, allergic disease
asthma attack, asthma, asma, serangan asma, ra, copd attack, rheumatoid arthritis, lupus, sle, nephrotic syndrome, sindrom nefrotik, itp, polymyalgia, dermatitis, bell palsy, autoimmune hepatitis, ulcerative colitis, crohn disease, ibd, adrenal insufficiency -> inflammatory disease, inflammation allergy, disease that needs a corticosteroid
seizure, seizures, kejang, kejang demam, febrile seizure, febrile convulsion, convulsion, convulsions, fits, status epilepticus, status epileptikus, status konvulsi -> status epilepticus, seizure cluster, seizures, prolonged seizure
epilepsy, epilepsi, ayan, kejang, seizures, focal epilepsy -> epilepsy, seizures, focal seizures
anxiety, cemas, ansietas, panic attack, gangguan cemas, panic disorder, serangan panik -> anxiety, panic disorder
postpartum depression, depresi, depression -> depression
agitation, agitasi, gaduh gelisah, delirium, aggression -> agitation, psychosis, delirium
psychosis, psikosis, psikotik, skizofrenia, schizophrenia, hallucinations, halusinasi -> schizophrenia, psychosis, psychoses
bipolar, bipolar disorder, gangguan bipolar, mania -> mania, bipolar disorder
hiccups, cegukan -> hiccups
spasm, kaku otot, spasme otot, muscle spasm, low back pain, nyeri punggung -> muscle spasm
ascites, asites, sirosis, cirrhosis, edema, oedema, bengkak, nephrotic syndrome, sindrom nefrotik, fluid overload, chf, heart failure, gagal jantung, pulmonary oedema, edema paru, ckd -> oedema
hyperuricaemia, hiperurisemia, asam urat, uric acid, tumour lysis, tumor lysis syndrome -> gout, uric acid
acute gout, gout, gout attack, asam urat -> acute gout, attack gout
anaemia, anemia -> iron deficiency, anaemia
pregnancy, hamil, kehamilan, prenatal, antenatal, preconception, prakonsepsi, ibu hamil -> neural tube defects, iron deficiency
glaucoma, glaukoma -> glaucoma, pressure in the eye
keracunan pestisida, keracunan insektisida, insecticide poisoning, pesticide poisoning, baygon, carbamate poisoning -> organophosphate poisoning
poisoning, keracunan -> poisoning
pphn, pulmonary hypertension, hipertensi paru, hipertensi pulmonal -> pulmonary arterial hypertension
hyponatraemia, dehydration, dehidrasi, diarrhoea, diare, fluid resuscitation, resusitasi cairan -> dehydration, hypovolaemic shock
weight loss, obesitas, obesity, overweight, kegemukan -> obesity
hot flashes, menopause, hrt -> menopause
herpes, herpes simplex, herpes genitalis, genital herpes -> herpes
worms, ascariasis, roundworm, cacing gelang, hookworm, cacing tambang -> roundworm, hookworm, gut worms
sti, std, ims, urethritis, uretritis, cervicitis, servisitis -> chlamydia, gonorrhoea
candida nappy rash, diaper rash, ruam popok -> candidiasis skin
ckd mbd, hyperphosphataemia -> phosphate
`;

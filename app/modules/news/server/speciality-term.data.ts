/**
 * Words of titles and terms by speciality, English and Indonesian, lower case and without marks. `*` at the end stands for any
 * ending; a number before a colon is the weight where it is not 3: words that several specialities use weigh less.
 */
export const SPECIALITY_TERMS: Readonly<Record<string, string>> = {
  cardiology:
    'cardiolog*, cardiac, cardiovascular, myocard*, heart, coronary, atrial fibrillation, arrhythmi*, ventricular, hypertension, 2:blood pressure, stemi, nstemi, angina, statin*, 2:ldl cholesterol, pericardi*, endocarditis, aortic stenosis, valv*, angioplasty, percutaneous coronary, cardiomyopath*, heart failure, 2:anticoagula*, jantung, kardio*, hipertensi, aritmia, infark miokard, gagal jantung, tekanan darah, echocardiograph*, ecg, electrocardiogra*, elektrokardiogra*, acute coronary syndrome, 2:venous thromboembol*',
  pulmonology:
    'pulmon*, lung, asthma, copd, bronch*, respiratory, spirometr*, pneumonia, 2:pneumothorax, pleura*, interstitial lung, cystic fibrosis, inhale*, inhaler*, smoking cessation, 2:tuberculosis, 2:tuberkulosis, paru, asma, ppok, pernapasan, bronkitis, efusi pleura, spirometri, 2:sleep apnoea, 2:sleep apnea, oxygen therapy, berhenti merokok',
  neurology:
    'neurolog*, stroke, epilep*, seizure*, migraine, headache, parkinson*, multiple sclerosis, dementia, alzheimer*, neuropath*, myasthenia, guillain*, encephal*, mening*, thrombolysis for stroke, amyotrophic, saraf, kejang, epilepsi, migren, nyeri kepala, sakit kepala, demensia, neuropati, transient ischaemic attack, intracerebral, cerebrovascular, 2:thrombectomy, huntington*, restless legs, bell palsy, bell s palsy',
  neurosurgery:
    'neurosurg*, craniotomy, glioma, glioblastoma, subdural, subarachnoid, hydrocephalus, 2:spinal cord, traumatic brain injury, cedera kepala, cedera otak, bedah saraf, meningioma, aneurysm clipping, ventriculoperitoneal',
  endocrinology:
    'endocrin*, diabet*, insulin, metformin, hba1c, glycaem*, glycem*, hypoglyc*, thyroid*, hypothyroid*, hyperthyroid*, graves disease, adrenal*, cushing*, pituitary, 2:obes*, glp 1, sglt2, osteoporosis, 2:vitamin d, diabetes melitus, tiroid, kelenjar, gula darah, obesitas, acromegaly, ketoacidosis, hyperaldosteronism, semaglutide, tirzepatide, hipoglikemia',
  gastroenterology:
    'gastro*, hepat*, liver, cirrhosis, crohn*, ulcerative colitis, inflammatory bowel, irritable bowel, colonoscop*, endoscop*, helicobacter, h pylori, reflux, 2:pancreatitis, coeliac*, celiac, dyspepsia, dispepsia, hati, sirosis, lambung, usus, 2:diare, 2:diarrhoea, 2:diarrhea, constipation, konstipasi, oesophag*, esophag*, varices, varises, nash, masld, perlemakan hati, colorectal cancer screening',
  nephrology:
    'nephr*, kidney, renal, dialysis, hemodialisis, haemodialysis, hemodialysis, glomerul*, ginjal, proteinuria, egfr, cuci darah, lupus nephritis, albuminuria, hyperkalaemia, hyperkalemia, 2:hyponatraemia, 2:hyponatremia',
  urology:
    'urolog*, prostat*, bladder, urinary incontinence, kidney stone*, urolithiasis, batu saluran kemih, batu ginjal, benign prostatic, erectile dysfunction, ureter*, cystectomy, prostatectomy, overactive bladder, prostat, kandung kemih',
  'infectious-disease':
    'infecti*, sepsis, septic, bacter*, antibiotic*, antimicrobial*, hiv, aids, antiretroviral, tuberculosis, tuberkulosis, malaria, dengue, dbd, covid*, sars cov 2, influenza, measles, campak, rabies, typhoid, tifoid, leptospir*, cholera, kolera, ebola, mpox, hepatitis b, hepatitis c, fungal, candid*, fungemia, staphylococc*, virus, viral, infeksi, antibiotik, resistensi, wabah, outbreak, clostridioides, syphilis, sifilis, gonorrh*, gonore, chikungunya, zika, leprosy, kusta, diphtheria, difteri, pertussis, helminth*, cellulitis, 2:pneumonia, 2:urinary tract infection, meningitis, demam berdarah',
  'tropical-medicine':
    'tropical, malaria, dengue, dbd, demam berdarah, filaria*, schistosom*, leishman*, chikungunya, leptospir*, snakebite, gigitan ular, scrub typhus, chagas, neglected tropical, kusta, leprosy, rabies, 2:helminth*, soil transmitted, cacingan, yaws, frambusia',
  microbiology:
    'microbiolog*, mikrobiologi, blood culture*, kultur darah, 2:antimicrobial resistance, carbapenem*, esbl, whole genome sequencing of, microbiome, mikrobioma, susceptibility testing',
  'haematology-oncology':
    'haematolog*, hematolog*, leukaemia, leukemia, lymphoma, limfoma, leukemia, myeloma, anaemia, anemia, thalassaemia, thalassemia, talasemia, haemophilia, hemofilia, hemophilia, sickle cell, oncolog*, onkologi, cancer, kanker, carcinoma, karsinoma, tumour*, tumor*, chemotherap*, kemoterapi, immunotherap*, metasta*, melanoma, neutropeni*, thrombocytop*, iron deficiency, defisiensi besi, car t, checkpoint inhibitor*, trastuzumab, pembrolizumab, sarcoma, myelodysplas*',
  'surgical-oncology':
    '2:mastectomy, sentinel node, tumour resection, surgical oncology, bedah onkologi, cytoreductive, lymphadenectomy, breast conserving, breast cancer surgery',
  'radiation-oncology':
    'radiothera*, radioterapi, brachythera*, stereotactic body, radiation oncology, chemoradi*, proton therapy, hypofractionated',
  'gynaecological-oncology':
    'cervical cancer, kanker serviks, ovarian cancer, kanker ovarium, endometrial cancer, cervical screening, hpv vaccin*, hpv screening, vaksin hpv, hpv test*, vulvar',
  'obstetrics-gynaecology':
    'obstet*, gynaecolog*, gynecolog*, pregnan*, pre eclampsia, preeclampsia, preeklampsia, eclampsia, eklampsia, labour, labor induction, caesarean, cesarean, sesar, postpartum, antenatal, maternal, kehamilan, hamil, persalinan, nifas, contracepti*, kontrasepsi, menopaus*, endometrio*, fibroid*, miscarriage, keguguran, preterm, birth, miom, bidan, 2:breastfeeding, gestational diabetes, polycystic ovary, ovarium polikistik, stillbirth, intrauterine device, prematur, heavy menstrual',
  'maternal-fetal-medicine':
    'fetal, foetal, fetus, janin, placenta*, plasenta, twin pregnanc*, fetal growth restriction, prenatal diagnos*, cervical length, 2:preterm birth',
  'reproductive-medicine':
    'infertil*, fertility, ivf, in vitro fertili*, embryo transfer, ovarian stimulation, bayi tabung, infertilitas, 2:polycystic ovary, endometriosis associated infertility',
  paediatrics:
    'paediatr*, pediatr*, child, children, childhood, infant*, newborn*, neonat*, adolescen*, bayi, anak, balita, imunisasi, immunisation, immunization, kawasaki, stunting, croup, bronchiolitis, bronkiolitis, breastfeeding, asi, toddler*, school age, remaja, juvenile, gizi buruk, rotavirus, growth faltering, febrile seizure*, kejang demam, campak, measles',
  neonatology:
    'neonat*, newborn*, preterm infant*, premature infant*, bronchopulmonary dysplasia, necrotising enterocolitis, necrotizing enterocolitis, surfactant, neonatus, bayi baru lahir, bayi prematur, kangaroo, kanguru, neonatal jaundice, ikterus neonatorum, extremely preterm, therapeutic hypothermia for neonatal',
  'paediatric-surgery':
    'paediatric surg*, pediatric surg*, intussuscept*, hirschsprung*, pyloric stenosis, biliary atresia, atresia bilier, bedah anak, undescended testis, hypospadias, gastroschisis',
  'paediatric-cardiology':
    'congenital heart, penyakit jantung bawaan, tetralogy, fontan, ductus arteriosus, rheumatic heart, kawasaki, jantung rematik',
  psychiatry:
    'psychiat*, depress*, anxiety, schizophreni*, bipolar, suicid*, psychosis, psychotic, antidepressant*, antipsychotic*, ptsd, post traumatic stress, obsessive compulsive, adhd, autis*, eating disorder*, anorexia nervosa, mental health, mental illness, jiwa, depresi, cemas, ansietas, skizofrenia, bunuh diri, psikiatri, psychotherap*, psikoterapi, cognitive behavioural, delirium, insomnia, lithium, clozapine, kesehatan mental',
  'addiction-medicine':
    'addict*, alcohol use, opioid use disorder, substance use, buprenorphine, methadone, metadon, naloxone, nalokson, alcohol withdrawal, adiksi, napza, 2:smoking cessation, 2:berhenti merokok, cannabis',
  'sleep-medicine': 'sleep, insomnia, sleep apnoea, sleep apnea, narcolep*, cpap, gangguan tidur, apnea tidur, restless legs',
  dermatology:
    'dermat*, skin, eczema, eksim, psoriasis, acne, jerawat, melanoma, urticaria, urtikaria, kulit, scabies, skabies, vitiligo, rosacea, hidradenitis, pemphig*, alopecia, tinea, 2:leprosy, 2:kusta, atopic, cutaneous, pruritus, herpes zoster, 2:cellulitis, stevens johnson',
  ophthalmology:
    'ophthalm*, eye, eyes, glaucoma, glaukoma, cataract, katarak, retin*, macular, myopia, miopia, cornea*, mata, uveitis, visual acuity, intraocular, keratitis, amblyopia, conjunctiv*, vision loss, buta',
  otorhinolaryngology:
    'otolaryng*, otorhinolaryng*, ear, hearing, otitis, sinusitis, rhinosinusitis, tonsil*, tonsilektomi, cochlear, larynx, laryng*, vertigo, tinnitus, nasal, telinga, tht, pendengaran, epistaxis, epistaksis, head and neck, nasopharyn*, nasofaring, thyroidectomy',
  orthopaedics:
    'orthop*, fracture*, fraktur, arthroplasty, knee, hip, osteoarthritis, osteoartritis, rotator cuff, anterior cruciate, ligament, scoliosis, skoliosis, tendon, bone, spine, spinal, tulang, ortopedi, low back pain, nyeri punggung, lutut, clubfoot, 2:osteoporosis, meniscus, panggul',
  rheumatology:
    'rheumat*, reumat*, arthritis, artritis, lupus, gout, asam urat, spondyl*, spondilitis, vasculitis, vaskulitis, scleroderma, systemic sclerosis, sjogren, fibromyalgia, myositis, polymyalgia, giant cell arteritis, methotrexate, 2:osteoarthritis, urate',
  'general-surgery':
    'surg*, appendic*, apendisitis, hernia*, cholecyst*, kolesistektomi, laparoscop*, laparotomy, thyroidectomy, bowel obstruction, bedah, operasi, burns, luka bakar, 2:breast cancer surgery, gallstone*, batu empedu, wound closure, surgical site, enhanced recovery, abses, perforasi',
  'digestive-surgery':
    'colectomy, bariatric, pancreatectomy, gastrectomy, hepatectomy, colorectal surgery, rectal cancer, sleeve gastrectomy, bedah digestif, liver transplant*, haemorrhoid*, hemoroid, anal fistula, cholecystectomy, kolesistektomi, oesophagectomy, esophagectomy',
  'plastic-surgery':
    'plastic surgery, reconstructive, burns, luka bakar, cleft lip, bibir sumbing, skin graft, free flap, keloid, breast reconstruction, bedah plastik, scar',
  'thoracic-surgery':
    'cardiac surgery, thoracic surgery, coronary artery bypass, cabg, lobectomy, vascular surgery, aortic aneurysm, aneurisma aorta, carotid endarterectomy, bedah jantung, peripheral artery disease, varicose vein*, thoracotomy, aortic dissection, diseksi aorta',
  anaesthesiology:
    'anaesth*, anesth*, anestesi*, perioperative, perioperatif, regional block, nerve block, spinal anaesthesia, intubat*, intubasi, postoperative pain, airway, propofol, ketamine, ketamin, neuromuscular block*, sugammadex, postoperative nausea, malignant hyperthermia, epidural',
  'intensive-care':
    'intensive care, critical care, critically ill, icu, ventilat*, sepsis, septic shock, vasopressor*, ards, acute respiratory distress, ecmo, rawat intensif, syok septik, noradrenaline, norepinephrine, shock, mechanical ventilation, fluid resuscitation, sedation in, prone position*',
  'emergency-medicine':
    'emergency, resuscitat*, resusitasi, cardiac arrest, henti jantung, trauma, triage, triase, anaphylaxis, anafilaksis, poison*, keracunan, gawat darurat, igd, overdose, defibrillat*, prehospital, shock, tranexamic, status epilepticus, snakebite, gigitan ular, chest pain, nyeri dada, drowning, heat stroke',
  toxicology:
    'toxic*, poison*, keracunan, overdose, antidote*, antidotum, organophosph*, organofosfat, paracetamol overdose, methanol, metanol, snakebite, gigitan ular, envenom*, lead exposure, pestisida, carbon monoxide',
  'pain-medicine': 'pain, nyeri, analges*, opioid*, neuropathic, low back pain, fibromyalgia, chronic pain, nyeri kronis, nyeri punggung',
  'palliative-care': 'palliat*, paliatif, end of life, hospice, dying, advance care planning, akhir hayat, breathlessness in advanced',
  geriatrics:
    'geriatr*, older adults, older people, elderly, frail*, lansia, usia lanjut, falls, 2:dementia, 2:demensia, polypharmacy, polifarmasi, sarcopenia, sarkopenia, ageing, delirium, nursing home*, geriatri, deprescribing',
  'internal-medicine':
    'internal medicine, penyakit dalam, hospital medicine, internist*, inpatients, rawat inap, multimorbidity, multimorbiditas',
  'family-medicine':
    'family medicine, primary care, general practi*, layanan primer, puskesmas, family physician*, dokter keluarga, screening in adults, preventive services',
  'public-health':
    'public health, kesehatan masyarakat, vaccin*, vaksin*, epidemi*, outbreak, wabah, immunisation, immunization, imunisasi, health policy, tobacco, rokok, global health, global burden, air pollution, polusi udara, health inequ*, surveillance, surveilans, mortality trends, climate change, universal health coverage, sanitation, sanitasi, drug safety, stunting, road traffic',
  'preventive-medicine':
    '2:screening, skrining, prevention of, pencegahan, lifestyle, gaya hidup, smoking cessation, berhenti merokok, physical activity, aktivitas fisik, primary prevention, pre exposure prophylaxis',
  nutrition:
    'nutrit*, gizi, diet, dietary, malnutrition, malnutrisi, obes*, stunting, micronutrient*, vitamin, feeding, salt intake, garam, asupan, parenteral, mediterranean, food, pangan, wasting',
  'allergy-immunology':
    'allerg*, alergi, anaphylaxis, anafilaksis, immunodeficien*, imunodefisiensi, atopic, atopi, food allergy, angioedema, urticaria, urtikaria, allergic rhinitis, rinitis alergi, hypersensitivity, hymenoptera, epinephrine auto',
  radiology:
    'radiolog*, mri, magnetic resonance, ct scan*, computed tomography, ultrasound, ultrasonogra*, ultrasonografi, mammogra*, mamografi, imaging, pencitraan, rontgen, x ray*, contrast media, kontras, chest radiograph*',
  'interventional-radiology':
    'embolisation, embolization, thrombectomy, ablation of liver, interventional radiology, radiologi intervensi, tips procedure, stent placement for',
  'nuclear-medicine': 'nuclear medicine, kedokteran nuklir, pet ct, positron emission, radioiodine, radioligand, lutetium, scintigraph*',
  'clinical-pathology':
    'laborator*, biomarker*, troponin, haematocrit, reference interval*, patologi klinik, point of care test*, laboratorium, diagnostic accuracy of, d dimer, cross match*',
  'anatomical-pathology':
    'patholog*, histopatholog*, biops*, biopsi, cytolog*, patologi anatomi, immunohistochem*, frozen section, fine needle aspiration, digital pathology',
  'transfusion-medicine':
    'transfus*, blood donor*, donor darah, platelet transfusion, red cell transfusion, massive transfusion, plasma exchange, blood bank*',
  'medical-genetics':
    'genetic*, genetik, genom*, gene therapy, mutation*, exome, hereditary, inherited, down syndrome, sindrom down, crispr, rare disease*, penyakit langka, pharmacogen*, carrier screening, newborn screening',
  pharmacology:
    'pharmaco*, drug interaction*, interaksi obat, farmako*, adverse drug, efek samping obat, bioequivalen*, pharmacovigilance, farmakovigilans, drug safety, deprescribing, dosing of',
  rehabilitation:
    'rehabilit*, physiotherap*, fisioterapi, exercise therapy, prosthe*, rehabilitasi, physical therapy, disability, spasticity, gait training',
  'sports-medicine':
    'sport*, athlet*, atlet, concussion, exercise induced, olahraga, anterior cruciate, hamstring, return to play, marathon',
  'occupational-medicine':
    'occupational, workplace, workers, okupasi, pekerja, silicosis, silikosis, shift work, needlestick, burnout, kesehatan kerja, penyakit akibat kerja',
  'travel-medicine': 'travel*, haji, hajj, umrah, umroh, altitude, yellow fever, pelancong, wisatawan, traveller*',
  'disaster-medicine':
    'disaster, bencana, earthquake, gempa, tsunami, mass casualty, korban massal, humanitarian, flood*, banjir, volcanic, erupsi',
  dentistry: 'dent*, tooth, teeth, caries, karies, oral health, gigi, kesehatan mulut, fluoride, fluorida, gingiv*, mulut',
  periodontics: 'periodont*, gingiv*, periodontitis',
  'oral-maxillofacial-surgery': 'maxillofacial, third molar*, mandib*, gigi bungsu, orthognathic, temporomandibular, molar impaksi, jaw',
  'forensic-medicine': 'forensic*, forensik, autops*, autopsi, medicolegal, medikolegal, visum, postmortem',
  'medical-education':
    'medical education, medical student*, curriculum, simulation training, pendidikan kedokteran, residency training, clinical reasoning teaching, osce, mahasiswa kedokteran',
  'health-informatics':
    'artificial intelligence, machine learning, deep learning, electronic health record*, telemedicine, telehealth, telemedisin, kecerdasan buatan, rekam medis elektronik, large language model*, digital health, clinical decision support, mhealth',
  'health-management':
    'hospital management, quality improvement, patient safety, keselamatan pasien, health services, manajemen rumah sakit, readmission*, waiting time*, staffing, checklist, hand hygiene, kebersihan tangan',
  andrology:
    'androl*, male infertility, testosterone, hypogonadism, hipogonadisme, erectile dysfunction, disfungsi ereksi, varicocele, varikokel, sperm',
  parasitology:
    'parasit*, helminth*, cacing, cacingan, toxoplasm*, malaria parasite*, filaria*, giardia, strongyloid*, taenia*, plasmodium, echinococc*',
};

/**
 * What the field regards as interacting, class by class: every member of the first column with every member of the second. `stops`: major
 * or contraindicated, and a careful pharmacist stops the order; `found`: said at all. Members are drugs, or those that have a class, a
 * trait (`trait:`), a role (`inhibitor:CYP3A4:strong`) or an effect of at least a weight (`effect:qt-prolongation:2`); `-` leaves one out,
 * and the comment says why.
 */
export type Row = readonly [what: string, a: string, b: string, expected: 'stops' | 'found'];

const STRONG_INHIBITORS = 'inhibitor:CYP3A4:strong';
/** Besides those with a strong role, those that prescribers meet most; rifapentine has rows of its own in the files. */
const INDUCERS = 'rifampicin carbamazepine phenytoin fosphenytoin phenobarbital primidone st-johns-wort apalutamide enzalutamide mitotane';
const CONTRACEPTIVES =
  'oral-contraceptive-combined desogestrel levonorgestrel etonogestrel norethisterone drospirenone ulipristal ethinylestradiol';
const OLD_MAOI = 'phenelzine tranylcypromine isocarboxazid';
const POTASSIUM_SPARING = 'spironolactone eplerenone amiloride triamterene finerenone';

const MONOAMINE: Row[] = [
  ['MAOI and reuptake inhibitors', 'trait:mao-inhibitor', 'class:ssri class:snri class:tricyclic', 'stops'],
  ['MAOI and serotonergic opioids', 'trait:mao-inhibitor', 'pethidine tramadol methadone dextromethorphan tapentadol', 'stops'],
  ['MAOI and triptans cleared by it', 'trait:mao-inhibitor', 'sumatriptan rizatriptan zolmitriptan', 'stops'],
  ['MAOI and sympathomimetics', 'trait:mao-inhibitor', 'trait:sympathomimetic', 'stops'],
  ['MAOI and tyramine', OLD_MAOI, 'trait:tyramine-rich', 'stops'],
  [
    'MAOI and other monoaminergic drugs',
    OLD_MAOI,
    `bupropion buspirone atomoxetine methylphenidate dexmethylphenidate amfetamine lisdexamfetamine levodopa-carbidopa tetrabenazine
     valbenazine deutetrabenazine reserpine mirtazapine trazodone vortioxetine vilazodone cyclobenzaprine st-johns-wort tryptophan
     carbamazepine methyldopa linezolid`,
    'stops',
  ],
  ['MAO-B inhibitors and opioids', 'selegiline rasagiline safinamide', 'pethidine tramadol methadone dextromethorphan', 'stops'],
  ['MAO-B inhibitors and reuptake inhibitors', 'selegiline rasagiline safinamide', 'class:ssri class:snri class:tricyclic', 'stops'],
  ['reuptake inhibitors and serotonergic opioids', 'class:ssri class:snri', 'tramadol pethidine linezolid', 'stops'],
  ['reuptake inhibitors and triptans', 'class:ssri class:snri', 'class:triptan', 'found'],
  ['ergots and triptans', 'ergotamine dihydroergotamine methylergometrine', 'class:triptan', 'stops'],
  ['levodopa and dopamine antagonists', 'levodopa-carbidopa', 'class:typical-antipsychotic metoclopramide', 'stops'],
  ['dopaminergic and dopamine antagonists', 'trait:dopaminergic', 'trait:dopamine-antagonist', 'found'],
  ['apomorphine and setrons', 'apomorphine', 'class:setron', 'stops'],
];

const ENZYMES: Row[] = [
  [
    'strong CYP3A4 inhibitors, contraindicated',
    STRONG_INHIBITORS,
    `simvastatin lovastatin ergotamine dihydroergotamine methylergometrine pimozide triazolam alfuzosin silodosin ranolazine ivabradine
     lomitapide eplerenone lurasidone finerenone naloxegol flibanserin cisapride astemizole terfenadine quinidine dronedarone avanafil
     colchicine`,
    'stops',
  ],
  [
    'strong CYP3A4 inhibitors, to be avoided or dosed lower',
    STRONG_INHIBITORS,
    `midazolam everolimus sirolimus tacrolimus ciclosporin voclosporin ibrutinib venetoclax bosutinib salmeterol ticagrelor fentanyl
     tolvaptan suvorexant lemborexant daridorexant domperidone irinotecan vincristine vinblastine docetaxel cabazitaxel disopyramide
     mavacamten bedaquiline lapatinib nilotinib sunitinib pazopanib crizotinib ceritinib dasatinib entrectinib avapritinib ivacaftor
     elexacaftor vardenafil brigatinib ribociclib palbociclib abemaciclib olaparib cobimetinib neratinib lorlatinib gepirone ruxolitinib
     tofacitinib upadacitinib temsirolimus eletriptan ubrogepant atogepant rimegepant quetiapine`,
    'stops',
  ],
  [
    'strong CYP3A4 inhibitors, to be watched',
    STRONG_INHIBITORS,
    `atorvastatin amlodipine felodipine nifedipine nisoldipine lercanidipine alprazolam diazepam buspirone zolpidem oxycodone methadone
     buprenorphine alfentanil fluticasone budesonide methylprednisolone dexamethasone prednisolone rivaroxaban apixaban sildenafil
     tadalafil aripiprazole brexpiprazole cariprazine risperidone haloperidol solifenacin darifenacin fesoterodine tolterodine tamsulosin
     imatinib erlotinib gefitinib axitinib cabozantinib repaglinide saxagliptin warfarin carbamazepine loperamide`,
    'found',
  ],
  ['ivabradine and moderate inhibitors', 'inhibitor:CYP3A4:moderate', 'ivabradine', 'stops'],
  ['inducers and direct anticoagulants', INDUCERS, 'class:doac', 'stops'],
  ['inducers and hormonal contraception', INDUCERS, CONTRACEPTIVES, 'stops'],
  [
    'inducing antiepileptics and hormonal contraception',
    'oxcarbazepine eslicarbazepine topiramate felbamate rufinamide cenobamate',
    CONTRACEPTIVES,
    'stops',
  ],
  [
    'other inducers and hormonal contraception',
    'rifabutin rifapentine bosentan aprepitant modafinil armodafinil nevirapine efavirenz lumacaftor griseofulvin belzutifan suzetrigine',
    CONTRACEPTIVES,
    'found',
  ],
  [
    // Ritonavir is left out: as a booster it is judged with what it boosts.
    'inducers and antiretrovirals',
    INDUCERS,
    `class:hiv-protease-inhibitor -ritonavir rilpivirine doravirine etravirine bictegravir cobicistat elvitegravir fostemsavir cabotegravir
     maraviroc lenacapavir dolutegravir nirmatrelvir`,
    'stops',
  ],
  ['inducers and hepatitis C antivirals', INDUCERS, 'class:hcv-antiviral class:hcv-protease-inhibitor -ribavirin', 'stops'],
  ['inducers and azoles', INDUCERS, 'voriconazole itraconazole posaconazole isavuconazole ketoconazole', 'stops'],
  ['inducers and transplant drugs', INDUCERS, 'tacrolimus ciclosporin sirolimus everolimus voclosporin', 'stops'],
  ['inducers and vitamin K antagonists', INDUCERS, 'class:vitamin-k-antagonist-class', 'found'],
  [
    'inducers and what fails with them',
    INDUCERS,
    `ranolazine ticagrelor praziquantel bedaquiline lurasidone artemether-lumefantrine ivacaftor tolvaptan apremilast mifepristone
     dronedarone ivabradine nifedipine roflumilast macitentan venetoclax ibrutinib suvorexant naloxegol tofacitinib cariprazine avanafil
     daridorexant gepirone atogepant ubrogepant rimegepant methadone`,
    'stops',
  ],
  [
    'strong CYP1A2 inhibitors',
    'inhibitor:CYP1A2:strong',
    'theophylline aminophylline tizanidine agomelatine ramelteon duloxetine',
    'stops',
  ],
  ['CYP1A2 inhibitors and fezolinetant', 'inhibitor:CYP1A2:strong inhibitor:CYP1A2:moderate', 'fezolinetant', 'stops'],
  ['tamoxifen and CYP2D6 inhibitors', 'tamoxifen', 'paroxetine fluoxetine bupropion quinidine', 'stops'],
  [
    'thioridazine and CYP2D6 inhibitors',
    'thioridazine',
    'paroxetine fluoxetine bupropion quinidine terbinafine cinacalcet duloxetine',
    'stops',
  ],
  ['clopidogrel and CYP2C19 inhibitors', 'clopidogrel', 'omeprazole esomeprazole fluconazole fluvoxamine voriconazole', 'found'],
  ['simvastatin and lovastatin', 'simvastatin lovastatin', 'gemfibrozil ciclosporin danazol fusidic-acid', 'stops'],
  ['statins', 'class:statin', 'gemfibrozil ciclosporin fusidic-acid', 'found'],
  ['gemfibrozil and CYP2C8 substrates', 'gemfibrozil', 'repaglinide selexipag', 'stops'],
  [
    'ciclosporin and transporters',
    'ciclosporin',
    'aliskiren bosentan dabigatran simvastatin rosuvastatin pitavastatin glecaprevir',
    'stops',
  ],
  [
    'digoxin and P-gp inhibitors',
    'digoxin',
    'amiodarone dronedarone verapamil quinidine clarithromycin itraconazole ciclosporin ritonavir',
    'stops',
  ],
  ['thiopurines and xanthine oxidase', 'azathioprine mercaptopurine', 'allopurinol febuxostat', 'stops'],
  ['fluoropyrimidines', 'fluorouracil capecitabine tegafur', 'brivudine warfarin', 'stops'],
];

const BLOOD_HEART_KIDNEY: Row[] = [
  ['vitamin K antagonists and NSAIDs', 'class:vitamin-k-antagonist-class', 'class:nsaid', 'stops'],
  [
    'vitamin K antagonists and antiplatelets',
    'class:vitamin-k-antagonist-class',
    'class:antiplatelet class:p2y12-inhibitor aspirin',
    'stops',
  ],
  ['two anticoagulants', 'class:anticoagulant', 'class:anticoagulant class:thrombolytic', 'stops'],
  ['direct anticoagulants and NSAIDs', 'class:doac', 'class:nsaid', 'stops'],
  ['anticoagulants and reuptake inhibitors', 'class:anticoagulant', 'class:ssri class:snri', 'found'],
  ['two NSAIDs', 'class:nsaid', 'class:nsaid', 'found'],
  ['nitrates and PDE5 inhibitors', 'trait:organic-nitrate', 'trait:pde5-inhibitor', 'stops'],
  ['riociguat', 'riociguat', 'trait:organic-nitrate trait:pde5-inhibitor', 'stops'],
  ['QT, dominant and clear', 'effect:qt-prolongation:3', 'effect:qt-prolongation:2', 'stops'],
  ['QT, both clear', 'effect:qt-prolongation:2', 'effect:qt-prolongation:2', 'found'],
  ['beta blockers and slowing calcium channel blockers', 'trait:beta-blocker', 'verapamil diltiazem', 'stops'],
  ['beta blockers and clonidine', 'trait:beta-blocker', 'clonidine', 'found'],
  ['ACE inhibitors, sartans, aliskiren', 'class:ace-inhibitor', 'class:angiotensin-receptor-blocker aliskiren sacubitril', 'stops'],
  ['renin blockers and potassium', 'trait:raas-blocker', 'class:potassium-salt class:mineralocorticoid-antagonist', 'found'],
  ['two that spare potassium', POTASSIUM_SPARING, `${POTASSIUM_SPARING} class:potassium-salt`, 'stops'],
  ['trimethoprim and potassium', 'trimethoprim sulfamethoxazole-trimethoprim', 'spironolactone eplerenone', 'stops'],
  ['lithium', 'lithium', 'class:nsaid class:ace-inhibitor class:angiotensin-receptor-blocker class:thiazide', 'stops'],
  ['NSAIDs and renin blockers', 'class:nsaid', 'trait:raas-blocker', 'found'],
  [
    // Paromomycin by mouth hardly leaves the gut.
    'aminoglycosides and other harm to kidneys and ears',
    'class:aminoglycoside -paromomycin',
    'class:loop-diuretic vancomycin amphotericin-b ciclosporin tacrolimus cisplatin colistin cidofovir foscarnet',
    'found',
  ],
  ['neuromuscular block', 'class:aminoglycoside -paromomycin colistin', 'class:neuromuscular-blocker', 'stops'],
  ['ketorolac', 'ketorolac', 'class:nsaid aspirin probenecid pentoxifylline', 'stops'],
  [
    'dofetilide',
    'dofetilide',
    'hydrochlorothiazide chlorothiazide cimetidine trimethoprim verapamil ketoconazole megestrol prochlorperazine dolutegravir',
    'stops',
  ],
];

const BRAIN: Row[] = [
  ['opioids and sedatives', 'class:opioid', 'class:benzodiazepine class:z-drug class:barbiturate', 'stops'],
  ['opioids and their antagonists', 'trait:opioid-agonist', 'naltrexone buprenorphine nalbuphine butorphanol pentazocine', 'stops'],
  ['opioids and gabapentinoids', 'class:opioid', 'class:gabapentinoid', 'found'],
  ['sodium oxybate', 'sodium-oxybate', 'alcohol class:benzodiazepine class:z-drug class:barbiturate class:opioid', 'stops'],
  ['clozapine', 'clozapine', 'fluvoxamine ciprofloxacin carbamazepine', 'stops'],
  ['carbapenems and valproate', 'trait:carbapenem', 'valproic-acid', 'stops'],
  [
    'anticholinergics and cholinesterase inhibitors',
    'trait:anticholinergic-drug',
    'donepezil rivastigmine galantamine pyridostigmine',
    'found',
  ],
];

const IMMUNITY_AND_GUT: Row[] = [
  ['live vaccines', 'trait:live-vaccine', 'trait:immunosuppressant', 'stops'],
  ['methotrexate and sulfonamides', 'methotrexate', 'class:sulfonamide-antibiotic', 'stops'],
  ['two suppressors of immunity', 'class:tnf-inhibitor', 'class:tnf-inhibitor class:jak-inhibitor anakinra abatacept tocilizumab', 'stops'],
  ['natalizumab', 'natalizumab', 'class:antineoplastic class:tnf-inhibitor class:immunosuppressant-class', 'stops'],
  ['methotrexate and NSAIDs, penicillins', 'methotrexate', 'class:nsaid class:penicillin -benzathine-benzylpenicillin', 'found'],
  ['methotrexate', 'methotrexate', 'sulfamethoxazole-trimethoprim trimethoprim probenecid acitretin', 'stops'],
  ['retinoids', 'trait:retinoid', 'trait:tetracycline retinol', 'stops'],
  [
    'acid and antiretrovirals, kinase inhibitors',
    'class:proton-pump-inhibitor',
    'rilpivirine atazanavir erlotinib dasatinib pazopanib acalabrutinib neratinib gefitinib nilotinib',
    'stops',
  ],
  ['acid and azoles', 'class:proton-pump-inhibitor class:h2-antagonist', 'itraconazole ketoconazole', 'found'],
  ['chelation', 'trait:chelated-by-cations', 'calcium-carbonate ferrous-sulfate antacid', 'found'],
  ['levothyroxine', 'levothyroxine', 'calcium-carbonate ferrous-sulfate sucralfate colestyramine sevelamer antacid', 'found'],
  ['alcohol', 'trait:disulfiram-like', 'alcohol', 'found'],
  ['boosters and steroids that are breathed in', 'ritonavir cobicistat atazanavir darunavir', 'fluticasone budesonide', 'found'],
  ['trastuzumab and anthracyclines', 'trastuzumab', 'class:anthracycline', 'stops'],
];

export const CLASS_TABLE: readonly Row[] = [...MONOAMINE, ...ENZYMES, ...BLOOD_HEART_KIDNEY, ...BRAIN, ...IMMUNITY_AND_GUT];

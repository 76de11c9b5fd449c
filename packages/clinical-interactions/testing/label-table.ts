/**
 * What labels forbid or say to avoid, beside the classes of `class-table.ts`: contraindications, boxed warnings and “avoid” of section 7,
 * field by field. Written as there.
 */
import type { Row } from './class-table.ts';

const STRONG_INHIBITORS = 'inhibitor:CYP3A4:strong';
const STRONG_INDUCERS = 'rifampicin carbamazepine phenytoin';
const OLD_MAOI = 'phenelzine tranylcypromine isocarboxazid';

const LEVELS: Row[] = [
  [
    'strong CYP3A4 inhibitors and other kinase inhibitors',
    STRONG_INHIBITORS,
    `acalabrutinib zanubrutinib pemigatinib pexidartinib larotrectinib selpercatinib pralsetinib sonidegib tazemetostat trabectedin
     ixabepilone pacritinib regorafenib vemurafenib selumetinib elacestrant capivasertib toremifene bosutinib`,
    'stops',
  ],
  [
    'strong CYP3A4 inhibitors and other drugs whose label forbids them',
    STRONG_INHIBITORS,
    `alprazolam lercanidipine nimodipine nisoldipine manidipine conivaptan vorapaxar macitentan lumateperone halofantrine`,
    'stops',
  ],
  [
    'strong CYP3A4 inhibitors, dosed lower',
    STRONG_INHIBITORS,
    `gilteritinib ivosidenib idelalisib fedratinib glasdegib midostaurin ponatinib ripretinib romidepsin brentuximab-vedotin
     trastuzumab-emtansine aprepitant pimavanserin valbenazine quinine artemether-lumefantrine maraviroc zopiclone trazodone sparsentan
     bosentan riociguat cilostazol propafenone galantamine ospemifene ulipristal deflazacort avacopan`,
    'found',
  ],
  [
    'strong inducers and kinase inhibitors',
    STRONG_INDUCERS,
    `acalabrutinib zanubrutinib pirtobrutinib axitinib bosutinib brigatinib cabozantinib capmatinib ceritinib cobimetinib crizotinib
     dasatinib entrectinib erlotinib everolimus fedratinib gefitinib gilteritinib glasdegib idelalisib imatinib ivosidenib ixazomib
     larotrectinib lapatinib lorlatinib neratinib nilotinib nintedanib olaparib osimertinib palbociclib ribociclib abemaciclib pazopanib
     pemigatinib pexidartinib ponatinib pralsetinib regorafenib ripretinib romidepsin selpercatinib selumetinib sonidegib
     sorafenib sunitinib temsirolimus tivozanib trabectedin vandetanib vemurafenib bortezomib irinotecan elacestrant
     capivasertib pacritinib tazemetostat tucatinib avapritinib midostaurin lazertinib futibatinib`,
    'stops',
  ],
  [
    'strong inducers and what fails with them, further',
    STRONG_INDUCERS,
    `delamanid eplerenone finerenone flibanserin lemborexant lumateperone mavacamten netupitant nimodipine nisoldipine pimavanserin
     relugolix tasimelteon tenofovir-alafenamide ubrogepant upadacitinib valbenazine vorapaxar zuranolone fostamatinib avacopan
     sparsentan deflazacort lefamulin ulipristal`,
    'stops',
  ],
  ['rifamycins and atovaquone', 'rifampicin rifabutin', 'atovaquone', 'stops'],
  ['rifampicin', 'rifampicin', 'letermovir elagolix', 'stops'],
  ['mavacamten and CYP2C19', 'mavacamten', 'fluvoxamine fluconazole voriconazole ticlopidine', 'stops'],
  ['pimozide', 'pimozide', 'class:ssri -dapoxetine -vilazodone nefazodone aprepitant erythromycin grapefruit', 'stops'],
  ['nefazodone', 'nefazodone', 'carbamazepine triazolam alprazolam simvastatin lovastatin cisapride', 'stops'],
  [
    'CYP1A2 inhibitors',
    'fluvoxamine',
    'clozapine theophylline tizanidine agomelatine ramelteon duloxetine tasimelteon melatonin pirfenidone',
    'stops',
  ],
  [
    'fluvoxamine and what it slows',
    'fluvoxamine',
    'olanzapine rasagiline ropinirole caffeine mexiletine zolmitriptan methadone warfarin propranolol diazepam pomalidomide bendamustine',
    'found',
  ],
  ['gemfibrozil', 'gemfibrozil', 'repaglinide selexipag bexarotene simvastatin lovastatin tucatinib elagolix', 'stops'],
  [
    'gemfibrozil and what it slows',
    'gemfibrozil',
    'pioglitazone enzalutamide treprostinil montelukast loperamide ozanimod rosuvastatin',
    'found',
  ],
  ['statins and direct antivirals', 'glecaprevir', 'atorvastatin simvastatin lovastatin', 'stops'],
  ['rosuvastatin and direct antivirals', 'rosuvastatin', 'voxilaprevir ledipasvir', 'stops'],
  [
    'OATP inhibitors and hepatitis C protease inhibitors',
    'elbasvir grazoprevir',
    'ciclosporin atazanavir darunavir lopinavir saquinavir tipranavir',
    'stops',
  ],
  ['posaconazole and statins', 'posaconazole', 'simvastatin lovastatin atorvastatin', 'stops'],
  [
    'mifepristone',
    'mifepristone',
    'simvastatin lovastatin ergotamine dihydroergotamine ciclosporin tacrolimus sirolimus fentanyl quinidine pimozide',
    'stops',
  ],
  ['mifepristone and steroids', 'mifepristone', 'prednisolone prednisone dexamethasone methylprednisolone hydrocortisone', 'stops'],
  ['siponimod', 'siponimod', 'fluconazole carbamazepine rifampicin', 'found'],
  ['lenacapavir, cabotegravir', 'lenacapavir cabotegravir', 'rifampicin rifapentine carbamazepine phenytoin phenobarbital', 'stops'],
  ['ergots and other antivirals', 'letermovir efavirenz', 'ergotamine dihydroergotamine methylergometrine', 'stops'],
  ['pretomanid and bedaquiline', 'pretomanid bedaquiline', 'rifampicin rifapentine efavirenz', 'stops'],
  ['dofetilide and its transporters', 'dofetilide', 'bictegravir tafenoquine cimetidine megestrol', 'stops'],
];

const MONOAMINE: Row[] = [
  ['MAOI and fentanyls', OLD_MAOI, 'fentanyl alfentanil sufentanil remifentanil', 'stops'],
  ['MAOI and other opioids', OLD_MAOI, 'morphine oxycodone hydromorphone codeine hydrocodone buprenorphine', 'found'],
  ['MAOI, further', OLD_MAOI, 'fenfluramine solriamfetol dextromethorphan entacapone tolcapone opicapone lisdexamfetamine', 'stops'],
  [
    'MAOI and catecholamines',
    `${OLD_MAOI} linezolid moclobemide procarbazine furazolidone`,
    'epinephrine norepinephrine dopamine',
    'found',
  ],
  ['ozanimod', 'ozanimod', `${OLD_MAOI} linezolid selegiline rasagiline`, 'stops'],
  [
    'MAO-B inhibitors, further',
    'selegiline rasagiline safinamide',
    'cyclobenzaprine st-johns-wort tapentadol linezolid moclobemide',
    'stops',
  ],
  [
    'emptied monoamine stores',
    'tetrabenazine deutetrabenazine valbenazine reserpine',
    'tetrabenazine deutetrabenazine valbenazine reserpine',
    'stops',
  ],
  ['dopamine agonists from ergot', 'bromocriptine cabergoline', 'ergotamine dihydroergotamine methylergometrine', 'stops'],
  ['dopamine agonists from ergot and triptans', 'bromocriptine', 'class:triptan', 'found'],
  [
    'ergots and vasopressors',
    'ergotamine dihydroergotamine methylergometrine',
    'ephedrine pseudoephedrine norepinephrine epinephrine phenylephrine dopamine',
    'found',
  ],
  ['sympathomimetics and cocaine', 'cocaine', 'class:beta-blocker-class -labetalol -carvedilol', 'stops'],
  ['serotonergic herbs', 'st-johns-wort', 'class:ssri class:snri class:triptan tramadol pethidine', 'found'],
  ['setrons and serotonergic drugs', 'class:setron', 'tramadol linezolid', 'found'],
  ['bupropion and seizures', 'bupropion', 'tramadol theophylline clozapine', 'found'],
];

const BLOOD_MARROW: Row[] = [
  [
    'clozapine and marrow',
    'clozapine',
    'carbamazepine chloramphenicol metamizole phenylbutazone deferiprone penicillamine sulfamethoxazole-trimethoprim',
    'stops',
  ],
  [
    'clozapine and cytotoxics',
    'clozapine',
    'class:antimetabolite class:alkylating-agent class:anthracycline class:taxane vinblastine vinorelbine',
    'stops',
  ],
  ['clozapine and what may lower white cells', 'clozapine', 'thiamazole carbimazole propylthiouracil valproic-acid', 'found'],
  ['metamizole', 'metamizole', 'methotrexate clozapine chloramphenicol deferiprone', 'stops'],
  ['deferiprone', 'deferiprone', 'clozapine chloramphenicol metamizole thiamazole carbamazepine', 'stops'],
  ['azathioprine and other blockers of purines', 'azathioprine', 'mycophenolic-acid ribavirin allopurinol febuxostat', 'stops'],
  ['cladribine', 'cladribine', 'azathioprine mycophenolic-acid methotrexate cyclophosphamide natalizumab', 'stops'],
  ['pentostatin', 'pentostatin', 'fludarabine cyclophosphamide', 'stops'],
  ['bleomycin and lungs', 'bleomycin', 'brentuximab-vedotin', 'stops'],
  ['bleomycin, watched', 'bleomycin', 'filgrastim pegfilgrastim cisplatin oxygen gemcitabine', 'found'],
  ['melphalan and nalidixic acid', 'melphalan', 'nalidixic-acid', 'stops'],
  ['mitotane', 'mitotane', 'spironolactone', 'stops'],
  ['antifolates together', 'sulfadoxine pyrimethamine', 'sulfamethoxazole-trimethoprim trimethoprim methotrexate', 'stops'],
  ['pyrimethamine', 'pyrimethamine', 'folic-acid zidovudine dapsone', 'found'],
  ['17-alkylated androgens', 'class:vitamin-k-antagonist-class', 'danazol oxandrolone methyltestosterone', 'stops'],
  ['other androgens', 'class:vitamin-k-antagonist-class', 'testosterone nandrolone', 'found'],
  [
    'vitamin K antagonists',
    'class:vitamin-k-antagonist-class',
    'metronidazole sulfamethoxazole-trimethoprim fluconazole voriconazole miconazole amiodarone capecitabine fluorouracil tegafur danshen natto tamoxifen st-johns-wort',
    'stops',
  ],
  [
    'vitamin K antagonists, watched',
    'class:vitamin-k-antagonist-class',
    'bismuth-subsalicylate levamisole propyphenazone tinidazole ornidazole disulfiram entacapone griseofulvin',
    'found',
  ],
  ['fibrinolysis blocked', 'tranexamic-acid', 'oral-contraceptive-combined', 'stops'],
  ['fibrinolysis blocked, watched', 'tranexamic-acid aminocaproic-acid', 'tretinoin conjugated-oestrogens', 'found'],
  ['thrombolytics and platelets', 'class:thrombolytic', 'class:p2y12-inhibitor aspirin tirofiban', 'found'],
  ['vorapaxar', 'vorapaxar', 'class:anticoagulant', 'stops'],
];

const HEART_KIDNEY: Row[] = [
  ['aliskiren', 'aliskiren', 'class:ace-inhibitor class:angiotensin-receptor-blocker sacubitril', 'stops'],
  ['sparsentan', 'sparsentan', 'class:ace-inhibitor class:angiotensin-receptor-blocker aliskiren class:endothelin-antagonist', 'stops'],
  ['sGC stimulators', 'riociguat vericiguat', 'riociguat vericiguat trait:pde5-inhibitor', 'stops'],
  ['nicorandil', 'nicorandil', 'trait:pde5-inhibitor riociguat', 'stops'],
  ['antiarrhythmics and ritonavir', 'ritonavir', 'amiodarone flecainide propafenone quinidine bepridil dronedarone', 'stops'],
  ['fingolimod', 'fingolimod', 'quinidine procainamide disopyramide amiodarone sotalol', 'stops'],
  [
    'S1P modulators and antiarrhythmics',
    'fingolimod siponimod ponesimod ozanimod etrasimod',
    'quinidine procainamide disopyramide amiodarone sotalol dronedarone',
    'stops',
  ],
  ['disopyramide', 'disopyramide', 'verapamil diltiazem', 'stops'],
  ['S1P modulators and heart rate', 'siponimod ponesimod ozanimod fingolimod', 'trait:beta-blocker verapamil diltiazem digoxin', 'found'],
  ['ivabradine', 'ivabradine', 'verapamil diltiazem', 'stops'],
  ['dronedarone', 'dronedarone', 'dabigatran digoxin class:class-3-antiarrhythmic class:class-1-antiarrhythmic -lidocaine', 'stops'],
  [
    'potassium',
    'spironolactone eplerenone amiloride triamterene',
    'potassium-citrate potassium-salt-substitute potassium-phosphate',
    'stops',
  ],
  [
    'cidofovir',
    'cidofovir',
    'class:aminoglycoside class:nsaid amphotericin-b foscarnet tenofovir-disoproxil vancomycin pentamidine',
    'stops',
  ],
  ['foscarnet', 'foscarnet', 'pentamidine', 'stops'],
  ['capreomycin and polymyxins', 'capreomycin colistin polymyxin-b', 'class:aminoglycoside -paromomycin', 'stops'],
  ['methoxyflurane', 'methoxyflurane', 'class:tetracycline-class class:aminoglycoside -paromomycin colistin amphotericin-b', 'stops'],
  ['antimonials', 'sodium-stibogluconate meglumine-antimoniate', 'amphotericin-b', 'stops'],
  ['polymyxins and muscle', 'polymyxin-b colistin', 'class:neuromuscular-blocker', 'stops'],
  ['tenofovir', 'tenofovir-disoproxil', 'adefovir', 'stops'],
  [
    'desmopressin',
    'desmopressin',
    'furosemide prednisolone carbamazepine oxcarbazepine class:ssri -dapoxetine -vilazodone hydrochlorothiazide loperamide ibuprofen chlorpromazine lamotrigine',
    'found',
  ],
  ['piperaquine', 'piperaquine', 'effect:qt-prolongation:2', 'stops'],
];

const INFECTION: Row[] = [
  ['nitroimidazoles and disulfiram', 'metronidazole tinidazole secnidazole ornidazole benznidazole', 'disulfiram', 'stops'],
  ['antiprotozoals and alcohol', 'benznidazole nifurtimox fexinidazole disulfiram', 'alcohol', 'stops'],
  ['alcohol that labels forbid', 'alcohol', 'sodium-oxybate flibanserin zuranolone acitretin cycloserine chloral-hydrate', 'stops'],
  [
    'alcohol, watched',
    'alcohol',
    'thalidomide topiramate isotretinoin glyceryl-trinitrate nicotinic-acid griseofulvin varenicline levamisole procarbazine verapamil',
    'found',
  ],
  ['disulfiram', 'disulfiram', 'phenytoin fosphenytoin', 'stops'],
  ['disulfiram, watched', 'disulfiram', 'isoniazid warfarin theophylline diazepam chlordiazepoxide', 'found'],
  ['methenamine and sulfonamides', 'methenamine', 'sulfadiazine sulfamethoxazole-trimethoprim', 'stops'],
  ['methenamine and alkaline urine', 'methenamine', 'acetazolamide sodium-bicarbonate potassium-citrate antacid', 'found'],
  ['quinolones against nitrofurantoin', 'nitrofurantoin', 'norfloxacin nalidixic-acid ciprofloxacin', 'found'],
  ['nitrofurantoin', 'nitrofurantoin', 'magnesium-trisilicate probenecid antacid', 'found'],
  ['telbivudine', 'telbivudine', 'peginterferon-alfa interferon-alfa', 'stops'],
  ['brivudine and flucytosine', 'brivudine', 'flucytosine', 'stops'],
  ['same analogue', 'lamivudine', 'emtricitabine', 'stops'],
  ['halofantrine and mefloquine', 'halofantrine', 'mefloquine artemether-lumefantrine quinine chloroquine', 'stops'],
  ['mefloquine', 'mefloquine', 'quinine quinidine halofantrine ketoconazole', 'stops'],
  ['chloramphenicol', 'chloramphenicol', 'phenytoin phenobarbital warfarin glibenclamide cyclophosphamide tacrolimus ciclosporin', 'found'],
  ['lincosamides and macrolides', 'clindamycin lincomycin', 'erythromycin', 'found'],
  ['levamisole', 'levamisole', 'alcohol warfarin phenytoin', 'found'],
  ['favipiravir', 'favipiravir', 'pyrazinamide theophylline repaglinide famciclovir', 'found'],
  ['typhoid by mouth', 'typhoid-vaccine-oral', 'trait:antibacterial', 'found'],
  ['immunoglobulin and live vaccines', 'immunoglobulin-human', 'measles-mumps-rubella-vaccine varicella-vaccine', 'found'],
  ['methaemoglobin', 'prilocaine benzocaine', 'dapsone primaquine sulfamethoxazole-trimethoprim nitrofurantoin rasburicase', 'found'],
  ['ceftriaxone and calcium into a vein', 'ceftriaxone', 'calcium-gluconate calcium-chloride ringer-lactate', 'found'],
];

const IMMUNITY_GUT_WOMB: Row[] = [
  [
    'JAK inhibitors and other suppressors',
    'tofacitinib baricitinib upadacitinib',
    'azathioprine ciclosporin tacrolimus mycophenolic-acid class:tnf-inhibitor abatacept anakinra rituximab tocilizumab',
    'stops',
  ],
  ['abatacept', 'abatacept', 'class:tnf-inhibitor anakinra', 'stops'],
  ['acid blockers of the newer kind', 'class:potassium-competitive-acid-blocker', 'rilpivirine atazanavir nelfinavir', 'stops'],
  [
    'acid blockers of the newer kind and kinase inhibitors',
    'class:potassium-competitive-acid-blocker',
    'erlotinib dasatinib pazopanib acalabrutinib neratinib gefitinib nilotinib itraconazole ketoconazole posaconazole velpatasvir',
    'found',
  ],
  ['oxytocin and prostaglandins', 'oxytocin', 'dinoprostone', 'stops'],
  ['uterotonics together', 'oxytocin carbetocin', 'misoprostol carboprost dinoprostone methylergometrine', 'found'],
  ['bile acids', 'ursodeoxycholic-acid', 'antacid colestyramine', 'found'],
  ['amantadine and anticholinergics', 'amantadine', 'trihexyphenidyl benzatropine biperiden', 'found'],
  ['vitamin D and magnesium', 'calcitriol alfacalcidol', 'magnesium-oxide antacid', 'found'],
  ['steroids and beta-2 agonists', 'prednisolone prednisone methylprednisolone dexamethasone', 'salbutamol terbutaline', 'found'],
  ['salicylate of bismuth', 'bismuth-subsalicylate', 'warfarin methotrexate aspirin', 'found'],
  ['bowel preparation', 'sodium-phosphate', 'furosemide hydrochlorothiazide ramipril lisinopril losartan ibuprofen', 'found'],
  ['calcineurin inhibitors and herbs', 'tacrolimus ciclosporin', 'turmeric berberine schisandra st-johns-wort grapefruit pomelo', 'found'],
  ['nitrosoureas and cimetidine', 'carmustine lomustine', 'cimetidine', 'found'],
  ['rifaximin', 'rifaximin', 'ciclosporin', 'found'],
  ['SSRIs and diuretics', 'class:ssri', 'hydrochlorothiazide indapamide furosemide', 'found'],
];

const NEWER: Row[] = [
  ['viloxazine and CYP1A2', 'viloxazine', 'alosetron duloxetine ramelteon tasimelteon tizanidine theophylline agomelatine', 'stops'],
  ['viloxazine and MAO inhibitors', 'viloxazine', OLD_MAOI, 'stops'],
  ['alosetron', 'alosetron', 'fluvoxamine ciprofloxacin apomorphine', 'stops'],
  ['samidorphan', 'samidorphan', 'oxycodone morphine tramadol methadone buprenorphine rifampicin carbamazepine', 'stops'],
  ['lonafarnib', 'lonafarnib', 'simvastatin lovastatin atorvastatin midazolam itraconazole diltiazem rifampicin efavirenz', 'stops'],
  ['CYP2C8 and CYP2C9', 'gemfibrozil', 'daprodustat iptacopan', 'stops'],
  ['deuruxolitinib', 'deuruxolitinib', 'fluconazole amiodarone', 'stops'],
  ['vorasidenib', 'vorasidenib', 'fluvoxamine ciprofloxacin tobacco oral-contraceptive-combined', 'stops'],
  ['acid blockers', 'class:proton-pump-inhibitor', 'nirogacestat rilzabrutinib', 'stops'],
  [
    'strong CYP3A4 inhibitors',
    STRONG_INHIBITORS,
    'nirogacestat repotrectinib rilzabrutinib mitapivat elinzanetant sebetralstat leniolisib vanzacaftor',
    'stops',
  ],
  [
    'strong inducers',
    STRONG_INDUCERS,
    'tezacaftor vanzacaftor istradefylline omaveloxolone ganaxolone mitapivat nirogacestat repotrectinib duvelisib revumenib',
    'stops',
  ],
  ['inducers and contraceptives', 'oral-contraceptive-combined', 'repotrectinib tovorafenib omaveloxolone elafibranor', 'stops'],
  ['defibrotide', 'defibrotide', 'heparin enoxaparin warfarin apixaban alteplase', 'stops'],
  ['antibodies against amyloid', 'lecanemab donanemab', 'warfarin apixaban heparin alteplase tenecteplase', 'stops'],
  ['bremelanotide', 'bremelanotide', 'naltrexone', 'stops'],
  ['udenafil', 'udenafil', 'glyceryl-trinitrate isosorbide-dinitrate isosorbide-mononitrate riociguat', 'stops'],
  [
    'live vaccines and newer antibodies',
    'yellow-fever-vaccine',
    'anifrolumab ublituximab inebilizumab tralokinumab lebrikizumab nemolizumab',
    'stops',
  ],
  ['integrase inhibitors', 'bictegravir', 'rifabutin', 'stops'],
  ['fampridine', 'dalfampridine', 'dolutegravir cimetidine', 'stops'],
  ['minerals', 'antacid calcium-carbonate ferrous-sulfate', 'sarecycline sitafloxacin vadadustat', 'found'],
  ['transporters', 'rosuvastatin', 'vadadustat tafamidis danicopan', 'found'],
  ['resins', 'colestyramine', 'seladelpar elafibranor', 'found'],
  ['eluxadoline', 'eluxadoline', 'ciclosporin gemfibrozil loperamide codeine alosetron', 'found'],
  ['angiotensin II', 'angiotensin-ii', 'lisinopril captopril losartan', 'found'],
  ['QT', 'revumenib', 'ondansetron moxifloxacin amiodarone haloperidol', 'stops'],
];

export const LABEL_TABLE: readonly Row[] = [
  ...LEVELS,
  ...MONOAMINE,
  ...BLOOD_MARROW,
  ...HEART_KIDNEY,
  ...INFECTION,
  ...IMMUNITY_GUT_WOMB,
  ...NEWER,
];

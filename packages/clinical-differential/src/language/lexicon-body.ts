/**
 * Words for parts of the body in English | Indonesian, one concept a line; `< above` names what it is a part or kind of, so that a
 * swollen knee is a swollen joint. British spelling is enough, and inflected forms are found by rule.
 */
export const BODY = `
head: head, skull, cranium | kepala
forehead < head: forehead | dahi, jidat, kening
temple < head: temple, temples, temporal area | pelipis
scalp < head, skin: scalp | kulit kepala
face: face, facial | wajah, muka
cheek < face: cheek, cheeks, malar | pipi
chin < face: chin | dagu
eye: eye, eyes, ocular, eyeball, orbital, orbit | mata, bola mata, okular
behind: behind, retro, back of | belakang, di balik
eyelid < eye: eyelid, eyelids, lid, lids, palpebra | kelopak mata, kelopak, palpebra
conjunctiva < eye: conjunctiva, conjunctivae, conjunctival, white of the eye, whites of the eyes, sclera, sclerae, scleral | konjungtiva, putih mata, bagian putih mata, sklera
cornea < eye: cornea, corneal | kornea
pupil: pupil, pupils, pupillary | pupil, manik mata
ear: ear, ears, aural | telinga, kuping
eardrum < ear: eardrum, ear drum, tympanic membrane | gendang telinga, membran timpani
mastoid: mastoid, behind the ear, bone behind the ear | mastoid, belakang telinga, tulang belakang telinga
nose: nose, nasal, nostril, nostrils | hidung, lubang hidung
sinus: sinus, sinuses | sinus
mouth: mouth, oral, buccal | mulut, rongga mulut
lip < mouth: lip, lips | bibir
tongue < mouth: tongue | lidah
gum < mouth: gum, gums, gingival | gusi
tooth < mouth: tooth, teeth, molar, dental | gigi, geraham
palate < mouth: palate, roof of the mouth | langit-langit
jaw: jaw, mandible | rahang
throat: throat, back of throat, pharynx, pharyngeal, oropharynx | tenggorokan, tenggorok, faring
tonsil < throat: tonsil, tonsils, tonsillar | tonsil, amandel
uvula: uvula | uvula
neck: neck, cervical, nuchal | leher, tengkuk, kuduk, servikal
thyroid: thyroid | tiroid, kelenjar gondok
gland: gland, glands | kelenjar
lymphnode < gland: lymph node, lymph nodes, lymph gland, lymph glands, node, nodes, adenopathy, lymphadenopathy, nodal | kelenjar getah bening, kgb, limfadenopati, getah bening
parotid: parotid, in front of the ear | parotis, depan telinga
shoulder < joint, limb: shoulder, shoulders | bahu, pundak
shoulderblade: shoulder blade, shoulder blades, scapula | belikat, tulang belikat
armpit: armpit, armpits, axilla, axillary | ketiak, aksila
limb: limb, limbs, extremity, extremities | anggota gerak, ekstremitas
arm < limb: arm, arms, forearm, forearms, upper limb | lengan, lengan bawah, lengan atas
elbow < joint, limb: elbow, elbows | siku
wrist < joint, limb: wrist, wrists | pergelangan tangan
hand < limb: hand, hands | tangan
palm < hand, limb: palm, palms, palmar | telapak tangan
finger < hand, limb: finger, fingers, digit, digits, thumb, knuckle, knuckles | jari, jari tangan, jempol tangan, ibu jari tangan, buku jari
fingertip < finger, hand, limb: fingertip, fingertips, finger tip, finger tips, tip of the finger, tips of the fingers | ujung jari, ujung jari tangan, ujung-ujung jari
nail: nail, nails, fingernail, fingernails, toenail | kuku
chest: chest, thorax, thoracic, breastbone, sternum, sternal, retrosternal, precordial, substernal, precordium | dada, toraks, tulang dada, prekordial
rib < chest: rib, ribs, rib cage | iga, tulang rusuk, rusuk
breast: breast, breasts, mammary | payudara, mammae
nipple < breast: nipple, nipples | puting, puting susu
lung: lung, lungs, pulmonary | paru, paru-paru, pulmonal
heart: heart, cardiac | jantung
back: back, dorsal, paraspinal | punggung
spine < back: spine, spinal, vertebral, vertebra, backbone | tulang belakang, tulang punggung, ruas tulang belakang
lowback < back: lower back, low back, lumbar, lumbosacral, small of the back | punggung bawah, pinggang bawah, boyok, lumbal, pinggang
loin: loin, loins, flank, flanks, costovertebral angle, renal angle, cva | pinggang samping, pinggang kanan, pinggang kiri, pinggang sebelah, sudut kostovertebra, flank
abdomen: abdomen, abd, abdominal, belly, tummy, stomach, gut, guts | perut, abdomen
epigastrium < abdomen: epigastrium, epigastric, pit of the stomach, upper middle abdomen, upper abdomen, upper abdominal, upper belly, upper tummy, upper stomach | ulu hati, epigastrium, perut atas, perut bagian atas
navel < abdomen: navel, belly button, umbilicus, umbilical, periumbilical, tummy button | pusar, umbilikus, periumbilikal, pusat
lowerabdomen < abdomen: lower abdomen, lower abdominal, suprapubic, hypogastrium, hypogastric, lower belly, lower tummy, above the pubic bone | perut bawah, perut bagian bawah, suprapubik, di atas kemaluan
rlq < abdomen, lowerabdomen: right lower quadrant, rlq, right iliac fossa, rif, lower right abdomen, right lower abdomen, lower right quadrant, mcburney point, right lower part of the abdomen, right lower abdominal, lower right abdominal, lower right side of the abdomen, right side of the lower abdomen, right lower belly, lower right belly, right lower side, lower right tummy, lower right side of her abdomen | perut kanan bawah, kuadran kanan bawah, perut bawah kanan, perut sebelah kanan bawah, fosa iliaka kanan, titik mcburney, perut bagian kanan bawah, perut bawah sebelah kanan
llq < abdomen, lowerabdomen: left lower quadrant, llq, left iliac fossa, lif, lower left abdomen, left lower abdomen, left lower abdominal, lower left abdominal, lower left quadrant, left lower side, lower left belly, lower left side of his abdomen | perut kiri bawah, kuadran kiri bawah, perut bawah kiri, fosa iliaka kiri, perut sebelah kiri bawah
ruq < abdomen: right upper quadrant, ruq, right hypochondrium, right upper abdomen, upper right abdomen, right upper abdominal, upper right abdominal, under the right ribs, right subcostal, below the right ribs, right costal margin, upper right quadrant, right upper belly, under his right ribs, under her right ribs | perut kanan atas, kuadran kanan atas, perut bagian kanan atas, hipokondrium kanan, bawah iga kanan, bawah rusuk kanan, perut sebelah kanan atas, perut atas kanan
luq < abdomen: left upper quadrant, luq, left hypochondrium, left upper abdomen, upper left abdomen, left upper abdominal, under the left ribs | perut kiri atas, kuadran kiri atas, hipokondrium kiri, bawah iga kiri
liver: liver, hepatic | hati, hepar, liver
spleen: spleen, splenic | limpa, lien
gallbladder: gallbladder, gall bladder | kandung empedu
kidney: kidney, kidneys, renal | ginjal
bladder: bladder, vesical | kandung kemih, buli-buli, vesika urinaria
pelvis: pelvis, pelvic | panggul, pelvis
groin: groin, groins, inguinal | selangkangan, lipat paha, inguinal, lipatan paha
genital: genital, genitals, private parts, genitalia | kelamin, kemaluan, genital
vulva < genital: vulva, vulval, labia, vulvovaginal | vulva, bibir kemaluan
vagina < genital: vagina, vaginal, down below | vagina, liang kemaluan, pervaginam, jalan lahir
uterus: uterus, womb, uterine | rahim, uterus
cervixuteri: cervix, cervical os | serviks, mulut rahim, porsio
adnexa: adnexa, adnexal, ovary, ovarian | adneksa, ovarium, indung telur
penis < genital: penis, penile, glans, foreskin | penis, kelamin pria, kulup, kontol, titit
urethra: urethra, urethral | uretra, saluran kencing
testis < scrotum: testis, testes, testicle, testicles, testicular | testis, buah zakar, biji zakar, buah pelir, biji pelir
scrotum < genital: scrotum, scrotal, ball, balls | skrotum, kantong zakar, kantung zakar, kantong pelir
prostate: prostate, prostatic | prostat
perineum: perineum, perineal, saddle area, saddle, between the legs, round my bum, round my bottom, around my bottom, around my bum, where I sit, where he sits, private parts are numb | perineum, daerah pelana, pelana, sela paha
anus: anus, anal, perianal, back passage, bottom, rectum, rectal | anus, dubur, rektum, perianal
buttock: buttock, buttocks | bokong, pantat
hip < joint: hip, hips | panggul, pinggul, sendi panggul, pangkal paha
leg < limb: leg, legs, lower limb, lower limbs, lower extremity, lower extremities | tungkai, kaki, ekstremitas bawah, tungkai bawah
thigh < leg, limb: thigh, thighs, back of thigh, back of his thigh | paha
knee < joint, limb: knee, knees, back of knee | lutut, dengkul
calf < leg, limb: calf, calves, back of lower leg, gastrocnemius | betis, gastroknemius
shin < leg, limb: shin, shins, pretibial, tibia | tulang kering, pretibial
ankle < joint, limb: ankle, ankles | pergelangan kaki, mata kaki, engkel
foot < leg, limb: foot, feet, pedal, sole, soles, plantar | kaki, telapak kaki, pedis
heel < foot: heel, heels | tumit
toe < foot: toe, toes | jari kaki
forefoot < foot: ball of the foot, balls of the feet |
bigtoe < toe, foot, joint: big toe, great toe, first metatarsophalangeal joint, base of the big toe, podagra, first toe, hallux, first mtp | jempol kaki, ibu jari kaki, pangkal jempol kaki, mtp 1
joint: joint, joints, articular | sendi, persendian
smalljoint < joint, hand: small joints, small joints of the hands, knuckle joints, finger joints, joints of the fingers, metacarpophalangeal, mcp, pip joints, proximal interphalangeal | sendi kecil, sendi jari, sendi jari tangan, sendi-sendi kecil, sendi-sendi jari
muscle: muscle, muscles, muscular | otot
bone: bone, bones, bony, skeletal | tulang
nerve: nerve, nerves | saraf
vein: vein, veins, venous | vena, pembuluh balik, urat
jugular < neck: jugular vein, neck veins, jvp, jugular venous pressure, jugular veins | vena jugularis, vena leher, jvp, urat leher, tekanan vena jugularis
artery: artery, arteries, arterial | arteri, pembuluh nadi
skin: skin, cutaneous, dermal | kulit
body: body, all over, whole body, generalised, widespread, everywhere, diffuse | badan, tubuh, seluruh tubuh, sekujur tubuh, seluruh badan, generalisata, menyeluruh, sekujur badan
trunk: trunk, torso, truncal | badan, batang tubuh
flexure: flexures, flexural, elbow creases, creases of the elbows, behind the knees, skin folds, elbow folds, inside of the elbows, bends of the elbows, antecubital | lipatan, lipat siku, lipat lutut, fleksural, lipatan siku, lipatan lutut, lipatan kulit
fontanelle: fontanelle, fontanel, soft spot | ubun-ubun, fontanel
hair: hair, hairs | rambut
membrane: mucous membranes, mucosa, mucosal, membranes | mukosa, selaput lendir
voicebox: larynx, voice box | laring, pita suara
gullet: gullet, oesophagus, oesophageal | kerongkongan, esofagus
`;

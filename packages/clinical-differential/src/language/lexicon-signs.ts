/** Words for what is felt, seen and measured, in English | Indonesian; form as in the lexicon of the body. */
export const SIGNS = `
pain: pain, pains, painful, ache, aches, aching, achy, hurt, hurts, hurting, sore, soreness, discomfort, agony, aching pain, painfully | nyeri, sakit, ngilu, linu, pegal linu, kesakitan, pegal, cekot-cekot, senut-senut, rasa tidak nyaman
tender < pain: tender, hurts when I press, hurts when pressed on, sore when pressed, hurts if I press, when I press on, tenderness, painful to touch, hurts to touch, sore to touch, pain on palpation, hurts when pressed, pain when pressed, painful on palpation, tender on palpation, tender to palpation | nyeri tekan, nyeri bila ditekan, sakit bila ditekan, sakit kalau ditekan, nyeri saat ditekan, nyeri jika ditekan, sakit saat ditekan, nyeri kalau disentuh, sakit disentuh, nyeri raba, kalau ditekan, kalo ditekan, bila ditekan, jika ditekan, pas ditekan, saat ditekan, waktu ditekan, disentuh sakit
knock: percussion tenderness, punch tenderness, tender to percussion, pain on percussion | nyeri ketok, nyeri ketuk
cramp < pain: cramp, cramps, cramping, crampy, spasm, spasms, colic, colicky, gripey, griping, comes in waves, coming in waves, waves of, in waves | kram, kejang otot, kolik, melilit, mulas, mules, spasme
burn < pain: burning, burn, burns, stinging, scalding, smarting | panas terbakar, terbakar, perih, rasa terbakar, seperti terbakar, rasa panas, panas perih, perih panas, panas dan perih, perih dan panas
throb < pain: throbbing, throb, pulsating, pounding, pulsing | berdenyut, cenut-cenut, nyut-nyutan, berdenyut-denyut
press < pain: pressing, pressure, crushing, squeezing, heaviness, heavy, tight, tightness, weight on, tight band, band-like, gripping, constricting, vice, vise, elephant, something heavy | tertekan, ditekan, ditindih, tertindih, berat, diremas, terikat, seperti diikat, diikat, tertimpa, menekan
stab < pain: stabbing, sharp, knife-like, knifelike, piercing, needle-like, jabbing, stabs of pain, stab of pain | menusuk, tajam, ditusuk, tertusuk, tertusuk-tusuk, seperti ditusuk
shock: electric shock, electric shocks, sends a shock, sends shocks, shock down, shocks down, shooting, lancinating, lightning | kesetrum, tersetrum, seperti listrik
tear: tearing, ripping, rips, torn | robek, disobek, dirobek, seperti dirobek, seperti disobek
radiate: radiates, radiating, radiation, spreads, spreading, goes down, travels, shoots, moves to, goes to, goes into, shoots down, extends, runs down, through to, going to, going down, spread, referred, boring through, into | menjalar, penjalaran, tembus, menyebar, merambat, menjalar ke, sampai ke
migrate: migrating, migrates, migrated, moved, moves, shifted, shifts, migration, now in, settled in, then moved, localised to, localized to, has moved | berpindah, pindah, bergeser, berpindah-pindah, awalnya
itch: itch, itchy, itching, pruritus, pruritic, scratching, scratches | gatal, gatal-gatal, pruritus, menggaruk, garuk-garuk
swelling: swelling, swollen, swells, swell, swelled, puffy, puffiness, oedema, oedematous, enlarged, enlargement, bloated, ballooned, puffed, enlarging, engorged | bengkak, membengkak, pembengkakan, edema, sembab, membesar, pembesaran, oedem
pitting: pitting, leaves a dent, indents | pitting, berlekuk
lump: lump, lumps, mass, swelling like a ball, bump, bumps, nodule, nodules, growth, tumour, knot, lumpy | benjolan, massa, tumor, nodul, berbenjol, gumpalan
red: red, redness, reddened, erythema, erythematous, inflamed, pink, flushed, reddish, injected, bloodshot, hyperaemic, hyperemia | merah, kemerahan, memerah, eritema, hiperemis, eritematosa
brightred < red: bright red, bright pink |
pale: pale, pallor, white as a sheet, pasty, acholic, clay-coloured, ashen | pucat, kepucatan, memucat, dempul
blue: blue, bluish, cyanosis, cyanosed, cyanotic, dusky, turning blue | biru, kebiruan, membiru, sianosis
yellow: yellow, bright yellow, yellowish, yellowing, jaundice, jaundiced, icterus, icteric | kuning, kekuningan, menguning, ikterus, ikterik
black: black, tarry, black and tarry, blackened | hitam, kehitaman, menghitam
dark: dark, brown, brownish, tea-coloured, tea | gelap, cokelat, coklat, pekat, seperti teh, seperti teh pekat, warna teh, teh pekat, air teh
cola < dark: cola-coloured, coca-cola, coke-coloured, cola | kola, coca-cola
green: green, greenish, yellow-green | hijau, kehijauan
white: white, whitish, creamy | putih, keputihan warna
purple: purple, violaceous | ungu, keunguan
hot: hot, warm, warmth, heat | panas, hangat, teraba hangat, teraba panas
cold: cold, cool, icy, chilly, ice cold, stone cold, freezing cold, freezing | dingin, adem
dry: dry, dryness, parched | kering, kekeringan
wet: moist, wet, damp, weepy, weeping, oozing | basah, lembap
hard: hard, firm, stony, rigid, board-like, rock-hard, woody | keras, kaku, papan
stiff: stiff, stiffness, rigidity, stiffens, meningism, nuchal rigidity, cannot bend | kaku, kekakuan, rigiditas
soft: soft | lunak, lembek
numb: numb, numbness, loss of sensation, loss of feeling, anaesthesia, reduced sensation, sensory loss, cannot feel, no feeling, lost feeling | baal, kebas, mati rasa, hipestesia, anestesi, tidak terasa, gak terasa, nggak terasa, ga terasa, enggak terasa, berkurang rasa
tingle: tingling, pins and needles, paraesthesia, paraesthesiae, tingly, prickling | kesemutan, parestesia
weak: weak, weakness, weaker, paralysis, paralysed, paresis, cannot move, unable to move, lost power, loss of power, plegia, palsy, loss of strength, cannot lift, no strength, lost the use | lemah, kelemahan, lumpuh, kelumpuhan, paresis, tidak bisa digerakkan, sulit digerakkan, lemas, tidak dapat digerakkan, lemes, tidak bisa mengangkat, melemah, plegi, susah digerakkan
onesided: one side, one-sided, unilateral, half of, one half, hemi, right side, left side, right-sided, left-sided, one side of, half his, half her | sebelah, satu sisi, sesisi, separuh, unilateral, sisi kanan, sisi kiri, separo, sebelah kanan, sebelah kiri
bilateral: both, bilateral, bilaterally, both sides, either side, two sides, each side | kedua, bilateral, dua sisi, kedua sisi, dua-duanya
left: left | kiri
right: right | kanan
upper: upper, top | atas, bagian atas
lower: lower, low, bottom part, bottom of | bawah, bagian bawah, rendah
proximal: proximal, hips and shoulders, getting up from a chair | proksimal, bangun dari duduk
fever: fever, feverish, febrile, pyrexia, pyrexial, high temperature, raised temperature, fevers, running a temperature | demam, febris, panas badan, badan panas, meriang, panas, demamnya, suhu tinggi
chill: chills, chill, shivering, shivers, shivery, rigor, rigors, shaking chills, shook | menggigil, kedinginan, gemetar kedinginan
sweat: sweat, sweats, sweating, sweaty, clammy, diaphoresis, diaphoretic, perspiration, drenched, perspiring, sweated, cold sweat, soaked | berkeringat, keringat, keringatan, diaforesis, keringat dingin, basah kuyup
thismorning: this morning, since this morning, since morning | tadi pagi, sejak pagi, sejak tadi pagi, pagi ini, dari tadi pagi
lastnight: last night, since last night, yesterday night | tadi malam, semalam, kemarin malam
night: night, nights, nocturnal, at night, overnight, night-time, nightly, bedtime, wakes him, wakes her, wake him, wake her, woken, wakes | malam, malam hari, nokturnal, terbangun, pada malam, tiap malam, dini hari
morning: morning, mornings, on waking, wakes up, on awakening, first thing | pagi, pagi hari, bangun tidur
tired: tired, tiredness, fatigue, fatigued, exhausted, exhaustion, lethargy, lack of energy, low energy, worn out, no energy, run down, lethargic, weary, easily tired, drained | lelah, mudah lelah, capek, letih, kelelahan, cepat lelah, lesu, tidak bertenaga, gampang capek, letargi, lemas
unwell: unwell, fell ill, fallen ill, taken ill, malaise, ill, poorly, off colour, under the weather, out of sorts | tidak enak badan, malaise, kurang sehat, lesu
weightloss: weight loss, lost weight, losing weight, loss of weight, clothes loose, clothes looser, thinner, dropped weight, shed weight, kilos lost, kg lost, pounds lost, kg weight loss, loses weight, weight has dropped, weight has fallen, weight has gone down, clothes have become loose, wasted, wasting | berat badan turun, penurunan berat badan, bb turun, kurus, makin kurus, berat badan menurun, badan mengurus, baju longgar, turun berat badan, berat badannya turun, berat badan berkurang, bb menurun, beratnya turun
weightgain: weight gain, gained weight, gaining weight, put on weight, putting on weight, heavier, kg gained | berat badan naik, bb naik, kenaikan berat badan, gemuk, berat badan bertambah, tambah gemuk, berat badannya naik
appetite: appetite, eating, hunger, interest in food, wants to eat, want to eat, food | nafsu makan, selera makan, mau makan, makan, napsu makan
thirst: thirst, thirsty, polydipsia, drinking a lot, drinks a lot, always thirsty, drinks constantly, drinking more water | haus, sering haus, polidipsia, banyak minum, kehausan, cepat haus, minum banyak, selalu haus
nausea: nausea, nauseous, nauseated, feels sick, feeling sick, queasy, queasiness, sick to his stomach, sick to her stomach | mual, mual-mual, eneg, enek, nausea
vomit: vomit, vomits, sicked up, in my sick, in his sick, in her sick, throw up, throwing up once, vomiting, vomited, threw up, throwing up, throws up, emesis, being sick, bringing up, brought up, puking, been sick | muntah, muntah-muntah, vomitus, memuntahkan, dimuntahkan
diarrhoea: diarrhoea, loose stools, loose stool, loose motions, watery stools, watery stool, loose bowel motions, frequent stools, loose watery stools, liquid stools | diare, mencret, menceret, bab cair, berak encer, buang air besar cair, bab encer, berak cair, buang-buang air
stool: stool, stools, faeces, bowel movement, bowel movements, motions, poo, poop, bowels, bowel motion, faecal, bowel motions, defecation, defecating, opening bowels, passing stool, passing motion | tinja, feses, bab, berak, buang air besar, kotoran, tahi, buang air, defekasi
hardstool < constipated: hard stools, hard stool, hard motions | bab keras, tinja keras, feses keras
strain: straining, strains, strain | mengejan, ngeden, mengedan
constipated: constipation, constipated, obstipation, infrequent stools, difficulty passing stool, has not opened his bowels, has not opened her bowels, unable to pass stool, unable to open bowels, cannot poo, cant poo, cannot poop, cant poop, no bowel movement | sembelit, konstipasi, susah bab, sulit bab, susah buang air besar, obstipasi, sulit buang air besar, tidak bab, tidak bisa bab, belum bisa bab, tidak bisa buang air besar, tidak buang air besar, susah berak, sulit berak, tidak bisa berak, tidak berak
gas: gas, flatus, wind, passing wind, flatulence, gassy | kentut, gas, flatus, buang angin
bloat: bloating, bloated, abdominal fullness, fullness | kembung, begah, perut penuh, terasa penuh, rasa penuh, sebah
distended: distension, distended, abdominal distension, swollen abdomen, abdomen swollen, blown up, belly swollen, swollen belly, distended abdomen | perut buncit, distensi, perut membesar, perut makin besar, perut makin buncit
blood: blood, bloody, bleeding, bleed, bleeds, blood-stained, haemorrhage, bled, blood-streaked, blood streaked | darah, berdarah, perdarahan, bercampur darah, pendarahan
mucus: mucus, slime, slimy, mucous, mucoid | lendir, berlendir
pus: pus, purulent, mucopurulent, festering | nanah, bernanah, purulen, mukopurulen
discharge: discharge, discharging, discharges, leaking, running, secretions, drainage, draining | keluar cairan, duh, sekret, cairan, keluar nanah, duh tubuh
cough: cough, coughs, coughing, coughed | batuk, batuk-batuk
sputum: sputum, phlegm, productive, expectoration, coughs up, coughing up, bringing up phlegm | dahak, sputum, berdahak, riak, slem, grok-grok, grok grok
breathless: dyspnoea, shortness of breath, short of breath, breathless, breathlessness, difficulty breathing, trouble breathing, difficult to breathe, hard to breathe, laboured breathing, out of breath, sob, cannot catch his breath, cannot catch her breath, air hunger, winded, puffed out, dyspnoeic, gasping, respiratory distress | sesak, sesak napas, sesak nafas, dispnea, susah napas, sulit bernapas, napas pendek, ngos-ngosan, susah bernapas, sulit bernafas, sesek, sesek napas, sesek nafas, engap, terengah-engah, napas berat
wheeze: wheeze, wheezing, wheezy, whistling, whistle, whistles, whistling breath, expiratory wheeze, wheezes | mengi, wheezing, bengek, bunyi ngik, napas berbunyi, ngik-ngik, bunyi ngik-ngik
crackle: crackles, crackle, crepitations, rales, creps, crackling | ronki, rhonki, ronkhi, krepitasi, rales, ronki basah, rhonki basah
breathsound: breath sounds, air entry, vesicular breath sounds, breath sound | suara napas, bunyi napas, suara nafas, vesikuler
exertion: exertion, exertional, exercise, effort, activity, walking, climbing, uphill, stairs, exercising, physical activity, walks, hard work, working hard, heavy work, exerting, running, climbs | aktivitas, beraktivitas, olahraga, berjalan, jalan, naik tangga, kegiatan, saat bekerja
atsport: playing football, during football, football match, football game, football practice, football training, playing soccer, during soccer, soccer match, soccer game, soccer practice, soccer training, playing basketball, during basketball, basketball match, basketball game, basketball practice, basketball training, playing badminton, during badminton, badminton match, badminton game, badminton practice, badminton training, playing tennis, during tennis, tennis match, tennis game, tennis practice, tennis training, playing rugby, during rugby, rugby match, rugby game, rugby practice, rugby training, playing hockey, during hockey, hockey match, hockey game, hockey practice, hockey training, playing cricket, during cricket, cricket match, cricket game, cricket practice, cricket training, playing netball, during netball, netball match, netball game, netball practice, netball training, playing volleyball, during volleyball, volleyball match, volleyball game, volleyball practice, volleyball training, playing futsal, during futsal, futsal match, futsal game, futsal practice, futsal training, playing handball, during handball, handball match, handball game, handball practice, handball training, during a match, during the match, during sport, playing sport, lifting weights, weightlifting, weight training, during PE, in PE class, PE class, PE lesson, on the treadmill, treadmill, sprinting, at football practice, during a race, during training, running a race, cycling uphill | main bola, bermain bola, waktu bola, saat bola, latihan bola, main sepak bola, bermain sepak bola, waktu sepak bola, saat sepak bola, latihan sepak bola, main badminton, bermain badminton, waktu badminton, saat badminton, latihan badminton, main bulu tangkis, bermain bulu tangkis, waktu bulu tangkis, saat bulu tangkis, latihan bulu tangkis, main basket, bermain basket, waktu basket, saat basket, latihan basket, main voli, bermain voli, waktu voli, saat voli, latihan voli, main futsal, bermain futsal, waktu futsal, saat futsal, latihan futsal, main tenis, bermain tenis, waktu tenis, saat tenis, latihan tenis, latihan fisik, angkat beban, lari pagi, lari maraton, di treadmill
rest: rest, resting, at rest, sitting still | istirahat, saat istirahat, diam
lying: lying, lying down, lying flat, lies down, lie flat, lies flat, recumbent, supine, in bed, lie down, flat | berbaring, rebahan, tidur telentang, posisi tidur, telentang, tiduran, berbaring datar
standing: standing, stands up, on standing, standing up, getting up, upright | berdiri, bangkit, tegak
sitting: sitting, sits, sitting up, propped, sit up, pillows, seated | duduk, bantal, posisi duduk
bend: bend, bends, bending, leaning forward, leans forward, bending forward, bends forward, bends over, bending over, sitting forward, stooping | membungkuk, menunduk, condong ke depan, duduk membungkuk
worse: worse, aggravated, worsens, worsening, exacerbated, increases, brought on, triggered, provoked, comes on, worsened, made worse, precipitated, increasing, intensifies | memburuk, memberat, diperberat, bertambah, makin parah, dicetuskan, semakin berat, makin berat, bertambah berat, kambuh, makin
better: better, relieved, eases, eased, relief, improves, goes away, settles, relieves, improved, subsides, lessened, disappears, stops, easing, soothed, disappear, improve, abates, alleviated | membaik, mereda, reda, hilang, berkurang, lebih enak, sembuh, enakan, mendingan
breathing: breathing, breath, inspiration, deep breath, breathe, breathes, breathing in, inspiratory, deep breaths, respiration, respiratory, inhaling | napas, bernapas, menarik napas, tarik napas, inspirasi, nafas, napas dalam
swallow: swallowing, swallow, swallows, swallowed | menelan, telan, nelan
chew: chewing, chews, chew | mengunyah, kunyah
sneeze: sneezing, sneeze, sneezes | bersin, bersin-bersin
runnynose: runny nose, sniffles, snuffles, sniffling, rhinorrhoea, coryza, streaming nose, nose running, nasal discharge, watery nose, running nose, runny, nose runs, snotty, clear discharge from the nose | pilek, ingusan, hidung meler, meler, rinorea, beringus, hidung berair, ingus
blocked: blocked, congested, congestion, stuffy, obstructed, obstruction, bunged up, blocked up, stuffed up, plugged | tersumbat, mampet, buntu, sumbatan
hoarse: hoarse, hoarseness, husky, lost her voice, lost his voice, change of voice, voice change, dysphonia, raspy, croaky, loss of voice, losing his voice, voice has changed | serak, suara serak, parau, disfonia, suara parau, suara hilang
voice: voice | suara
cannotbreathe < breathless: cannot breathe, unable to breathe, not able to breathe, cannot get any air | tidak bisa bernapas, tidak bisa napas, tidak bisa nafas, tidak bisa bernafas
fightingforair < breathless: struggling to breathe, fighting to breathe, fighting for breath, struggling for breath, gasping for air, gasping for breath, struggling for air, fighting for air, heaving for breath, heaving to breathe, desperate for breath, labouring to breathe, panting for air | megap-megap, tersengal-sengal, napas tersengal-sengal
weightonchest = press chest: sitting on my chest, sitting on his chest, sitting on her chest, standing on my chest, standing on his chest, standing on her chest, kneeling on my chest, weight on my chest | menduduki dada, menginjak dada
fearofwater: scared of water, afraid of water, frightened of water, terrified of water, fear of water, fears water | takut air, takut sama air
surgeryofjoint = surgery: had my knee done, had her knee done, had his knee done, had my hip done, had her hip done, had his hip done, had my knee replaced, had my hip replaced |
babyiscoming: baby is coming now, baby is coming any minute, baby coming right now | bayinya mau keluar sekarang, bayi mau lahir sekarang
faintbreathsound = breathsound less: faint breath sounds, faint air entry
faintlyseen: faint erythematous, faint macular, faint maculopapular, faint red, faint pink, faint rash, faint erythema, faint murmur, faint systolic murmur, faint diastolic murmur, faint heart sounds, faint pulse, faint line, faint wheeze | samar
bloodspots = blood: spots of blood, spots of fresh blood, spot of blood, specks of blood, specks of fresh blood, drops of blood | bercak darah, bintik darah, tetes darah
flushtoilet: difficult to flush, hard to flush, will not flush, does not flush, do not flush, not flush away, flush the toilet, flush it away, flushed away | susah disiram, sulit disiram
evening: sore hari, sore-sore, setiap sore, tiap sore, kalau sore, waktu sore, pada sore, menjelang sore, tadi sore, sore ini, kemarin sore
heavybleeding = more blood: heavy bleeding, bleeding heavily, heavy blood loss | perdarahan banyak
heavyperiods = more menses: heavy periods, heavy period, heavy menses, heavy menstrual, heavy menstruation | haid banyak
heavysmoker: heavy smoker, heavily smokes | perokok berat
waistdown: from the waist down, waist down, below the waist, from my waist down | dari pinggang ke bawah, pinggang ke bawah, sebatas pinggang ke bawah
nursinghome: nursing home, care home | panti wreda, panti jompo
highschool: high school, middle school, nursing school, medical school | sekolah menengah
headache = head pain: headache, headaches, cephalgia, head pain | sakit kepala, nyeri kepala, sefalgia, kepala sakit
earache = ear pain: earache, otalgia | otalgia
toothache = tooth pain: toothache | sakit gigi
backache = back pain: backache | sakit punggung
stomachache = abdomen pain: stomachache, tummyache, bellyache, stomach ache, tummy ache | sakit perut
myalgia = muscle pain: myalgia, myalgias, body aches, aching muscles | mialgia, pegal-pegal, badan pegal, nyeri badan
arthralgia = joint pain: arthralgia, arthralgias, polyarthralgia | artralgia
dizzy: dizzy, dizziness, giddy, giddiness, light-headed, lightheaded, light-headedness, lightheadedness, woozy | pusing, kliyengan, puyeng, oyong, melayang
spin: spinning, vertigo, spin, spins, room spins, rotating, rotational, whirling | berputar, vertigo, muter, berputar-putar, pusing berputar, pusing muter
faint: faint, fainted, fainting, syncope, passed out, blacked out, passing out, faints, pass out, loss of consciousness, lost consciousness, blackout, blackouts, lost consciousness briefly | pingsan, sinkop, semaput, tidak sadarkan diri, hilang kesadaran
collapse: collapse, collapsed, collapses, fell to the ground, keeled over, keels over, keel over, dropped to the floor, dropped to the ground, slumped, slumped over, crumpled to the floor | kolaps, ambruk, tersungkur, tumbang, terkapar, roboh, rubuh
confused: confused, confusion, disoriented, disorientation, delirious, delirium, muddled, not making sense, talking nonsense, bewildered, incoherent, altered mental status, altered mental state, altered sensorium | bingung, linglung, disorientasi, delirium, ngelantur, meracau, bicara kacau, gaduh gelisah, mengigau, kebingungan
drowsy: drowsy, drowsiness, somnolent, reduced consciousness, hard to wake, difficult to rouse, unresponsive, hard to rouse, obtunded, sluggish, unrousable, cannot be roused, decreased consciousness, level of consciousness, semi-conscious, difficult to wake, less responsive, rousable only, wont wake up, will not wake up, wont wake, will not wake, wont wake properly, cannot wake him, cannot wake her, cannot be woken, cannot rouse, cant rouse, wont come round, not coming round, wont rouse, will not rouse, unresponsive to voice | tidak bisa dibangunkan, tidak dapat dibangunkan, mengantuk, somnolen, penurunan kesadaran, sulit dibangunkan, tidak sadar, kesadaran menurun, susah dibangunkan, kesadarannya menurun, apatis, tidak merespons, belum sadar, tidak sadar-sadar, tidur terus susah bangun, tidur mulu, tak sadar, gak sadar, ga sadar, nggak sadar, enggak sadar, ndak sadar
sleepy: sleepy | ngantuk
cannotbepregnant: cannot be pregnant, could not be pregnant, couldnt be pregnant, no chance i am pregnant, no chance im pregnant, no chance of pregnancy | tidak mungkin hamil, mustahil hamil
glandularfever: glandular fever | demam kelenjar
scarletfever: scarlet fever | demam skarlatina, demam skarlet
yellowfever: yellow fever | demam kuning
rheumaticfever: rheumatic fever | demam rematik, demam reumatik
seizure: seizure, seizures, had a fit, has had fits, having a fit, epileptic fit, febrile fit, convulsion, convulsions, convulsed, convulsing, jerking of all limbs, generalised jerking, shaking of all limbs | kejang, konvulsi, kelojotan, kejang-kejang, bangkitan
tremor: tremor, tremors, shaking, shaky, trembling, tremulous, shakes | gemetar, tremor, gemetaran, bergetar
jerk: jerking, jerks, twitching, jerky, jerked | berkedut, kedutan, menghentak, menyentak
memory: memory, remembering | daya ingat, ingatan
forgetful: forgetful, forgetfulness, forgets, forgetting, memory loss, loss of memory, cannot remember, poor memory, repeats questions | pelupa, pikun, lupa, sering lupa, mudah lupa
speech: speech, speaking, talking, words, speak, talk, word-finding | bicara, berbicara, ucapan, omongan
slurred: slurred, slurring, dysarthria, garbled, thick speech, slurs | pelo, cadel, rero, disartria
droop: drooping, droops, droopy, drooped, sagging, deviates, deviated, lopsided, pulled to one side, crooked, twisted to one side | mencong, perot, merot, turun, terkulai, miring
vision: vision, sight, eyesight, visual, seeing, see, sees | penglihatan, visus, pandangan, melihat, daya lihat
blind: blind, blindness, sight loss, loss of vision, lost vision, cannot see, lost sight, went dark, visual loss, loss of sight | buta, kebutaan, penglihatan hilang, gelap mendadak, tidak bisa melihat, tidak melihat
blur: blurred, blurry, blurring, dim, dimmed, fuzzy, cloudy vision, misty, hazy, poor vision | kabur, buram, rabun, burem
fog < blur: foggy, fog | berkabut
double: double, diplopia, two of everything, seeing double | ganda, dobel, diplopia
light: light, lights, bright light, bright lights, bright | cahaya, sinar, lampu, silau
noise: noise, noises, loud noises, sounds, loud sounds | suara keras, bising, bunyi
dislike: dislikes, sensitivity, sensitive, bothers, bothered, avoids, intolerant, cannot stand, aversion, cannot tolerate, shies away, shields, hurts his eyes, hurts her eyes, intolerance, unable to tolerate | tidak tahan, sensitif, terganggu, takut, silau, peka, tidak kuat
hearing: hearing, hear, hears | pendengaran, mendengar
deaf: deaf, hears nothing, hear nothing, cannot hear, deafness, hearing loss, hard of hearing, loss of hearing, lost hearing, muffled hearing, reduced hearing, trouble hearing, difficulty hearing | tuli, budek, budeg, pendengaran berkurang, pendengaran menurun, kurang dengar, gangguan pendengaran, sulit mendengar
ring: ringing, tinnitus, buzzing, ringing noise, hissing | berdenging, denging, tinitus, mendenging
smell: smell, smelling, smells, smelly, odour, malodorous, foul-smelling, foul, offensive, stinks, foetid, fetid, fishy, stench, putrid | bau, berbau, menyengat, busuk, amis, penciuman, penghidu, mencium
taste: taste, tasting | rasa, pengecapan, mengecap
palpitation: palpitations, palpitation, heart racing, racing heart, pounding heart, fluttering, heart fluttering, heart pounding, thumping, rapid heartbeat, skipping beats, skipped beats, irregular heartbeat, aware of her heartbeat, aware of his heartbeat, fast heartbeat, heart beating fast, heart is racing, heart raced, heart beating rapidly | berdebar, berdebar-debar, palpitasi, deg-degan, jantung berdebar, jantung cepat
pulse: pulse, pulses, heartbeat | denyut nadi, nadi, denyut
irregular: irregular, irregularly, uneven, erratic | tidak teratur, ireguler, tidak beraturan
fast: fast, rapid, rapidly, quick, racing | cepat, kencang, memburu
slow: slow, slowly, slowed, slowness, sluggishly, bradykinesia, takes longer | lambat, pelan, melambat, lamban, lelet
murmur: murmur, murmurs | bising, murmur, bising jantung
rash: rash, rashes, eruption, exanthem, spots, spotty, skin lesions, skin lesion, breaking out, broke out | ruam, bintik-bintik, bercak, eksantem, bintik, rash, bercak-bercak, lesi kulit
whitish patch = macule white: whitish patch, whitish patches | bercak keputihan, bercak agak keputihan, bintik keputihan
spotting: spotting |
macule: macules, macular, flat spots, patches, patch | makula, bercak datar
papule: papules, papular, pimples, small bumps, papule | papul, bintil, bruntus, bruntusan, bintil-bintil
vesicle: vesicles, vesicular, blistery, blisters, blister, blistering, small blisters, fluid-filled, fluid filled, vesicle, bullae, bulla, water-filled, clear fluid | vesikel, lenting, lepuh, melenting, vesikuler, plenting, lepuhan, gelembung berisi cairan, berisi cairan, berisi air, lenting-lenting, melepuh, gelembung
crust: crusts, crusted, crusting, scab, scabs, crusty | krusta, keropeng, koreng
scale: scale, scales, scaly, scaling, flaky, flaking, peeling | sisik, bersisik, skuama, mengelupas, terkelupas
plaque: plaques, plaque, thickened patches | plak
ring-shaped: ring-shaped, annular, circular, ring shaped, central clearing, clearing in the centre, clear centre, clears in the middle, raised edge | melingkar, bentuk cincin, tepi aktif, seperti cincin, tengahnya menyembuh, bulat
wheal: wheals, hives, welts, weals, urticaria, urticarial, nettle rash, raised itchy patches | biduran, urtika, kaligata, bentol, bentol-bentol, urtikaria
petechia: petechiae, pinpoint, purpura, purpuric, petechial, tiny red spots, pinprick, non-blanching, does not blanch, does not fade, do not blanch, do not fade, not fade when pressed, doesnt fade, dont fade, does not fade when pressed, doesnt disappear when pressed, dont disappear when pressed, doesnt disappear when i press, does not disappear when i press, dont go away when pressed, doesnt go when pressed, not disappear with a glass, does not disappear when pressed, do not disappear when pressed, do not go away when pressed, does not go away when pressed | petekie, bintik merah kecil, purpura, tidak hilang bila ditekan, tidak hilang ditekan, tidak hilang kalau ditekan, tidak hilang kalo ditekan, tidak hilang saat ditekan, tidak hilang jika ditekan, tidak hilang waktu ditekan, tidak hilang pas ditekan, tidak memudar, ptekie, tidak hilang dengan penekanan
smallredspots = rash: tiny red spots, little red spots, small red spots | bintik merah kecil, bintik-bintik merah kecil
bruise: bruise, bruises, bruising, black and blue, ecchymosis, ecchymoses, bruised | memar, lebam, ekimosis
ulcer: ulcer, ulcers, ulcerated, ulceration, open sore, sores, sore, ulcerating | ulkus, borok, luka, tukak
mouthulcer < ulcer, mouth: canker, cankers, canker sore, canker sores | sariawan
wound: wound, wounds, cut, laceration, puncture, gash, stepped on | luka, tertusuk, tergores, menginjak
sick: ill, sick, unwell, sickness | sakit
peel: peeling, desquamation, sloughing, peels, comes off in sheets | terkelupas, mengelupas, deskuamasi
crack: cracked, cracks, fissured, chapped, fissure | pecah-pecah, retak, fisura
whitecoat: white coating, white patches, white plaques, white flecks, white curd | bercak putih di lidah, jamur mulut
coat: coated, coating, furred, membrane over | kotor, selaput, berselaput
exudate: exudate, exudates, pus on, white spots on, patches on, covered with pus, white patches on | eksudat, detritus, bercak putih, nanah pada, bercak putih di
leucorrhoea = vagina discharge: leucorrhoea, leukorrhoea | keputihan, fluor albus, flour albus, leukorea
urine: urine, urinary, pee, water, wee | urine, kencing, urin, air kencing, air seni, bak
strangury: strangury | anyang-anyangan
urinate: urinate, urination, urinating, micturition, passing urine, peeing, passing water, weeing, voiding, pees, pass urine, passes urine, void, voids | berkemih, kencing, buang air kecil, bak, pipis, miksi
often: often, frequent, frequently, many times, frequency, repeatedly, every hour, every few minutes, more often, constantly, all the time, repeated, several times | sering, berkali-kali, berulang, bolak-balik, sering kali, lebih sering, terus-menerus, berulang kali
urgent: urgency, urgent, cannot hold, rush, rushing, has to rush | mendesak, tidak bisa menahan, urgensi, tidak tahan
less: less, reduced, absent, decreased, diminished, little, scanty, loss, lost, losing, poor, low, fewer, lack, hardly, scant, barely, declining | kurang, menurun, berkurang, sedikit, hilang, kehilangan, turun, penurunan, jarang, menghilang
more: more, increased, excessive, copious, heavy, profuse, large, a lot, lots, plenty, massive, torrential | banyak, meningkat, berlebihan, deras, masif
small: small, tiny, minor, fine | kecil, halus
severe: severe, severely, intense, excruciating, unbearable, very bad, terrible, agonising, worst, extreme, violent, 10/10, 9/10, awful, intensely | hebat, berat, sangat, parah, tak tertahankan, luar biasa, sekali
sudden: sudden, suddenly, abrupt, abruptly, acute onset, out of the blue, all at once, instantly, woke with, within seconds, sudden-onset | mendadak, tiba-tiba, sekonyong-konyong, seketika, akut mendadak
gradual: gradual, gradually, slowly, insidious, progressively, progressive, little by little | perlahan, bertahap, perlahan-lahan, berangsur, progresif, pelan-pelan, berangsur-angsur
persistent: persistent, constant, continuous, unrelenting, keeps, continual, will not stop, nonstop, non-stop, cannot keep anything down, incessant, repeated | terus-menerus, terus menerus, menetap, tidak berhenti, terus, tiada henti
chronic: chronic, long-standing, longstanding, for years | kronis, kronik, menahun
episode: episodic, episodes, attacks, intermittent, comes and goes, on and off, episode, attack, recurrent, bouts, bout, recurring, off and on, recurs | episode, serangan, hilang timbul, kambuh-kambuhan, berulang, intermiten, kumat-kumatan, kambuhan
sleep: sleep, sleeping, asleep, sleeps | tidur
insomnia: insomnia, sleeplessness, cannot sleep, trouble sleeping, difficulty sleeping, poor sleep, restless sleep, sleeps restlessly, sleeps badly, sleeping badly, waking early, not sleeping | insomnia, susah tidur, sulit tidur, tidak bisa tidur, tidur terganggu, tidur gelisah
sad: sad, sadness, low mood, depressed, tearful, feeling down, feels down, hopeless, unhappy, feeling low, miserable, feels low, hopelessness, crying spells, empty | sedih, murung, depresi, putus asa, hampa
interest: interest, pleasure, enjoyment, enjoy, enjoys, hobbies, enjoying, enjoyed | minat, kesenangan, gairah, menikmati, hobi
worry: worry, worries, worried, anxious, anxiety, nervous, worrying, tense, on edge, apprehensive | cemas, khawatir, gelisah, kekhawatiran, waswas
panic: panic, terror, fear of dying, feels she is going to die, feels he is going to die, impending doom, overwhelming fear, intense fear | panik, takut mati, takut sekali, ketakutan hebat, merasa akan mati
suicide: suicide, suicidal, kill himself, kill herself, end his life, end her life, better off dead, wants to die, not wanting to live, take his own life, life is not worth living, self-harm | bunuh diri, ingin mati, mengakhiri hidup, lebih baik mati, tidak ingin hidup
hallucinate: hallucinations, hallucination, hears voices, hearing voices, sees things, seeing things, voices | halusinasi, mendengar suara-suara, melihat bayangan, mendengar bisikan, bisikan
delusion: delusions, delusion, paranoid, believes people are, convinced that, spied on, followed by, persecuted, plotting | waham, curiga, merasa diikuti, yakin bahwa, merasa dikejar, dimata-matai
agitated: agitated, agitation, restless, restlessness, irritable, irritability, aggressive, fidgety, fussy | gelisah, mengamuk, agitasi, iritabel, rewel, mudah marah
nocry: not crying, does not cry, did not cry, not cry, no cry | tidak menangis, tak menangis, tidak langsung menangis, belum menangis, tidak nangis, tidak langsung nangis
notbreathing: not breathing, does not breathe, did not breathe, not breathe | tidak bernapas, tidak bernafas, tidak langsung bernapas, tak bernapas, tidak napas, gak napas, nggak napas, ga napas, tidak nafas, gak nafas, nggak nafas
cry: crying, cries, cry, screams, screaming, inconsolable, weeping | menangis, rewel, jerit, menjerit, nangis
feed: feeding, feeds, suckling, nursing, breastfeeding, bottle | menyusu, menetek, minum susu, minum asi, netek
toddlersdiarrhoea: toddlers diarrhoea, toddler diarrhoea | diare balita
scald: scalded, scald, hot water spilled, boiling water | tersiram air panas, kesiram air panas, tersiram minyak panas, kesiram minyak panas, ketumpahan air panas, terkena air panas, kena air panas, tersiram kuah panas
drink: drink, drinking, drinks, drank, fluids | minum
bite: bite, bites, dog bit, snake bit, cat bit, monkey bit, bat bit, rat bit, spider bit, bitten, sting, stung | gigitan, digigit, tergigit, gigit, disengat, sengatan, dipatuk, dipatok
fall: fall, fell, falls, fallen | jatuh, terjatuh
injury: injury, injured, trauma, blow, hit, bumped, accident, struck, knocked, twisted | cedera, trauma, terbentur, kecelakaan, terpukul, benturan, terkilir, terpelintir
fracture: fracture, fractured, broken | patah, fraktur
deform: deformity, deformed, misshapen, bent | deformitas, bengkok, berubah bentuk
movement: movement, movements, moving, move, moves, moved, range of motion, motion | gerak, gerakan, bergerak, digerakkan, pergerakan
limp: limp, limping, limps | pincang, jalan pincang, timpang
walk: walk, walking, walks, gait, bear weight, weight-bear, weight-bearing, bearing weight | berjalan, jalan, menapak, menumpu
balance: balance, unsteady, unsteadiness, ataxia, ataxic, staggering, wobbly, uncoordinated, clumsy, off balance, imbalance | keseimbangan, sempoyongan, ataksia, oleng, tidak seimbang, limbung
menses: period, periods, menstruation, menses, menstrual, monthly bleeding | haid, menstruasi, datang bulan, mens
missed: missed, late, overdue, absent, delayed, skipped, stopped | terlambat, telat, tidak datang, berhenti, tidak haid
sex: sex, intercourse, sexual, sexually | hubungan seksual, berhubungan, sanggama, seks, senggama, seksual, berhubungan intim
pregnant: pregnant, pregnancy, gravid, gestation, antenatal, expecting | hamil, kehamilan, mengandung
pregnantbefore: pregnancies, previous pregnancy, prior pregnancy, last pregnancy, first pregnancy, past pregnancy, earlier pregnancy, gravida, never been pregnant | kehamilan sebelumnya, kehamilan lalu, kehamilan pertama, riwayat kehamilan, gravida
postpartum: postpartum, after delivery, after childbirth, gave birth, post-partum, post-natal, delivered | nifas, pascapersalinan, setelah melahirkan, pasca melahirkan, habis melahirkan, postpartum
menopause: menopause, postmenopausal, menopausal, post-menopausal | menopause, pascamenopause
baby: baby, infant, newborn, neonate | bayi
child: child, children, kid, toddler, boy, girl | anak, balita
fat: fatty, fat, greasy, oily, rich, fried | lemak, berlemak, gorengan, berminyak, santan
meal: meal, meals, food, eats, eating, eaten, ate, after eating | makan, makanan, setelah makan
sour: sour, acid, acidic, bitter | asam, pahit
regurgitate: regurgitation, reflux, coming up, comes up, regurgitates, rises | naik, regurgitasi, refluks, naik ke tenggorokan, naik ke mulut
heartburn: heartburn, burning behind the breastbone, pyrosis, burning in the chest, burning chest, burning rising, retrosternal burning, burning sensation behind the breastbone, burning feeling behind the breastbone | heartburn, dada terbakar, rasa terbakar di dada, panas di dada, dada panas
alcohol: alcohol, drinks heavily, drinking heavily, alcoholic, heavy drinker, beer, beers, vodka, whisky, alcoholism, units per week | alkohol, minum alkohol, minuman keras, peminum, tuak, arak
smoke: smokes, smoker, smoking, cigarettes, tobacco, pack-year, pack-years, pack year, packs, pack a day | merokok, perokok, rokok, bungkus
stone: stone, stones, calculi, calculus | batu
worm: worm, worms | cacing
tick: tick, ticks, chigger, mite, mites | kutu, tungau
rat: rat, rats, rodents | tikus
flood: flood, floods, flooding, flooded, floodwater | banjir, kebanjiran
snake: snake, viper, cobra | ular
dog: dog, dogs | anjing
cat: cat, cats | kucing
monkey: monkey, monkeys | kera, monyet
travel: travel, travelled, trip to, trip in, trip from, trip abroad, recent trip, business trip, a trip, returned from, came back from, journey, visited, holiday | bepergian, perjalanan, pulang dari, baru kembali dari, berkunjung, kembali dari
flight < travel: flight, flights, flew, flying | penerbangan, terbang dari, baru terbang
contact: contact, exposed, exposure | kontak, terpapar, tertular, ketularan
similar: same, similar, identical, the same illness | sama, serupa, hal yang sama
medicine: medicine, medicines, medication, medications, meds, drug, drugs, tablets, pills | obat, obat-obatan
antibiotic: antibiotic, antibiotics, amoxicillin, penicillin, co-trimoxazole | antibiotik, amoksisilin, kotrimoksazol, penisilin
steroid: steroid, steroids, prednisone, prednisolone, dexamethasone, corticosteroid, corticosteroids | steroid, prednison, deksametason, metilprednisolon, kortikosteroid
nsaid: nsaid, nsaids, ibuprofen, naproxen, diclofenac, aspirin, mefenamic acid, painkiller, painkillers, pain killer, pain killers, anti-inflammatory, ketorolac, meloxicam | oains, ibuprofen, asam mefenamat, natrium diklofenak, antinyeri, obat pegal linu, obat rematik, diklofenak, piroksikam, antalgin
anticoagulant: anticoagulant, warfarin, blood thinner, blood thinners, apixaban, rivaroxaban, dabigatran | antikoagulan, pengencer darah, warfarin
insulin: insulin, sulfonylurea, glibenclamide, glimepiride, gliclazide | insulin, glibenklamid, glimepirid, sulfonilurea
contraceptive: contraceptive pill, oral contraceptive, oral contraceptives, birth control pill, the pill, oestrogen, birth control pills, combined pill, contraceptive | pil kb, kontrasepsi, estrogen, pil kontrasepsi
surgery: surgery, operation, operated, surgical, postoperative, post-operative, replacement | operasi, pembedahan, dioperasi, pascaoperasi
immobile: immobile, immobility, bed-bound, bedridden, bed rest, long flight, immobilised, long-haul, long car journey, long drive | tirah baring, imobilisasi, tidak bisa bangun dari tempat tidur, tidak bisa bangun dari kasur, tidak bisa bangun sendiri, terbaring lama, penerbangan panjang, perjalanan jauh, perjalanan panjang
vaccine: vaccine, vaccines, vaccination, vaccinated, immunised, immunisation, immunisations, immunizations, jabs, shots | vaksin, imunisasi, vaksinasi, divaksin, diimunisasi
incomplete: incomplete, unvaccinated, unimmunised, never vaccinated, not vaccinated, not up to date | tidak lengkap, belum lengkap, tidak pernah, belum pernah
hypertension: hypertension, hypertensive, htn | hipertensi
highbloodpressure: high blood pressure | darah tinggi, tekanan darah tinggi
bloodpressure: blood pressure | tekanan darah
diabetestwo < diabetes: type 2 diabetes, type 2 diabetes mellitus, type 2 diabetic, t2dm | dm tipe 2, diabetes tipe 2, diabetes melitus tipe 2, kencing manis tipe 2
diabetesone < diabetes: type 1 diabetes, type 1 diabetes mellitus, type 1 diabetic, t1dm | dm tipe 1, diabetes tipe 1, diabetes melitus tipe 1, kencing manis tipe 1
diabetes: diabetes, diabetic, diabetes mellitus, dm | diabetes, kencing manis, dm, penyakit gula, diabetes melitus, sakit gula
asthma: asthma, asthmatic | asma
cancer: cancer, malignancy, carcinoma, malignant, chemotherapy, metastatic | kanker, keganasan, karsinoma, kemoterapi
dialysis: on dialysis, dialysis, haemodialysis, hemodialysis | cuci darah, hemodialisis, hemodialisa, dialisis
kidneydisease: chronic kidney disease, ckd, renal failure, kidney failure | gagal ginjal, penyakit ginjal kronik
heartdisease: heart disease, coronary disease, ischaemic heart disease, heart failure, myocardial infarction, heart attack, coronary artery disease, angina, cabg, stent | penyakit jantung, gagal jantung, serangan jantung, penyakit jantung koroner, jantung koroner
hiv: hiv, aids, hiv-positive | hiv, aids, odha
immunosuppressed: immunosuppressed, immunocompromised, transplant, immunosuppressive | imunosupresi, imunokompromais, transplantasi
family: family, mother, father, brother, sister, grandmother, grandfather, parents, siblings, relatives, uncle, aunt, mum, dad, mom, sibling, grandparent, cousin | keluarga, ibu, ayah, bapak, kakak, adik, nenek, kakek, orang tua, saudara, paman, bibi
together < household: all of us, we all, both of us, two of us, three of us, four of us, five of us, everyone in the house, everybody in the house, whole household, whole family, my husband and i both, my wife and i both | kami semua, kami sekeluarga, kami serumah, sekeluarga, satu keluarga, seisi rumah, seisi ruko, semua orang di rumah, orang serumah semua
household: household, housemates, wife, husband, roommate, classmate, classmates, colleague, colleagues, coworkers, partner, siblings, brother, sister, friends, neighbours | serumah, tetangga, teman, istri, suami, teman sekolah, teman sekelas, pasangan, orang rumah, kakak, adik
tension: tense | tegang
foreign: foreign body, something in | benda asing, kelilipan
gritty: gritty, grit, sand in, sandy | mengganjal, ngeres, berpasir
tears: watering, watery, tearing eyes, lacrimation, tears, epiphora, waters | berair, lakrimasi, mata berair
eyegunk: eye gunk | belekan
stick: sticky, stuck together, glued, matted | lengket, belekan, melekat
flash: flashes, flashing, flashing lights, sparks | kilatan, kilatan cahaya
floater: floaters, floating spots, seeing spots, seeing stars, spots before my eyes, spots in front of my eyes, spots before her eyes, specks, cobwebs, floating specks, black spots, floating | floaters, bintik melayang, bintik hitam, terbang, benda melayang
curtain: curtain, shadow, veil, shade | tirai, bayangan
halo: haloes, halos, halo, rainbow, rainbows, coloured rings | halo, pelangi
burp: belching, burping, belches, burps, eructation | sendawa, bersendawa
bulge: bulging, bulge, bulges, bulged | menonjol, cembung
reduce: reducible, goes back, can be pushed back, pushed back in, disappears on lying, disappears when lying | bisa masuk kembali, masuk kembali, hilang saat berbaring, dapat dimasukkan
stuck: stuck, irreducible, cannot be pushed back, incarcerated, will not go back | tidak bisa masuk kembali, terjepit, ireponibel
heal: heal, healing, heals, healed | sembuh, penyembuhan
noreflexes: absent reflexes | refleks lutut tidak ada, refleks patela tidak ada, refleks achilles tidak ada, refleks tendon tidak ada, refleks fisiologis tidak ada, refleks lutut tidak keluar
urinesymptom: urinary symptoms, urinary symptom, urinary complaints, waterworks symptoms | keluhan kencing, keluhan berkemih, gejala berkemih, keluhan BAK
retain: retention, cannot pass urine, unable to pass urine, not able to pass urine, not been able to pass urine, not able to urinate, unable to urinate, cannot urinate, unable to void, not passed urine, not passed a drop of urine, passed no urine, has not passed a drop of urine, no urine passed | retensi urine, tidak bisa kencing, tidak bisa bak, tidak bisa buang air kecil
stream: stream, dribbling, dribble, hesitancy, poor flow, flow, trickle | pancaran, menetes, pancaran kencing, aliran
cloudy: cloudy, turbid, murky | keruh
foam: foamy, frothy, froth, bubbly, foaming, bubbles | berbusa, busa, berbuih
sunken: sunken, hollow | cekung
drool: drooling, dribbling saliva, drools, saliva, salivation | ngiler, mengiler, ngeces, liur, air liur, hipersalivasi
choke: choking, choked, chokes | tersedak, keselek
stridor: stridor, noisy breathing, noisy inspiration, noisy breath in, harsh noise, high-pitched noise, crowing | stridor, napas berbunyi kasar
retract: retractions, indrawing, recession, drawing in, sucking in, in-drawing, pulled in, tugging | retraksi, tarikan dinding dada, cekungan dinding dada, ketarik, ketarik ke dalam, tertarik ke dalam, cekung ke dalam
whoop: whoop, whooping | whoop, melengking
bark: barking, barky, seal-like, seal, croupy | menggonggong, anjing laut
hungry: hungry, hunger, ravenous, eats a lot, polyphagia, increased appetite | lapar, banyak makan, polifagia, cepat lapar
waist: waist | pinggang
hump: hump, gibbus, kyphosis | bongkok, gibus
creak: crepitus, grinding, creaking, grating, clicking, crunching | krepitus, bunyi kretek, berbunyi, kretek-kretek
lock: locked jaw, lockjaw, trismus, cannot open his mouth, cannot open her mouth, unable to open his mouth, difficulty opening the mouth, difficulty opening his mouth, mouth opening limited | trismus, sulit membuka mulut, tidak bisa membuka mulut, mulut susah dibuka, susah buka mulut
concentrate: concentrate, concentration, concentrating, focus | konsentrasi, berkonsentrasi, fokus
guilt: guilt, guilty, worthless, worthlessness, self-blame, burden | bersalah, tidak berharga, rasa bersalah
elated: elated, euphoric, elevated mood, on top of the world, grandiose, overly cheerful, invincible, special powers | gembira berlebihan, euforia, hebat sekali, merasa paling hebat
cannot: cannot, unable, cant, could not, couldnt, can not, difficulty, difficult, trouble, hard to, struggles, struggling, problem, problems, inability, refuses, refusing, wont | tidak bisa, tidak dapat, sulit, susah, tidak mampu, tidak mau, menolak, sukar, gangguan, ga bisa, nggak bisa, gak bisa, tak bisa, kesulitan
nothing: no, not, without, never, nothing, none, doesnt, didnt, isnt, hasnt, havent, dont, wasnt | tidak, tanpa, tak, tiada, belum, bukan, nggak, gak, ga, tdk
hotwater: hot water, hot water bottle, kettle | air panas, air mendidih, air hangat
catseye: cats eye reflex | mata kucing
blackeye: black eye, black eyes, shiner | mata lebam, mata memar
anaemic: anaemia, anaemic, anemia, low blood count | kurang darah, anemis
appetiteloss: loss of appetite, no appetite, poor appetite, lost appetite, reduced appetite, decreased appetite, anorexia, anorexic, not eating, off his food, off her food, off food, appetite is poor, eating little, eats little, not wanting to eat, lost interest in food, does not want to eat, appetite has gone, no desire to eat, hardly eats, not hungry, eating poorly, appetite has been poor | tidak nafsu makan, nafsu makan menurun, nafsu makan berkurang, nafsu makan hilang, hilang nafsu makan, tidak mau makan, anoreksia, malas makan, susah makan, penurunan nafsu makan, tidak ada nafsu makan, nafsu makan turun, nafsu makan kurang, makan sedikit, kurang nafsu makan, nafsu makannya menurun, nafsu makannya berkurang, nafsu makannya hilang, ogah makan
`;

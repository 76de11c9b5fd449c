/** Words that say nothing of an illness: who it is, courtesies, times and denials. They are not named among what was not understood. */
const NOISE = `
woman women female girl lady male gentleman boys girls baby infant newborn neonate child children kids toddler teenager adult person people
mother father sister brother wife husband mum daughter doctor nurse hospital clinic please help thank thanks hello dear good morning
evening afternoon night yesterday tonight month months weeks years aged came want wants need needs know think thinks like likes very
much more less than then them they this that these those there here have been being before again also even ever never nothing none
without with from into over under about because since until while still just only really actually maybe perhaps help helped
does doesn dont didnt isnt cannot cant will would could should must shall some many most every each other another same such both
home work school house normal fine okay well better worse first second third once twice times
laki lelaki pria wanita perempuan bapak ibunya bapaknya anaknya bayi balita remaja dewasa lansia kakek nenek istri suami kakak adik adiknya
orang orangtua keluarga pasien dokter dokternya bidan perawat rumah sakit klinik puskesmas tolong mohon terima kasih selamat halo permisi
pagi siang sore malam kemarin tadi besok tahun bulan minggu hari seminggu sehari sebulan setahun berusia berumur umurnya usianya
tidak tanpa belum bukan tiada nggak enggak jangan sangat sekali banget selalu sering kadang mungkin kayak seperti begini begitu
karena sebab supaya agar namun tetapi tapi maka lalu terus kemudian akhirnya awalnya mulanya semula sampai hingga hanya cuma
bisa dapat harus ingin mau boleh perlu punya memiliki minta bagaimana mengapa kenapa apakah apa siapa kapan dimana berapa
normal biasa baik saja aja sih dong deh nih lagi pula sendiri semua setiap tiap beberapa banyak sedikit
`;

export const NOISE_WORDS: ReadonlySet<string> = new Set(NOISE.trim().split(/\s+/));

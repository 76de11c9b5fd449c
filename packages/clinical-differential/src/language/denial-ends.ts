/** Where what is said not to be begins or ends. */
export const ENDS = new Set(
  'malah malahan justru has have had but with presents presented complains complaining developed reports reported noticed since for due because now which who that dengan disertai tetapi namun mengeluh sejak selama karena melainkan datang kini sekarang ditemukan didapatkan positif positive (+) despite after setelah sehingga only on shows reveals showed revealed is are was were he she began started'.split(
    ' ',
  ),
);

/** The check digit of Aadhaar numbers (Verhoeff, Error detecting decimal codes, 1969): multiplication in the dihedral group D5. */
const MULTIPLY: readonly string[] = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const PERMUTE: readonly string[] = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

export function hasVerhoeffCheck(digits: string): boolean {
  let check = 0;
  [...digits].reverse().forEach((digit, position) => {
    const permuted = Number(PERMUTE[position % 8]?.[Number(digit)]);
    check = Number(MULTIPLY[check]?.[permuted]);
  });
  return check === 0;
}

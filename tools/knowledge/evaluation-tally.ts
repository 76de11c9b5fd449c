/** How many of a class are right, those held out from tuning apart; and which of the others are wrong. */
export interface Judged {
  readonly class: string;
  readonly heldOut: boolean;
  readonly right: boolean;
  /** What was asked and what came instead. */
  readonly told: string;
}

export interface Tally {
  readonly class: string;
  readonly all: number;
  readonly right: number;
  readonly heldOut: number;
  readonly heldOutRight: number;
}

export function tally(judged: readonly Judged[]): Tally[] {
  const classes = [...new Set(judged.map((one) => one.class))];
  return classes.map((name) => {
    const of = judged.filter((one) => one.class === name);
    const held = of.filter((one) => one.heldOut);
    const right = (some: readonly Judged[]) => some.filter((one) => one.right).length;
    return { class: name, all: of.length, right: right(of), heldOut: held.length, heldOutRight: right(held) };
  });
}

/** All of them is 100 %, without a figure behind it that could be another. */
export const share = (right: number, all: number): string =>
  all === 0 ? '–' : right === all ? '100 %' : `${((100 * right) / all).toFixed(1)} %`;

export function tallyLine({ class: name, all, right, heldOut, heldOutRight }: Tally): string {
  return `${name.padEnd(26)} ${`${right} of ${all}`.padStart(12)} ${share(right, all).padStart(8)}   held out ${`${heldOutRight} of ${heldOut}`.padStart(11)} ${share(heldOutRight, heldOut).padStart(8)}`;
}

export function tallyTable(rows: readonly Tally[]): string {
  const lines = rows.map(
    ({ class: name, all, right, heldOut, heldOutRight }) =>
      `| ${name} | ${right} of ${all} | ${share(right, all)} | ${heldOutRight} of ${heldOut} | ${share(heldOutRight, heldOut)} |`,
  );
  return ['| Class | Right | | Held out | |', '|---|---:|---:|---:|---:|', ...lines].join('\n');
}

/** What is wrong, but for what is held out: who reads that tunes on it. */
export function printResult(judged: readonly Judged[]): void {
  for (const { told } of judged.filter(({ right, heldOut }) => !right && !heldOut)) console.log(told);
  for (const row of tally(judged)) console.log(tallyLine(row));
}

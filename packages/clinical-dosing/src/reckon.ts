/** From a plan to figures for one patient, writing down each step; a dose never leaves its maxima. */
import type { Amount, Span } from '@kolegia/clinical-knowledge/quantity';
import { spanInHours } from '@kolegia/clinical-knowledge/quantity';
import type { Course, Figure, Limited, Text } from './dosage.ts';
import { asWritten, type Ceiling, rounded } from './figure.ts';
import { type Limits, type Plan, type Sizes, sizeOf } from './plan.ts';
import {
  factorBetween,
  fewestThatFill,
  isRarerThanDaily,
  isRepeated,
  type Range,
  readable,
  readableDown,
  scale,
  tidy,
  timesPerDay,
} from './quantity-range.ts';
import { amountText, everyText, numberText, rangeText, say, spanText } from './wording.ts';

export interface Reckoned {
  readonly course: Course;
  /** What it would have been, for the warning. */
  readonly held?: { readonly by: Limited; readonly max: Text; readonly amount: Text; readonly isRate: boolean };
}

type Rate = 'min' | 'h';
const PER_DAY: Readonly<Record<Rate, number>> = { min: 1440, h: 24 };

/** Null where the weight or the surface is missing. */
export function reckon(plan: Plan, limits: Limits, sizes: Sizes): Reckoned | null {
  const work = new Work(plan);
  const size = sizeOf(plan.dose, sizes);
  if (size === undefined || [...limits.single, ...limits.daily].some((limit) => sizeOf(limit, sizes) === undefined)) return null;
  work.takeSize(size);
  work.takeFactor();
  work.divide();
  const single = leastOf([...limits.single, ...(plan.max === undefined ? [] : [plan.max])], plan.dose, sizes, 1);
  const perDayOfRate = work.rate === undefined ? 1 : PER_DAY[work.rate];
  const daily = leastOf(limits.daily, plan.dose, sizes, perDayOfRate);
  work.holdSingle(single);
  work.holdDaily(daily);
  const perDose = work.figure();
  const perDay = work.perDay(perDose, daily);
  const infusion = infusionOf(plan, perDose, work);
  const { every } = plan;
  const course: Course = {
    kind: plan.kind,
    written: plan.dose,
    perDose,
    ...(perDay === undefined ? {} : { perDay }),
    ...(isByTheDay(every) ? { timesPerDay: timesPerDay(every, plan.doses) } : {}),
    every,
    everyText: everyOf(plan, perDay),
    ...(plan.over === undefined ? {} : { over: plan.over }),
    ...(infusion === undefined ? {} : { infusion }),
    ...(plan.for === undefined ? {} : { for: plan.for, forText: spanText(plan.for) }),
    asNeeded: plan.asNeeded,
    ...(plan.doses === undefined ? {} : { doses: plan.doses }),
    formulas: work.formulas,
    ...(work.held === undefined ? {} : { limitedBy: work.held.by }),
    ...(plan.note === undefined ? {} : { note: plan.note }),
  };
  return { course, ...(work.held === undefined ? {} : { held: work.held }) };
}

/** Given so many times every day; neither once, nor by effect, nor on some days only. */
const isByTheDay = (every: Plan['every']): every is Span => typeof every !== 'string' && !isRepeated(every) && !isRarerThanDaily(every);

/** Of a day's total given in one or two doses no dose is the total twice. */
function everyOf({ every, dose, doses }: Plan, perDay: Figure | undefined): Text {
  const text = everyText(every);
  if (dose.rate !== 'day' || perDay === undefined || typeof every === 'string' || isRepeated(every)) return text;
  const times = timesPerDay(every, doses);
  return times.low === times.high ? text : say('every.inAll', { every: text, total: perDay.text });
}

/** The lowest of the limits in the unit of the dose; a limit that counts something else cannot hold it. */
function leastOf(limits: readonly Amount[], dose: Amount, sizes: Sizes, perDayOfRate: number): number | undefined {
  const doseRate = isRate(dose.rate) ? dose.rate : undefined;
  const values = limits.flatMap((limit) => {
    const factor = factorBetween(limit.unit, dose.unit);
    const size = sizeOf(limit, sizes);
    if (factor === null || size === undefined) return [];
    const value = limit.per === undefined ? limit.high * factor : readableDown(tidy(limit.high * factor * size));
    if (isRate(limit.rate)) return doseRate === undefined ? [] : [(value * PER_DAY[limit.rate]) / PER_DAY[doseRate]];
    // The most in a single dose says nothing of how fast it may run.
    if (doseRate !== undefined && perDayOfRate === 1) return [];
    return [value / perDayOfRate];
  });
  return values.length === 0 ? undefined : tidy(Math.min(...values));
}

const isRate = (rate: Amount['rate']): rate is Rate => rate === 'min' || rate === 'h';

class Work {
  readonly formulas: Text[] = [];
  readonly rate: Rate | undefined;
  held: Reckoned['held'];
  private exact: Range;
  private rateOfTotal: 'day' | 'week' | undefined;
  /** Fixed doses stand as the source writes them; only what was reckoned is rounded. */
  private isReckoned = false;
  private ceiling: Ceiling | undefined;
  /** Of the lower end, which belongs to the shortest interval of a day's total. */
  private lowest: number | undefined;
  private readonly plan: Plan;

  constructor(plan: Plan) {
    this.plan = plan;
    this.exact = { low: plan.dose.low, high: plan.dose.high };
    const { rate } = plan.dose;
    this.rate = isRate(rate) ? rate : rate !== undefined && plan.every === 'continuous' ? 'h' : undefined;
    this.rateOfTotal = isRate(rate) ? undefined : rate;
  }

  private text({ low, high } = this.exact, rate: Amount['rate'] = this.rateOfTotal ?? this.rate): Text {
    return amountText({ low: readable(low), high: readable(high), unit: this.plan.dose.unit, ...(rate === undefined ? {} : { rate }) });
  }

  takeSize(size: number): void {
    const { dose } = this.plan;
    if (dose.per === undefined) return;
    this.exact = scale(this.exact, size);
    this.isReckoned = true;
    const sizeText = say('input.measured', { value: size, unit: dose.per === 'kg' ? 'kg' : 'm²' });
    this.formulas.push(say('formula.product', { amount: amountText(dose), size: sizeText, result: this.text() }));
  }

  takeFactor(): void {
    const { factor = 1 } = this.plan;
    if (factor === 1) return;
    const amount = this.text();
    this.exact = scale(this.exact, factor);
    this.isReckoned = true;
    this.formulas.push(say('formula.factor', { amount, factor: numberText(readable(factor)), result: this.text() }));
  }

  /** A total of a day or a week, by the doses in it. */
  divide(): void {
    const { every } = this.plan;
    const total = this.rateOfTotal;
    if (total === undefined) return;
    const hours = total === 'day' ? 24 : 168;
    const interval = every === 'once' ? { low: hours, high: hours } : every === 'continuous' ? { low: 1, high: 1 } : spanInHours(every);
    const count = { low: tidy(hours / interval.high), high: tidy(hours / interval.low) };
    const amount = this.text();
    this.exact = { low: tidy(this.exact.low / count.high), high: tidy(this.exact.high / count.low) };
    this.rateOfTotal = undefined;
    if (count.low === 1 && count.high === 1) return;
    this.isReckoned = true;
    this.formulas.push(
      say('formula.divided', { amount, count: rangeText(readable(count.low), readable(count.high)), result: this.text() }),
    );
  }

  holdSingle(single: number | undefined): void {
    if (single === undefined) return;
    this.ceiling = { value: single, isWritten: true };
    if (this.exact.high <= single) return;
    const max = this.text({ low: single, high: single });
    this.held = { by: 'single', max, amount: this.text(), isRate: this.rate !== undefined };
    this.formulas.push(say('formula.single', { amount: this.text(), max }));
    this.exact = { low: Math.min(this.exact.low, single), high: single };
  }

  holdDaily(daily: number | undefined): void {
    if (daily === undefined) return;
    const { every, asNeeded, doses } = this.plan;
    const byTheClock = typeof every !== 'string' && !isRepeated(every) && !asNeeded;
    const times = byTheClock ? fewestThatFill(every, doses) : 1;
    const share = tidy(daily / times);
    if (byTheClock && this.plan.dose.rate === 'day') this.lowest = tidy(daily / timesPerDay(every, doses).high);
    // Of a written range the source means its upper end with fewer doses: the day's total is held instead.
    const isTooMuch = this.isReckoned ? this.exact.high > share : this.exact.low > share || this.exact.high > daily;
    if (!isTooMuch) {
      this.lower({ value: daily, isWritten: true });
      if (this.isReckoned) this.lower({ value: share, isWritten: times === 1 });
      return;
    }
    const max = this.text({ low: daily, high: daily }, this.rate);
    const amount = this.text();
    this.held = { by: 'daily', max, amount: this.text(scale(this.exact, times)), isRate: this.rate !== undefined };
    const keepsRange = !this.isReckoned && this.exact.low <= share;
    const ceiling = keepsRange ? daily : share;
    this.exact = { low: Math.min(this.exact.low, this.lowest ?? share, share), high: Math.min(this.exact.high, ceiling) };
    this.lower({ value: ceiling, isWritten: times === 1 || keepsRange });
    this.formulas.push(
      times === 1
        ? say('formula.dailyOnce', { amount, max })
        : say('formula.dailyCut', { amount, count: numberText(times), max, result: this.text() }),
    );
    this.isReckoned ||= times > 1 && !keepsRange;
  }

  private lower(ceiling: Ceiling): void {
    if (this.ceiling === undefined || ceiling.value < this.ceiling.value) this.ceiling = ceiling;
  }

  figure(): Figure {
    const { unit } = this.plan.dose;
    const figure = this.isReckoned
      ? rounded(this.exact, unit, this.ceiling, this.rate, this.lowest)
      : asWritten(this.exact, unit, this.rate);
    const amount = this.text();
    if (figure.rounded && amount.en !== figure.text.en) this.formulas.push(say('formula.rounded', { amount, result: figure.text }));
    return figure;
  }

  /** Of the doses as they are given, rounded. */
  perDay(perDose: Figure, daily: number | undefined): Figure | undefined {
    const { every, doses, dose } = this.plan;
    if (!isByTheDay(every)) return undefined;
    const times = timesPerDay(every, doses);
    // A total that was divided by two or three doses is the same with either number.
    const [few, many] = dose.rate === undefined ? [times.low, times.high] : [times.high, times.low];
    // Rounding, or a maximum of the single dose, can turn them.
    const totals = [tidy(perDose.low * few), tidy(perDose.high * many)];
    const total = { low: Math.min(...totals), high: Math.max(...totals) };
    const limit = daily ?? Number.POSITIVE_INFINITY;
    const shown = asWritten({ low: Math.min(total.low, limit), high: Math.min(total.high, limit) }, dose.unit);
    if (times.high > 1) {
      const values = { amount: perDose.text, count: rangeText(times.low, times.high), result: shown.text };
      const max = this.text({ low: limit, high: limit });
      this.formulas.push(total.high > limit ? say('formula.dailyLimited', { ...values, max }) : say('formula.daily', values));
    }
    return shown;
  }
}

/** How fast it runs, per hour. Three figures: a pump is set no finer. */
function infusionOf({ over, dose }: Plan, perDose: Figure, work: Work): Figure | undefined {
  if (work.rate === 'h') return perDose;
  if (work.rate === 'min') {
    const figure = asWritten(scale(perDose, 60), dose.unit, 'h');
    work.formulas.push(say('formula.perHour', { amount: perDose.text, result: figure.text }));
    return figure;
  }
  if (over === undefined) return undefined;
  const hours = spanInHours(over as Span);
  const three = (value: number) => Number(value.toPrecision(3));
  const figure = asWritten({ low: three(perDose.low / hours.high), high: three(perDose.high / hours.low) }, dose.unit, 'h');
  work.formulas.push(say('formula.infusion', { amount: perDose.text, time: spanText(over), result: figure.text }));
  return figure;
}

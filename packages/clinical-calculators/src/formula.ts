/**
 * Formulas as they are printed, computed from the very text that the reader sees, so that the two cannot differ:
 * `(140 − {age}) × {weight} ÷ (72 × {creatinine})`.
 */
import { normalShare } from './normal-distribution.ts';

const FUNCTIONS: Readonly<Record<string, (...given: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  ln: Math.log,
  log10: Math.log10,
  exp: Math.exp,
  floor: Math.floor,
  '√': Math.sqrt,
  Φ: normalShare,
};

type Terms = Readonly<Record<string, number>>;
type Evaluate = (terms: Terms) => number;

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|\{(\w+)\}|(log10|min|max|ln|exp|floor|√|Φ)|([+−×÷^(),]))/y;
type Token = { readonly kind: 'number' | 'term' | 'function' | 'sign'; readonly text: string };

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < formula.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(formula);
    if (!match) throw new SyntaxError(`Cannot read the formula at ${at}: ${formula}`);
    const [, number, term, name, sign] = match;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (term !== undefined) tokens.push({ kind: 'term', text: term });
    else if (name !== undefined) tokens.push({ kind: 'function', text: name });
    else tokens.push({ kind: 'sign', text: sign ?? '' });
  }
  return tokens;
}

/** Recursive descent: sums of products of signed powers. */
function parse(formula: string): Evaluate {
  const tokens = tokensOf(formula);
  let next = 0;
  const isSign = (text: string) => tokens[next]?.kind === 'sign' && tokens[next]?.text === text;
  const take = (text: string) => {
    if (!isSign(text)) throw new SyntaxError(`Expected ${text} in ${formula}`);
    next += 1;
  };

  function chain(operand: () => Evaluate, operators: Readonly<Record<string, (a: number, b: number) => number>>): Evaluate {
    let left = operand();
    for (;;) {
      const token = tokens[next];
      const operator = token?.kind === 'sign' ? operators[token.text] : undefined;
      if (!operator) return left;
      next += 1;
      const [first, second] = [left, operand()];
      left = (terms) => operator(first(terms), second(terms));
    }
  }
  const sum = (): Evaluate => chain(product, { '+': (a, b) => a + b, '−': (a, b) => a - b });
  const product = (): Evaluate => chain(signed, { '×': (a, b) => a * b, '÷': (a, b) => a / b });
  const signed = (): Evaluate => {
    if (!isSign('−')) return power();
    next += 1;
    const operand = signed();
    return (terms) => -operand(terms);
  };
  const power = (): Evaluate => {
    const base = atom();
    if (!isSign('^')) return base;
    next += 1;
    const exponent = signed();
    return (terms) => base(terms) ** exponent(terms);
  };
  const atom = (): Evaluate => {
    const token = tokens[next];
    next += 1;
    if (token?.kind === 'number') return () => Number(token.text);
    if (token?.kind === 'term') return (terms) => termValue(terms, token.text);
    if (token?.kind === 'function') return called(token.text);
    next -= 1;
    take('(');
    const inner = sum();
    take(')');
    return inner;
  };
  const called = (name: string): Evaluate => {
    take('(');
    const given = [sum()];
    while (isSign(',')) {
      next += 1;
      given.push(sum());
    }
    take(')');
    return (terms) => (FUNCTIONS[name] ?? Math.min)(...given.map((each) => each(terms)));
  };

  const whole = sum();
  if (next !== tokens.length) throw new SyntaxError(`Cannot read the end of ${formula}`);
  return whole;
}

function termValue(terms: Terms, name: string): number {
  const value = terms[name];
  if (value === undefined) throw new SyntaxError(`The formula asks for ${name}, which was not given`);
  return value;
}

const parsed = new Map<string, Evaluate>();

export function evaluate(formula: string, terms: Terms): number {
  const known = parsed.get(formula);
  if (known) return known(terms);
  const fresh = parse(formula);
  parsed.set(formula, fresh);
  return fresh(terms);
}

/** The formula with its numbers put in, to six figures: enough to follow by hand. */
export function withNumbers(formula: string, terms: Terms): string {
  return formula.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = termValue(terms, name);
    const shown = String(Number(value.toPrecision(6))).replace('-', '−');
    return value < 0 ? `(${shown})` : shown;
  });
}

import { GatheredQueries } from './gathered-queries.ts';

/** What one page reads: its parts ask at the same moment, and some of them the same. */
export class PageReads extends GatheredQueries {
  readonly #known = new Map<string, Promise<unknown>>();

  /** What the page has asked before under this name, or asks now. */
  once<T>(name: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#known.get(name) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const asked = ask();
    this.#known.set(name, asked);
    return asked;
  }

  /** Something was written: all is asked again. */
  forget(): void {
    this.#known.clear();
  }
}

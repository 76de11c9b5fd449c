/**
 * The system's way to look up a name holds one of the four threads that also read files and compress pages, for ten seconds and more where
 * no name server answers. However many names are asked for at once, a thread stays free for whoever reads meanwhile.
 */
import dns from 'node:dns';
import type { LookupFunction } from 'node:net';

export function fewAtOnce(lookup: LookupFunction, most: number): LookupFunction {
  const waiting: (() => void)[] = [];
  let asking = 0;
  function next() {
    if (asking >= most) return;
    const ask = waiting.shift();
    if (ask === undefined) return;
    asking += 1;
    ask();
  }
  return (hostname, options, callback) => {
    waiting.push(() =>
      lookup(hostname, options, (...answer) => {
        asking -= 1;
        next();
        callback(...answer);
      }),
    );
    next();
  };
}

const system = dns.lookup as LookupFunction;

/** Of names that anybody may have typed in. */
export const lookupOfAny = fewAtOnce(system, 2);

/** Of names that stand in the settings: they wait for none of those, which may be made to take long. */
export const lookupOfOurs = fewAtOnce(system, 1);

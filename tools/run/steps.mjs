// Plain JavaScript: it runs before anything is installed, on whatever Node the machine has.
import process from 'node:process';

const seconds = (since) => (performance.now() - since) / 1000;

/**
 * Shows what is going on: one line for each finished step with its time, and what is under way as a line that changes (on a
 * terminal) or now and then (in a log).
 */
export function createSteps(out = process.stdout) {
  const running = new Map();
  const live = out.isTTY === true;
  const green = live ? ['\u001b[32m', '\u001b[39m'] : ['', ''];
  const red = live ? ['\u001b[31m', '\u001b[39m'] : ['', ''];
  let timer;

  const clear = () => live && out.write('\r\u001b[2K');
  const print = (line) => {
    clear();
    out.write(`${line}\n`);
  };
  const show = () => {
    const words = [...running].map(([name, since]) => `${name} ${Math.floor(seconds(since))} s`);
    if (!live) return words.length > 0 && print(`  ${words.join(' · ')} …`);
    clear();
    if (words.length > 0) out.write(`  ${words.join(' · ')} …`.slice(0, (out.columns ?? 80) - 1));
  };

  return {
    print,
    /** Runs `work` and reports it. What it returns is what it returned. */
    async step(name, work) {
      const since = performance.now();
      running.set(name, since);
      timer ??= setInterval(show, live ? 250 : 10_000).unref();
      const end = (mark) => {
        running.delete(name);
        print(`${mark} ${name.padEnd(16)} ${seconds(since).toFixed(1).padStart(5)} s`);
        if (running.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
      try {
        const result = await work();
        end(`${green[0]}✓${green[1]}`);
        return result;
      } catch (error) {
        end(`${red[0]}✗${red[1]}`);
        throw error;
      }
    },
  };
}

/**
 * `npm run check`: everything that can be said about the code without running it.
 * `npm run check -- --only walls` runs one step; the option may be given several times.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { REPOSITORY } from './run-tool.ts';
import { type Outcome, STEPS } from './steps.ts';

/** Some steps keep one core busy for a minute: two go side by side, and each is told in its place. */
const AT_ONCE = 2;

interface Report extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, root: { type: 'string', default: REPOSITORY } },
});

const unknown = (values.only ?? []).filter((name) => STEPS.every((step) => step.name !== name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${STEPS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const chosen = STEPS.filter(({ name }) => values.only === undefined || values.only.includes(name));
const asked = chosen.map(({ name }) => ({ name, ...Promise.withResolvers<Report>() }));
const waiting = [...asked];
for (let lane = 0; lane < AT_ONCE; lane++) void workThrough();

const reports: Report[] = [];
for (const { promise } of asked) {
  const report = await promise;
  console.log(`${report.failures.length === 0 ? '✓' : '✗'} ${report.name.padEnd(11)} ${report.seconds.toFixed(1).padStart(5)} s`);
  reports.push(report);
}

for (const { name, warnings } of reports) {
  for (const warning of warnings) console.log(`\nwarning (${name})  ${warning}`);
}
const failed = reports.filter(({ failures }) => failures.length > 0);
for (const { name, failures } of failed) console.log(`\n── ${name} ──\n${failures.join('\n')}`);
console.log(`\n${reports.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function workThrough(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) step.resolve(await runStep(step.name));
}

async function runStep(name: string): Promise<Report> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-step.ts'), name, values.root], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { name, seconds: (performance.now() - started) / 1000, ...outcomeIn(said, complaint) };
}

/** A check that cannot run has not passed. */
function outcomeIn(said: string, complaint: string): Outcome {
  try {
    return JSON.parse(said) as Outcome;
  } catch {
    return { failures: [complaint.trim() || 'It ended without a word'], warnings: [] };
  }
}

/**
 * `npm run check`: everything that can be said about the code without running it.
 * `npm run check -- --only walls` runs one step; the option may be given several times.
 */
import { parseArgs } from 'node:util';
import { REPOSITORY } from './run-tool.ts';
import { type Outcome, STEPS, type Step } from './steps.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, root: { type: 'string', default: REPOSITORY } },
});

const unknown = (values.only ?? []).filter((name) => STEPS.every((step) => step.name !== name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${STEPS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const reports = STEPS.filter(({ name }) => values.only === undefined || values.only.includes(name)).map((step) => {
  const started = performance.now();
  const outcome = runStep(step, values.root);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${outcome.failures.length === 0 ? '✓' : '✗'} ${step.name.padEnd(11)} ${seconds.padStart(5)} s`);
  return { name: step.name, ...outcome };
});

for (const { name, warnings } of reports) {
  for (const warning of warnings) console.log(`\nwarning (${name})  ${warning}`);
}
const failed = reports.filter(({ failures }) => failures.length > 0);
for (const { name, failures } of failed) console.log(`\n── ${name} ──\n${failures.join('\n')}`);
console.log(`\n${reports.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** A check that cannot run has not passed. */
function runStep(step: Step, root: string): Outcome {
  try {
    return step.run(root);
  } catch (cause) {
    return {
      failures: [cause instanceof Error ? `${cause.message}${cause.cause ? `: ${String(cause.cause)}` : ''}` : String(cause)],
      warnings: [],
    };
  }
}

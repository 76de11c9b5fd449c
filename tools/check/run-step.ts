/** One step of `npm run check`, in a process of its own: `run-step.ts NAME FOLDER` says its outcome as JSON. */
import { type Outcome, STEPS } from './steps.ts';

const [, , name, root = ''] = process.argv;
process.stdout.write(JSON.stringify(outcome()));

function outcome(): Outcome {
  try {
    const step = STEPS.find((one) => one.name === name);
    if (step === undefined) throw new Error(`There is no step ${name}`);
    return step.run(root);
  } catch (cause) {
    return {
      failures: [cause instanceof Error ? `${cause.message}${cause.cause ? `: ${String(cause.cause)}` : ''}` : String(cause)],
      warnings: [],
    };
  }
}

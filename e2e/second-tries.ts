import type { Reporter, TestCase } from 'vitest/node';

/** Says which tests passed at their second try only, and what the first one ran into. docs/decisions/0034-second-tries.md */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const reasons = (test.result().errors ?? []).map(({ message, stack }) => `${message}\n${stack ?? ''}`);
    console.log(`\npassed at its second try: ${test.module.relativeModuleId} > ${test.fullName}\n${reasons.join('\n')}`);
  }
}

/** `npm run audit`: known weaknesses of the dependencies, as far as the registry's advisory service can be asked. */
import { spawnSync } from 'node:child_process';
import { REPOSITORY } from './run-tool.ts';

const { stdout, stderr, status } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: REPOSITORY, encoding: 'utf8' });
const answer = parse(stdout);
if (answer?.metadata === undefined) {
  // Closed networks often have a registry without this service: to say nothing was found would be wrong.
  console.error(
    `The advisory service could not be asked: ${answer?.message ?? (stderr.trim().split('\n').at(-1) || `npm ended with ${status}`)}`,
  );
  process.exitCode = 2;
} else {
  const found = Object.entries(answer.metadata.vulnerabilities).filter(([severity, count]) => severity !== 'total' && count > 0);
  for (const [severity, count] of found) console.log(`${severity}: ${count}`);
  for (const [name, { severity, range }] of Object.entries(answer.vulnerabilities ?? {}))
    console.log(`  ${severity.padEnd(9)} ${name} ${range}`);
  if (found.length === 0) console.log('No known weakness in what the product installs.');
  process.exitCode = found.some(([severity]) => severity === 'high' || severity === 'critical') ? 1 : 0;
}

interface AuditAnswer {
  message?: string;
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

function parse(text: string): AuditAnswer | null {
  try {
    return JSON.parse(text) as AuditAnswer;
  } catch {
    return null;
  }
}

import type { ReadyConfig } from '#platform/config/config.ts';

interface SignIn {
  readonly address: string;
  readonly who: string;
}

/** How to sign in to the sample world, and where its codes are found: said once it can be done. */
export function signInLines(
  config: Pick<ReadyConfig, 'jobs' | 'mail' | 'publicUrl' | 'sampleWorld'>,
  signIns: readonly SignIn[],
): string[] {
  if (!config.sampleWorld) return [];
  return [...signIns.map(({ address, who }) => `  sign in as ${address.padEnd(26)} ${who}`), `  ${whereCodesAre(config)}`];
}

function whereCodesAre({ jobs, mail, publicUrl }: Pick<ReadyConfig, 'jobs' | 'mail' | 'publicUrl'>): string {
  // They are addresses of mail: whatever else has no gateway does not concern them.
  if (mail.smtpUrl !== undefined) return 'one-time codes are mailed by SMTP_URL: nobody reads the mail of these invented addresses';
  const place = `one-time codes appear at ${publicUrl}/outbox`;
  return jobs ? place : `${place} while a worker runs (npm run worker) with the same settings and the same KOLEGIA_DATA`;
}

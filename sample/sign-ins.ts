import { sampleMail } from './sample-people.ts';

/** Accounts worth trying first. A code goes to each address; in the demo it lands on the outbox page. */
export const SAMPLE_SIGN_INS: readonly { readonly address: string; readonly who: string }[] = [
  { address: sampleMail('ratri'), who: 'internist in Semarang, reads and writes cases' },
  { address: sampleMail('arjun'), who: 'cardiologist in Kochi' },
  { address: sampleMail('staff'), who: 'staff: verification and approvals at /console' },
];

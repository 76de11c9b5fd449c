import type { Job } from '../jobs/job.ts';

/** For how many seconds a job is tried at least before it is given up: each try waits twice as long as the one before, from a second on. */
export const patienceOf = ({ retryLimit, retryWithinSeconds = Number.POSITIVE_INFINITY }: Pick<Job, 'retryLimit' | 'retryWithinSeconds'>) =>
  Array.from({ length: retryLimit }, (_, n) => Math.min(2 ** n, retryWithinSeconds)).reduce((sum, waited) => sum + waited, 0);

export const A_DAY = 86_400;

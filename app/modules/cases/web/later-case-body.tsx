import { later } from '#platform/web/later.tsx';
import type { CaseBodyProps } from './case-body.tsx';

export const LaterCaseBody = later<CaseBodyProps>(async () => (await import('./case-body.tsx')).CaseBody);

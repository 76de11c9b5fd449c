import { later } from '#platform/web/later.tsx';
import type { CaseListProps } from './case-list.tsx';

export const LaterCaseList = later<CaseListProps>(async () => (await import('./case-list.tsx')).CaseList);

import { later } from '#platform/web/later.tsx';
import type { CaseContentsProps } from './case-contents.tsx';

export const LaterCaseContents = later<CaseContentsProps>(async () => (await import('./case-contents.tsx')).CaseContents);

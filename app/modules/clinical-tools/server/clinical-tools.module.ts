import { defineModule } from '#platform/operation/module.ts';
import { calculatorHandlers } from './calculator.operations.ts';
import './calculator-sitemap.data.ts';
import { anExample, differentialHandlers } from './differential.operations.ts';
import { dosageHandlers } from './dosage.operations.ts';
import { drugHandlers } from './drug.operations.ts';
import { errorReportHandlers } from './error-report.operations.ts';
import { forgetUse } from './forgetting-use.job.ts';
import { differentialTools, dosageTools, drugTools, knowledge } from './knowledge.data.ts';
import { serveKnowledge } from './knowledge.http.ts';
import { knowledgeDeskHandlers } from './knowledge-desk.operations.ts';
import { savedCheckHandlers } from './saved-check.operations.ts';

export const clinicalToolsModule = defineModule({
  name: 'clinical-tools',
  uses: ['identity', 'library'],
  handlers: [
    ...drugHandlers,
    ...dosageHandlers,
    ...differentialHandlers,
    ...calculatorHandlers,
    ...savedCheckHandlers,
    ...errorReportHandlers,
    ...knowledgeDeskHandlers,
  ],
  jobs: [forgetUse],
  http: serveKnowledge,
  warm: [knowledge, drugTools, dosageTools, differentialTools, () => anExample('en'), () => anExample('id')],
});

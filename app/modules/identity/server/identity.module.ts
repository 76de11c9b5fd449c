import { defineModule } from '#platform/operation/module.ts';
import { alikeHandlers } from './alike.operations.ts';
import { codeHandlers } from './code.operations.ts';
import { forgetSignIns } from './forgetting.job.ts';
import { memberHandlers } from './member.operations.ts';
import { sessionHandlers } from './session.operations.ts';
import { signInHandlers } from './sign-in.operations.ts';
import { verificationHandlers } from './verification.operations.ts';

export { createSessionSource } from './session-source.operations.ts';

export const identityModule = defineModule({
  name: 'identity',
  uses: ['media', 'reference'],
  handlers: [...codeHandlers, ...signInHandlers, ...sessionHandlers, ...memberHandlers, ...verificationHandlers, ...alikeHandlers],
  jobs: [forgetSignIns],
});

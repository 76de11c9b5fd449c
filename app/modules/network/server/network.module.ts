import { defineModule } from '#platform/operation/module.ts';
import { followHandlers } from './follow.operations.ts';

export const networkModule = defineModule({ name: 'network', uses: ['identity'], handlers: followHandlers });

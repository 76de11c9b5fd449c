import type { IconName } from '#ui/icon.tsx';
import type { Reaction } from '../../library.contract.ts';

export const reactionIcon: Readonly<Record<Reaction, IconName>> = { helpful: 'thumb-up', insightful: 'bulb', agree: 'checks' };

import { IconBulb, IconChecks, IconThumbUp } from '@tabler/icons-react';
import type { TablerIcon } from '#ui/icon.tsx';
import type { Reaction } from '../../library.contract.ts';

export const reactionIcon: Readonly<Record<Reaction, TablerIcon>> = { helpful: IconThumbUp, insightful: IconBulb, agree: IconChecks };

/** Where a saved check is opened again: the page of its tool, with the question behind the #. */
import { PAGE_OF, type SavedCheck } from '../saved-check.contract.ts';
import { fragmentOf } from './fragment.tsx';

/** One name for every tool: the page reads it as the question it saved. */
const SAVED_PART = 'saved';

export function savedPath({ tool, question }: Pick<SavedCheck, 'tool' | 'question'>): string {
  const page = tool === 'calculators' && typeof question.id === 'string' ? `${PAGE_OF[tool]}/${question.id}` : PAGE_OF[tool];
  return `${page}#${fragmentOf({ [SAVED_PART]: JSON.stringify(question) })}`;
}

/** What a link of a saved check brings, or null; it is as old as the check, so its shape is looked at where it is used. */
export function savedIn(read: URLSearchParams): Readonly<Record<string, unknown>> | null {
  const text = read.get(SAVED_PART);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

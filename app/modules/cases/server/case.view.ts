import type { ItemCard } from '#modules/library/library.contract.ts';
import { openingOf } from '#modules/library/server/library.public.ts';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { plainText } from '#platform/richtext/richtext.ts';
import type { CaseContent } from '../case-content.contract.ts';
import type { CaseCard, CaseSummary, CaseView } from '../cases.contract.ts';
import { holdsClosing, mayAnswer, resultsOf, seesResults, shownSteps, shownUpdate } from './case.policy.ts';
import type { CaseParts } from './case.store.ts';

export interface CaseReader {
  readonly isAuthor: boolean;
  readonly isStaff: boolean;
  /** Every step, whether they opened it or not. */
  readonly readsAll: boolean;
  /** Why they may neither join the discussion nor answer the question, or null. */
  readonly refusal: string | null;
}

type Extras = Pick<CaseView, 'related' | 'respondents' | 'status'> & { readonly mayRestore: boolean };

/** A case as one reader may see it: what is held back stays back until they open it. */
export function caseView(item: ItemCard, parts: CaseParts, reader: CaseReader, { mayRestore, ...extras }: Extras): CaseView {
  const { isAuthor, isStaff, readsAll, refusal } = reader;
  const { images, disclosure, question, ...content } = parts.content;
  const steps = shownSteps(disclosure, { readsAll, opened: parts.my_steps }, parts.step_counts);
  const seesAll = isAuthor || isStaff;
  const closingHeld = holdsClosing(steps, seesAll) && content.takeHome.length + content.references.length > 0;
  const shown = seesResults(isAuthor, parts.my_answer);
  return {
    item: item as CaseSummary,
    content: {
      ...content,
      ...(closingHeld && { takeHome: [], references: [] }),
      images: images.flatMap(({ mediaId, ...words }) => {
        const image = parts.images[mediaId];
        return image === undefined ? [] : [{ ...image, ...words }];
      }),
      disclosure: steps,
      question:
        question === undefined
          ? null
          : {
              text: question.text,
              options: question.options,
              answer: shown ? (question.answer ?? null) : null,
              myAnswer: parts.my_answer,
              results: shown ? resultsOf(question.options.length, parts.tallies) : null,
            },
    },
    updates: parts.updates.map((update) => {
      const shownHere = shownUpdate(update, steps, seesAll);
      // Of a case that was opened again no update says how it ended.
      return item.solved ? shownHere : { ...shownHere, closes: false };
    }),
    closingHeld,
    version: parts.version,
    ...extras,
    can: {
      edit: isAuthor,
      update: isAuthor,
      withdraw: isAuthor,
      restore: isAuthor && mayRestore,
      answer: question !== undefined && mayAnswer(refusal, isAuthor, parts.my_answer),
      respond: refusal === null,
      respondRefusal: refusal === null ? null : `respond.${refusal}`,
    },
  };
}

/** What lists show of a case. */
export function caseCard(content: CaseContent, images: Readonly<Record<string, ImageRef>>): CaseCard {
  const [first] = content.images;
  const cover = first === undefined ? undefined : images[first.mediaId];
  return {
    patient: content.patient,
    cover: cover === undefined || first === undefined ? null : { ...cover, alt: first.alt },
    images: content.images.length,
    question: content.question?.text ?? null,
  };
}

/** The first sentences of the presentation. */
export const summaryOf = ({ presentation }: CaseContent): string => openingOf(plainText(presentation));

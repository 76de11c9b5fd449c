import type { ReactNode } from 'react';
import type { Translate } from '#platform/i18n/translator.ts';
import { FRESH_DRAFT } from '#platform/web/draft-copy.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { Seo } from '#platform/web/seo.tsx';
import type { loadComposer } from './composer-loader.tsx';

type Composing<Draft, Line> = Awaited<ReturnType<typeof loadComposer<Draft, Line>>>;

/** A draft under its author's hands: nothing is stored of it yet, it is stored, or it was and is lost. */
type Started<Draft, Line> = Extract<Composing<Draft, Line>, { view: 'desk' }>;

export interface ComposerPageProps<Draft extends { readonly id: string }, Line> {
  page: Composing<Draft, Line>;
  /** Which unfinished one to go on with. `now`: when the page was made. */
  drafts: (lines: readonly Line[], memberId: string, now: number) => ReactNode;
  /** Makes or finds the draft of what is published under this id. */
  change: (id: string) => ReactNode;
  /** `key` is another for another draft. */
  desk: (started: Started<Draft, Line>, key: string) => ReactNode;
  t: Translate;
}

/** What the address of a composer asks for, as its loader found it. Texts of the caller: `compose`. */
export function ComposerPage<Draft extends { readonly id: string }, Line>({
  page,
  drafts,
  change,
  desk,
  t,
}: ComposerPageProps<Draft, Line>) {
  return (
    <>
      <Seo title={t('compose.heading')} description={t('compose.lead')} noindex />
      {page.view === 'drafts' && <PageBody>{drafts(page.drafts, page.memberId, Date.parse(page.now))}</PageBody>}
      {page.view === 'change' && change(page.changedId)}
      {page.view === 'desk' && desk(page, page.draft?.id ?? page.lostId ?? FRESH_DRAFT)}
    </>
  );
}

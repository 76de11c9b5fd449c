/** What stands between a case and its preview. */
import { useState } from 'react';
import type { OutputOf } from '#platform/operation/operation.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { type DraftCheck, type FieldErrors, useDraftCheck } from '#platform/web/use-draft-check.ts';
import { checkDraft, type DraftSettings, needsConsent } from '../case-draft.contract.ts';
import { formPath } from './compose-content.tsx';
import type { DraftDesk } from './use-draft.ts';

/** How easily the patient may be known again, and why. */
export type CaseRisk = Pick<OutputOf<typeof checkDraft>, 'risk' | 'riskReasons'>;

export function useCaseCheck(desk: DraftDesk): DraftCheck & { readonly risk: CaseRisk } {
  const t = useTexts('cases');
  const [risk, setRisk] = useState<CaseRisk>({ risk: 'low', riskReasons: [] });
  const check = useDraftCheck(desk, {
    ask: async (id) => {
      const found = await callOverHttp(checkDraft, { id });
      setRisk(found);
      return found.fields;
    },
    beside: () => settingsErrors(desk.settings, desk.form.images.length > 0, t),
    formPath: (path) => formPath(desk.form, path),
    words: { notSaved: t('compose.check.notSaved'), offline: t('compose.notice.offline') },
  });
  return { ...check, risk };
}

/** What publishing asks for beside the content. Told before the preview, not after it. */
function settingsErrors({ consent, imagesReviewed }: DraftSettings, hasImages: boolean, t: (key: string) => string): FieldErrors {
  return {
    ...((consent.kind === null || !consent.confirmed) && { 'settings.consent': t('validation.consent') }),
    ...(needsConsent(consent.kind) && !consent.date && { 'settings.consent.date': t('validation.consentDate') }),
    ...(hasImages && !imagesReviewed && { 'settings.imagesReviewed': t('validation.imagesReviewed') }),
  };
}

/** What stands between a case and its preview. */
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { type DraftCheck, type FieldErrors, useDraftCheck } from '#platform/web/use-draft-check.ts';
import { checkDraft, type DraftSettings, needsConsent } from '../case-draft.contract.ts';
import { formPath } from './compose-content.tsx';
import type { DraftDesk } from './use-draft.ts';

export function useCaseCheck(desk: DraftDesk): DraftCheck {
  const t = useTexts('cases');
  return useDraftCheck(desk, {
    ask: async (id) => (await callOverHttp(checkDraft, { id })).fields,
    beside: () => settingsErrors(desk.settings, desk.form.images.length > 0, t),
    formPath: (path) => formPath(desk.form, path),
    words: { notSaved: t('compose.check.notSaved'), offline: t('compose.notice.offline') },
  });
}

/** What publishing asks for beside the content. Told before the preview, not after it. */
function settingsErrors({ consent, imagesReviewed }: DraftSettings, hasImages: boolean, t: (key: string) => string): FieldErrors {
  return {
    ...((consent.kind === null || !consent.confirmed) && { 'settings.consent': t('validation.consent') }),
    ...(needsConsent(consent.kind) && !consent.date && { 'settings.consent.date': t('validation.consentDate') }),
    ...(hasImages && !imagesReviewed && { 'settings.imagesReviewed': t('validation.imagesReviewed') }),
  };
}

import { useState } from 'react';
import { uploadImage } from '#modules/media/media.contract.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { discardProfileDraft, getProfileDraft, type ProfileDraft, previewProfile } from '../profile-draft.contract.ts';
import { getProfile } from '../profiles.contract.ts';
import type { Route } from './+types/profile-edit.route';
import { fieldId, summaryOf } from './draft-problems.tsx';
import { ProfileDraftNotice } from './profile-draft-notice.tsx';
import css from './profile-form.module.css';
import { ProfileForm } from './profile-form.tsx';
import { profileRefusal, readerId } from './profile-loading.tsx';
import { ProfileSteps } from './profile-steps.tsx';
import { useProfileDraft } from './use-profile-draft.ts';

export const handle: RouteHandle = { texts: ['profiles'], frame: 'work' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const memberId = readerId(context, request);
  const ask = call(context);
  try {
    const [draft, { member }] = await Promise.all([ask(getProfileDraft, {}), ask(getProfile, { memberId })]);
    return { draft, member: { id: member.id, name: member.name, speciality: member.speciality } };
  } catch (error) {
    throw profileRefusal(error, context, request);
  }
}

export default function ProfileEditRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('profiles');
  const go = useGo();
  const { member } = loaderData;
  const draft = useProfileDraft(member.id, loaderData.draft);
  const discard = useCommand(discardProfileDraft, ({ code, body }) => {
    // Another device has written since: both are put side by side, and nothing is thrown away unseen.
    if (code === 'profiles.staleDraft') {
      draft.showTheirs(body.details?.current as ProfileDraft);
      setRefusals((before) => before + 1);
    } else showToast(t('follow.failed'), { tone: 'failed' });
  });
  const upload = useCommand(uploadImage);
  const [refusals, setRefusals] = useState(0);
  const [checking, setChecking] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);

  async function handlePreview() {
    // A photo that is on its way would be left behind.
    if (upload.pending) return;
    setChecking(true);
    const found = (await draft.flush()) ? await problemsOfDraft() : {};
    setChecking(false);
    if (found === 'unchanged') return showToast(t('edit.unsaved'));
    if (found === null) return go('/profile/edit-preview');
    setProblems(found);
    setAttempt(attempt + 1);
  }

  async function handleDiscard() {
    const { content, photo, works } = draft;
    // What is on its way to the server would come after it, and stand there again.
    await draft.flush();
    const published = await discard.run({ version: draft.version() });
    if (published === null) return;
    setProblems({});
    draft.takeOver(published);
    showToast(t('edit.discarded'), { undo: { label: t('entries.undo'), onUndo: () => draft.change(content, { photo, works }) } });
  }

  function handleForget() {
    if (!draft.putBack()) void handleDiscard();
  }

  return (
    <PageBody>
      <Seo title={t('edit.title')} description={t('edit.intro')} noindex />
      <div className={css.head}>
        <ProfileSteps current="write" />
        <h1 className="t-display">{t('edit.title')}</h1>
        <p className="muted">{t('edit.intro')}</p>
      </div>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void handlePreview();
        }}
      >
        <ErrorSummary
          title={t('edit.problems')}
          errors={summaryOf(problems, t).map(({ field, message }) => ({ fieldId: fieldId(field), message }))}
          attempt={attempt}
        />
        <ProfileDraftNotice draft={draft} attempt={refusals} onForget={handleForget} />
        <ProfileForm member={member} draft={draft} upload={upload} problems={problems} />
        <FormFooter sticky note={<span role="status">{t(`edit.${draft.state}`)}</span>}>
          <Button
            variant="quiet"
            pending={discard.pending}
            pendingLabel={t('edit.checking')}
            disabled={draft.state === 'unsaved' || draft.theirs !== null}
            onClick={() => void handleDiscard()}
          >
            {t('edit.discard')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            pending={checking || upload.pending}
            pendingLabel={t(upload.pending ? 'edit.uploading' : 'edit.checking')}
          >
            {t('edit.toPreview')}
          </Button>
        </FormFooter>
      </form>
    </PageBody>
  );
}

/** Null when the draft may be published, `unchanged` when there is none. */
async function problemsOfDraft(): Promise<Record<string, string> | 'unchanged' | null> {
  try {
    const { problems, version } = await callOverHttp(previewProfile, {});
    if (Object.keys(problems).length > 0) return problems;
    return version === 0 ? 'unchanged' : null;
  } catch (error) {
    // The preview's own page says what is wrong with the line.
    if (error instanceof CallFailure) return null;
    throw error;
  }
}

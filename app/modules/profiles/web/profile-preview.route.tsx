import { redirect } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { pathInLanguage } from '#platform/i18n/languages.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call, pageOf } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { previewProfile, publishProfile } from '../profile-draft.contract.ts';
import { asOthersSee } from '../profiles.contract.ts';
import type { Route } from './+types/profile-preview.route';
import { summaryOf } from './draft-problems.tsx';
import { ProfileBody } from './profile-body.tsx';
import css from './profile-form.module.css';
import { ProfileHead } from './profile-head.tsx';
import { profileRefusal, readerId } from './profile-loading.tsx';
import { PROFILE_TEXTS } from './profile-page.tsx';
import { ProfileSteps } from './profile-steps.tsx';

export const handle: RouteHandle = { texts: PROFILE_TEXTS, frame: 'work' };

export async function loader({ context, request }: Route.LoaderArgs) {
  readerId(context, request);
  try {
    const preview = await call(context)(previewProfile, {});
    // Nothing was changed: there is nothing to look at yet.
    if (preview.version === 0) throw redirect(pathInLanguage('/profile/edit', pageOf(context)?.language ?? 'en'));
    return preview;
  } catch (error) {
    throw profileRefusal(error, context, request);
  }
}

export default function ProfilePreviewRoute({ loaderData: { view, version, problems } }: Route.ComponentProps) {
  const t = useTexts('profiles');
  const go = useGo();
  const { run, pending, failure } = useCommand(publishProfile);
  // Whoever was signed out meanwhile is led to the sign-in and back: the draft is at the server.
  const { message, fields } = useFailure(failure);

  async function handlePublish() {
    if ((await run({ version })) === null) return;
    showToast(t('preview.published'));
    go('/profile');
  }

  const refused = failure === null ? problems : message === null ? fields : { form: message };
  return (
    <PageBody>
      <Seo title={t('preview.title')} description={t('preview.note')} noindex />
      <div className={css.head}>
        <ProfileSteps current="preview" />
        <p className="muted">{t('preview.note')}</p>
        <ErrorSummary title={t('edit.problems')} errors={summaryOf(refused, t).map(({ message }) => ({ message }))} />
      </div>
      <ProfileHead view={asOthersSee(view)} followers={view.counts.followers} linked={false} />
      <ProfileBody view={view} own={false} />
      <FormFooter sticky>
        <Link to="/profile/edit" className={buttonClass()}>
          {t('preview.back')}
        </Link>
        <Button
          variant="primary"
          pending={pending}
          pendingLabel={t('preview.publishing')}
          disabled={Object.keys(problems).length > 0}
          onClick={() => void handlePublish()}
        >
          {t('preview.publish')}
        </Button>
      </FormFooter>
    </PageBody>
  );
}

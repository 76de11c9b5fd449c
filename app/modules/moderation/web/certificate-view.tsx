import { useState } from 'react';
import { readRegistrationDocument } from '#modules/identity/verification.contract.ts';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import css from './console.module.css';

/** The picture is fetched when it is asked for, and gone with the page: each look is recorded. */
export function CertificateView({ memberId, name }: { memberId: string; name: string }) {
  const t = useTexts('moderation');
  const [image, setImage] = useState<string | null>(null);
  const { run, pending, failure } = useCommand(readRegistrationDocument);
  const { message } = useFailure(failure);
  async function show() {
    const document = await run({ memberId });
    if (document !== null) setImage(document.image);
  }
  if (image !== null) return <img src={image} alt={t('verification.documentOf', { name })} className={css.document} />;
  return (
    <div className={css.actions}>
      <Button icon="id" pending={pending} pendingLabel={t('verification.documentLoading')} onClick={() => void show()}>
        {t('verification.document')}
      </Button>
      <span className="muted small">{t('verification.documentNote')}</span>
      {message !== null && <p role="alert">{message}</p>}
    </div>
  );
}

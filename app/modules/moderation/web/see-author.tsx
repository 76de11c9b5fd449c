import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { seeAuthor } from '../complaint.contract.ts';
import type { Target } from '../moderation.contract.ts';
import css from './console.module.css';
import { ReasonForm } from './reason-form.tsx';

/** Who is behind something anonymous: only on request, with a reason, and on the record. */
export function SeeAuthor({ target, id }: { target: Target; id: string }) {
  const t = useTexts('moderation');
  const [open, setOpen] = useState(false);
  const [author, setAuthor] = useState<{ id: string; name: string } | null>(null);
  const { run, pending, failure } = useCommand(seeAuthor);
  const { message, fields } = useFailure(failure);
  async function look(reason: string) {
    const found = await run({ target, id, reason });
    if (found === null) return false;
    setAuthor(found);
    setOpen(false);
    return true;
  }
  if (author !== null) {
    return (
      <p role="status" className={css.well}>
        <span>
          {t('author.is')} <Link to={`/profile/${author.id}`}>{author.name}</Link>
        </span>
      </p>
    );
  }
  if (!open) {
    return (
      <div>
        <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
          {t('author.see')}
        </Button>
      </div>
    );
  }
  return (
    <ReasonForm
      label={t('author.reason')}
      help={t('author.text')}
      sendLabel={t('author.show')}
      pending={pending}
      error={message ?? fields.reason}
      keptAs={`author.${id}`}
      onSend={look}
      onCancel={() => setOpen(false)}
    />
  );
}

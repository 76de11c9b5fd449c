import { useMemo, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { usePageList } from '#platform/web/use-page-list.ts';
import { WholeInput } from '#platform/web/whole-text.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ListRow, RowList } from '#ui/list-row.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { listSavedChecks, removeCheck, renameCheck, SAVED_NAME_LENGTH, type SavedCheck } from '../saved-check.contract.ts';
import type { Route } from './+types/saved-checks.route';
import failed from './answer-failure.module.css';
import css from './saved-checks.module.css';
import { savedPath } from './saved-path.tsx';
import { ToolHead } from './tool-head.tsx';

export const handle: RouteHandle = { texts: ['clinical-tools'], frame: 'work' };

export const loader = (args: Route.LoaderArgs) => {
  const cursor = new URL(args.request.url).searchParams.get('cursor') ?? undefined;
  return forMember(args, (call) => call(listSavedChecks, { cursor }));
};

export default function SavedChecksRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('clinical-tools');
  const input = useMemo(() => ({}), []);
  const list = usePageList<SavedCheck, typeof listSavedChecks>(listSavedChecks, input, loaderData);
  const [renaming, setRenaming] = useState<string | null>(null);
  const { run: remove, failure } = useCommand(removeCheck);
  const { message: refusal } = useFailure(failure);

  const isEmpty = list.rows.length === 0 && list.state === 'end';

  async function takeAway(check: SavedCheck) {
    if ((await remove({ id: check.id, removed: true })) === null) return;
    list.setRows((rows) => rows.filter(({ id }) => id !== check.id));
    showToast(t('history.removed'), { undo: { label: t('history.undo'), onUndo: () => void bringBack(check) } });
  }
  async function bringBack(check: SavedCheck) {
    if ((await remove({ id: check.id, removed: false })) === null) return;
    list.setRows((rows) => [...rows, check].sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1)));
  }
  function renamed(check: SavedCheck) {
    list.setRows((rows) => rows.map((row) => (row.id === check.id ? check : row)));
    endRenaming(check);
  }
  /** Who renames by keyboard goes on where they were. */
  function endRenaming({ id }: SavedCheck) {
    setRenaming(null);
    requestAnimationFrame(() => document.getElementById(renameId(id))?.focus());
  }

  return (
    <PageBody>
      <Seo title={t('history.title')} description={t('history.description')} noindex />
      <ToolHead title={t('history.title')} />
      {refusal !== null && (
        <p role="alert" className={failed.failure}>
          <Icon of="alert-circle" decorative />
          {refusal}
        </p>
      )}
      {isEmpty ? (
        <EmptyState
          art="book"
          title={t('history.empty')}
          action={
            <Link to="/medi-ai" className={buttonClass()}>
              {t('history.toTools')}
            </Link>
          }
        >
          {t('history.emptyText')}
        </EmptyState>
      ) : (
        <RowList label={t('history.title')}>
          {list.rows.map((check) =>
            renaming === check.id ? (
              <li key={check.id}>
                <RenameForm check={check} onRenamed={renamed} onCancel={() => endRenaming(check)} />
              </li>
            ) : (
              <ListRow
                key={check.id}
                title={
                  <span className={css.open}>
                    <Link to={savedPath(check)}>{check.name}</Link>
                  </span>
                }
                detail={
                  <>
                    {t(`tabs.${check.tool}`)} · <TimeAgo iso={check.savedAt} />
                  </>
                }
                trailing={
                  <span className="row">
                    <IconButton
                      id={renameId(check.id)}
                      icon="pencil"
                      label={t('history.rename', { name: check.name })}
                      onClick={() => setRenaming(check.id)}
                    />
                    <IconButton
                      icon="trash"
                      label={t('history.remove', { name: check.name })}
                      onClick={onFirstPress(() => void takeAway(check))}
                    />
                  </span>
                }
              />
            ),
          )}
        </RowList>
      )}
      {!isEmpty && (
        <ListEnd list={list} nextPath={loaderData.nextCursor && `/medi-ai/history?cursor=${encodeURIComponent(loaderData.nextCursor)}`} />
      )}
    </PageBody>
  );
}

const renameId = (id: string) => `rename-${id}`;

function RenameForm({ check, onRenamed, onCancel }: { check: SavedCheck; onRenamed: (check: SavedCheck) => void; onCancel: () => void }) {
  const t = useTexts('clinical-tools');
  const [name, setName] = useState(check.name);
  /** What its writer has seen. */
  const [was, setWas] = useState(check.name);
  const { run, pending, failure } = useCommand(renameCheck);
  const { message, fields } = useFailure(failure);
  async function rename() {
    const changed = await run({ id: check.id, was, name });
    if (changed !== null) onRenamed(changed);
  }
  return (
    <form
      noValidate
      className="stack-s"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <Field label={t('save.name')} error={fields.name ?? message}>
        {(control) => (
          <WholeInput {...control} autoFocus maxLength={SAVED_NAME_LENGTH} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <OtherVersion
        failure={failure}
        kept={{ written: { name } }}
        onSeen={(other) => setWas(String(other.name))}
        names={{ name: t('save.name') }}
      />
      <div className="row">
        <Button type="submit" variant="primary" size="s" pending={pending} pendingLabel={t('save.pending')}>
          {t('save.run')}
        </Button>
        <Button size="s" onClick={onCancel}>
          {t('save.cancel')}
        </Button>
      </div>
    </form>
  );
}

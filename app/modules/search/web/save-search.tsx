import { useEffect, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useReader } from '#platform/web/facts.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { mayAlert, rememberSearch, saveSearch } from '../kept-search.contract.ts';
import { filtersOf, type SearchFilter, searchPath } from './use-search-filter.ts';

/** Members may keep a search, and it stands among their recent ones. */
export function SaveSearch({ filter }: { filter: SearchFilter }) {
  const t = useTexts('search');
  const reader = useReader();
  const save = useCommand(saveSearch);
  const { message } = useFailure(save.failure);
  const [saved, setSaved] = useState<string | null>(null);
  const path = searchPath(filter);
  const memberId = reader?.id ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useEffect(() => {
    if (memberId === null) return;
    // Nobody waits for it, and a search that was not remembered harms nobody.
    callOverHttp(rememberSearch, { q: filter.q, filters: filtersOf(filter) }, { idempotencyKey: crypto.randomUUID(), unasked: true }).catch(
      () => undefined,
    );
  }, [memberId, path]);

  if (memberId === null) return null;

  async function handleSave() {
    const done = await save.run({ q: filter.q, filters: filtersOf(filter) });
    if (done !== null) {
      setSaved(path);
      showToast(t(done.alerts ? 'saved.done' : 'saved.kept'));
    }
  }

  return (
    <div>
      <Button
        size="s"
        icon={mayAlert(filter.kind) ? (saved === path ? 'bell-filled' : 'bell') : undefined}
        pending={save.pending}
        pendingLabel={t('saved.saving')}
        // Not disabled: that would drop the focus, and with it the reader's place on the page.
        aria-disabled={saved === path}
        onClick={() => saved !== path && void handleSave()}
      >
        {t(saved === path ? 'saved.isSaved' : mayAlert(filter.kind) ? 'saved.save' : 'saved.keep')}
      </Button>
      {message !== null && (
        <p role="alert" className="small">
          {message}
        </p>
      )}
    </div>
  );
}

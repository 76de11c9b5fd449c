import { useEffect, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { type ChatSettings, getChatSettings, saveChatSettings } from '../chat.contract.ts';
import { DisappearingField } from './disappearing-field.tsx';

/** How the member wants to chat; every choice holds at once. */
export function ChatSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('chat');
  const [settings, setSettings] = useState<ChatSettings | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { run, pending, failure } = useCommand(saveChatSettings);
  const { message } = useFailure(failure);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    callOverHttp(getChatSettings, {}).then(setSettings, (error: unknown) => {
      if (!(error instanceof CallFailure)) throw error;
      setSettings('failed');
    });
  }, [attempt]);

  function handleRetry() {
    setSettings(null);
    setAttempt(attempt + 1);
  }

  function set(before: ChatSettings, change: Partial<ChatSettings>) {
    setSettings({ ...before, ...change });
    // What another window has chosen since comes with the answer.
    void run(change).then((saved) => setSettings(saved ?? before));
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('settings.title')} closeLabel={t('close')}>
      {message !== null && <p role="alert">{message}</p>}
      {settings === null && <Skeleton label={t('settings.loading')} shape="line" count={3} />}
      {settings === 'failed' && (
        <ErrorState
          title={t('settings.failedTitle')}
          retry={{ label: t('settings.retry'), pendingLabel: t('settings.loading'), onRetry: handleRetry }}
        >
          {t('settings.failed')}
        </ErrorState>
      )}
      {settings !== null && settings !== 'failed' && (
        <div className="stack">
          <Switch
            label={t('settings.readMarks')}
            help={t('settings.readMarksHelp')}
            checked={settings.readMarks}
            disabled={pending}
            onChange={({ currentTarget }) => set(settings, { readMarks: currentTarget.checked })}
          />
          <DisappearingField
            label={t('settings.disappearing')}
            help={t('settings.disappearingHelp')}
            value={settings.disappearAfter}
            disabled={pending}
            onChange={(disappearAfter) => set(settings, { disappearAfter })}
          />
        </div>
      )}
    </Dialog>
  );
}

import { useEffect, useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { type ChatSettings, getChatSettings, saveChatSettings } from '../chat.contract.ts';
import { DisappearingField } from './disappearing-field.tsx';

/** How the member wants to chat; every choice holds at once. */
export function ChatSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('chat');
  const [settings, setSettings] = useState<ChatSettings | null>(null);
  const [failed, setFailed] = useState(false);
  const { run, pending, failure } = useCommand(saveChatSettings);
  const { message } = useFailure(failure);

  useEffect(() => {
    callOverHttp(getChatSettings, {}).then(setSettings, (error: unknown) => {
      if (!(error instanceof CallFailure)) throw error;
      setFailed(true);
    });
  }, []);

  function set(change: Partial<ChatSettings>) {
    if (settings === null) return;
    const next = { ...settings, ...change };
    setSettings(next);
    void run(next).then((saved) => saved === null && setSettings(settings));
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('settings.title')} closeLabel={t('close')}>
      {failed && <p role="alert">{t('actions.failed')}</p>}
      {message !== null && <p role="alert">{message}</p>}
      {settings === null && !failed && <Skeleton label={t('list.loading')} shape="line" count={3} />}
      {settings !== null && (
        <div className="stack">
          <Switch
            label={t('settings.readMarks')}
            help={t('settings.readMarksHelp')}
            checked={settings.readMarks}
            disabled={pending}
            onChange={({ currentTarget }) => set({ readMarks: currentTarget.checked })}
          />
          <DisappearingField
            label={t('settings.disappearing')}
            help={t('settings.disappearingHelp')}
            value={settings.disappearAfter}
            disabled={pending}
            onChange={(disappearAfter) => set({ disappearAfter })}
          />
        </div>
      )}
    </Dialog>
  );
}

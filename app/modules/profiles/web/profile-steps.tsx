import { useTexts } from '#platform/web/i18n.tsx';
import { Stepper } from '#ui/stepper.tsx';

const STEPS = ['write', 'preview', 'publish'] as const;

export function ProfileSteps({ current }: { current: (typeof STEPS)[number] }) {
  const t = useTexts('profiles');
  return (
    <Stepper
      label={t('edit.steps')}
      steps={STEPS.map((id) => ({ id, label: t(`edit.step.${id}`) }))}
      currentId={current}
      doneLabel={t('edit.done')}
    />
  );
}

/** The four forms of onboarding. Each saves what it asks for; nothing is lost by leaving between two of them. */
import { useState } from 'react';
import { uploadImage } from '#modules/media/media.contract.ts';
import type { Country } from '#modules/reference/place.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { OtherVersion } from '#platform/web/other-version.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useKeptWriting } from '#platform/web/use-kept-writing.ts';
import {
  storeAdditionalDetails,
  storeBasicDetails,
  type UserBasicDetail,
  updateDoctorRegDetail,
  updateUserInterestArea,
} from '../member.contract.ts';
import { BasicFields, basicInput, basicValues } from './basic-fields.tsx';
import { InterestPicker } from './interest-picker.tsx';
import { OnboardingStep } from './onboarding-step.tsx';
import { PracticeFields, practiceInput, practiceValues } from './practice-fields.tsx';
import { RegistrationFields, type RegistrationValues } from './registration-fields.tsx';
import { useStepForm } from './use-step-form.ts';

export interface StepFormProps {
  me: UserBasicDetail;
  onSaved: () => void;
  laterPath: string;
}

export function BasicForm({ me, onSaved, countries }: StepFormProps & { countries: readonly Country[] }) {
  const t = useTexts('identity');
  const kept = useKeptWriting(basicValues(me), { name: 'onboarding-basic', id: null });
  const form = useStepForm(storeBasicDetails, onSaved, kept);
  return (
    <OnboardingStep
      title={t('onboarding.basic.title')}
      text={t('onboarding.basic.text')}
      form={form}
      laterPath={null}
      onSave={() => void form.save(basicInput(kept.written))}
    >
      <BasicFields values={kept.written} onChange={kept.change} errors={form.errors} countries={countries} />
    </OnboardingStep>
  );
}

export function PracticeForm({ me, onSaved, laterPath }: StepFormProps) {
  const t = useTexts('identity');
  const kept = useKeptWriting(practiceValues(me), { name: 'onboarding-practice', id: null });
  const form = useStepForm(storeAdditionalDetails, onSaved, kept);
  return (
    <OnboardingStep
      title={t('onboarding.additional.title')}
      text={t('onboarding.additional.text')}
      form={form}
      laterPath={laterPath}
      onSave={() => void form.save(practiceInput(kept.written))}
    >
      <PracticeFields values={kept.written} onChange={kept.change} errors={form.errors} />
    </OnboardingStep>
  );
}

export function InterestsForm({ me, onSaved, laterPath }: StepFormProps) {
  const t = useTexts('identity');
  // A doctor's own speciality is the likeliest interest.
  const likely: readonly string[] = me.interests.length > 0 || me.speciality_id === null ? me.interests : [me.speciality_id];
  const kept = useKeptWriting({ interests: likely }, { name: 'onboarding-interests', id: null });
  const form = useStepForm(updateUserInterestArea, onSaved, kept);
  const { interests } = kept.written;
  return (
    <OnboardingStep
      title={t('onboarding.interests.title')}
      text={t('onboarding.interests.text')}
      form={form}
      laterPath={laterPath}
      onSave={() => void form.save({ interests: [...interests] })}
    >
      <InterestPicker value={interests} onChange={(next) => kept.change({ interests: next })} error={form.errors.interests} />
    </OnboardingStep>
  );
}

export function RegistrationForm({ me, onSaved, laterPath }: StepFormProps) {
  const t = useTexts('identity');
  const kept = useKeptWriting<RegistrationValues>(
    { registrationNumber: me.registration_number ?? '', documentId: me.registration_document_id },
    { name: 'onboarding-registration', id: null, never: ['documentId'] },
  );
  /** The number that its writer has seen: another that stands there by now is shown first. */
  const [was, setWas] = useState(me.registration_number);
  const form = useStepForm(updateDoctorRegDetail, onSaved, kept);
  const upload = useCommand(uploadImage);
  function handleSave() {
    const { documentId } = kept.changed();
    // What was not chosen here may have been chosen elsewhere since: named again, it would be taken away from there.
    void form.save({ was, registrationNumber: kept.written.registrationNumber, ...(documentId !== undefined && { documentId }) });
  }
  return (
    <OnboardingStep
      title={t('onboarding.registration.title')}
      text={t('onboarding.registration.text')}
      form={form}
      laterPath={laterPath}
      onSave={handleSave}
      waiting={upload.pending ? t('field.uploading') : undefined}
      note={me.verification_state === 'verified' ? t('onboarding.registration.verifiedAgain') : undefined}
    >
      <OtherVersion
        failure={form.failure}
        kept={kept}
        onSeen={({ registrationNumber }) => setWas(registrationNumber as string | null)}
        names={{ registrationNumber: t('field.registrationNumber') }}
      />
      <RegistrationFields values={kept.written} onChange={kept.change} errors={form.errors} upload={upload} />
    </OnboardingStep>
  );
}

/** The four forms of onboarding. Each saves what it asks for; nothing is lost by leaving between two of them. */
import { useState } from 'react';
import type { Country } from '#modules/reference/place.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
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
import { RegistrationFields } from './registration-fields.tsx';
import { useStepForm } from './use-step-form.ts';

export interface StepFormProps {
  me: UserBasicDetail;
  onSaved: () => void;
  laterPath: string;
}

export function BasicForm({ me, onSaved, countries }: StepFormProps & { countries: readonly Country[] }) {
  const t = useTexts('identity');
  const form = useStepForm(storeBasicDetails, onSaved);
  const [values, setValues] = useState(() => basicValues(me));
  return (
    <OnboardingStep
      title={t('onboarding.basic.title')}
      text={t('onboarding.basic.text')}
      form={form}
      laterPath={null}
      onSave={() => void form.save(basicInput(values))}
    >
      <BasicFields
        values={values}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        errors={form.errors}
        countries={countries}
      />
    </OnboardingStep>
  );
}

export function PracticeForm({ me, onSaved, laterPath }: StepFormProps) {
  const t = useTexts('identity');
  const form = useStepForm(storeAdditionalDetails, onSaved);
  const [values, setValues] = useState(() => practiceValues(me));
  return (
    <OnboardingStep
      title={t('onboarding.additional.title')}
      text={t('onboarding.additional.text')}
      form={form}
      laterPath={laterPath}
      onSave={() => void form.save(practiceInput(values))}
    >
      <PracticeFields values={values} onChange={(change) => setValues((before) => ({ ...before, ...change }))} errors={form.errors} />
    </OnboardingStep>
  );
}

export function InterestsForm({ me, onSaved, laterPath }: StepFormProps) {
  const t = useTexts('identity');
  const form = useStepForm(updateUserInterestArea, onSaved);
  // A doctor's own speciality is the likeliest interest.
  const [interests, setInterests] = useState(() =>
    me.interests.length > 0 || me.speciality_id === null ? me.interests : [me.speciality_id],
  );
  return (
    <OnboardingStep
      title={t('onboarding.interests.title')}
      text={t('onboarding.interests.text')}
      form={form}
      laterPath={laterPath}
      onSave={() => void form.save({ interests: [...interests] })}
    >
      <InterestPicker value={interests} onChange={setInterests} error={form.errors.interests} />
    </OnboardingStep>
  );
}

export function RegistrationForm({ me, onSaved, laterPath }: StepFormProps) {
  const t = useTexts('identity');
  const form = useStepForm(updateDoctorRegDetail, onSaved);
  const [values, setValues] = useState({ registrationNumber: me.registration_number ?? '', documentId: me.registration_document_id });
  return (
    <OnboardingStep
      title={t('onboarding.registration.title')}
      text={t('onboarding.registration.text')}
      form={form}
      laterPath={laterPath}
      onSave={() => void form.save(values)}
    >
      <RegistrationFields values={values} onChange={(change) => setValues((before) => ({ ...before, ...change }))} errors={form.errors} />
    </OnboardingStep>
  );
}

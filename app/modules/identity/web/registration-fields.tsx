import { useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { DocumentField, type DocumentFieldProps } from './document-field.tsx';

export interface RegistrationValues {
  readonly registrationNumber: string;
  readonly documentId: string | null;
}

export interface RegistrationFieldsProps {
  values: RegistrationValues;
  onChange: (change: Partial<RegistrationValues>) => void;
  errors: Readonly<Record<string, string>>;
  upload: DocumentFieldProps['upload'];
}

export function RegistrationFields({ values, onChange, errors, upload }: RegistrationFieldsProps) {
  const t = useTexts('identity');
  return (
    <>
      <Field
        id="member-registrationNumber"
        label={t('field.registrationNumber')}
        help={t('field.registrationNumberHelp')}
        error={errors.registrationNumber}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            value={values.registrationNumber}
            onChange={(event) => onChange({ registrationNumber: event.target.value })}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <DocumentField
        documentId={values.documentId}
        upload={upload}
        onChange={(documentId) => onChange({ documentId })}
        error={errors.documentId}
      />
    </>
  );
}

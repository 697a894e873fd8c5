import { officeRoles, type OfficeRole } from '@door/domain/people/roles';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { emailHint } from '@door/domain/selling/enquiry/email-hint';
import { Check, Field } from '@door/ui/field';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../layout/form-dialog.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { officeMessages } from '../messages/office.ts';
import { peopleMessages } from '../messages/people.ts';
import { roleLimitText, typedPercent } from './discount-text.ts';

const { form: t, problems } = peopleMessages;

interface PersonFields {
  readonly email: string;
  readonly name: string;
  readonly role: OfficeRole;
  /** As typed; '' for that of the role. */
  readonly maxDiscount: string;
  readonly mayTakeCash: boolean;
}

/** What the form gives, in the spelling of the calls. */
export interface TypedPerson {
  readonly Email: string;
  readonly Name: string;
  readonly Role: OfficeRole;
  readonly MaxDiscount: number | null;
  readonly MayTakeCash: boolean;
}

interface PersonFormProps {
  readonly title: string;
  /** A sentence above the fields; '' for none. */
  readonly what: string;
  /** What has happened to the account since the dialog was opened; '' or absent for nothing. */
  readonly notice?: string;
  readonly doIt: string;
  readonly fields: PersonFields;
  /** Whether the address is asked for: that of an account never changes. */
  readonly asksEmail: boolean;
  readonly busy: boolean;
  onDone(person: TypedPerson): void;
  onClose(): void;
}

const roles = officeRoles.map((value) => ({ value, label: officeMessages.frame.roles[value] }));

/** The dialog that invites somebody, or changes what they may do. */
export function PersonForm({
  title,
  what,
  notice = '',
  doIt,
  fields,
  asksEmail,
  busy,
  onDone,
  onClose,
}: PersonFormProps) {
  const { control, handleSubmit } = useForm<PersonFields>({ defaultValues: fields });
  const role = useWatch({ control, name: 'role' });
  const onSubmit = handleSubmit(({ email, name, maxDiscount, mayTakeCash, ...rest }) => {
    const MaxDiscount = typedPercent(maxDiscount);
    const person = { Email: email.trim(), Name: name.trim(), Role: rest.role, MayTakeCash: mayTakeCash };
    if (MaxDiscount !== undefined) onDone({ ...person, MaxDiscount });
  });
  return (
    <FormDialog {...{ title, doIt, busy, onSubmit, onClose }} width={440}>
      <div>
        {what === '' ? null : <p>{what}</p>}
        <p className="person-notice" role="status">
          {notice}
        </p>
      </div>
      {asksEmail ? (
        <Controller
          name="email"
          control={control}
          rules={{ validate: (email) => isEmailAddress(email.trim()) || problems.email }}
          render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
            <Field
              {...{ label: t.email, type: 'email', autoComplete: 'off', maxLength: 254 }}
              {...{ value, onChange, focusRef: ref, error: error?.message }}
              remark={emailHint(value, officeMessages.customer)}
            />
          )}
        />
      ) : null}
      <Controller
        name="name"
        control={control}
        rules={{ validate: (name) => name.trim() !== '' || problems.name }}
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <Field
            {...{ label: t.name, autoComplete: 'off', maxLength: 100 }}
            {...{ value, onChange, focusRef: ref, error: error?.message }}
          />
        )}
      />
      <Controller
        name="role"
        control={control}
        render={({ field: { value, onChange } }) => (
          <SelectField {...{ label: t.role, value, onChange }} choices={roles} hint={t.roleHints[value]} />
        )}
      />
      <Controller
        name="maxDiscount"
        control={control}
        rules={{ validate: (text) => typedPercent(text) !== undefined || problems.maxDiscount }}
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <Field
            {...{
              label: t.maxDiscount,
              optional: true,
              maxLength: 6,
              hint: t.maxDiscountHint(roleLimitText(role)),
            }}
            {...{ value, onChange, focusRef: ref, error: error?.message }}
          />
        )}
      />
      <Controller
        name="mayTakeCash"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Check kind="checkbox" checked={value} note={t.mayTakeCashNote} onChange={onChange}>
            {t.mayTakeCash}
          </Check>
        )}
      />
    </FormDialog>
  );
}

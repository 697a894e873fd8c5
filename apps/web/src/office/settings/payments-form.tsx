import { planDues } from '@door/domain/catalogue/rows/payment-settings';
import { isBic, isIban } from '@door/domain/selling/payment/bank-reference';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { SelectField } from '../layout/select-field.tsx';
import { officeClient } from '../queries/office-client.ts';
import { paymentSettingsMessages } from '../messages/payment-settings.ts';
import { settingsMessages } from '../messages/settings.ts';
import { type PartFields, PartForm } from './part-form.tsx';
import {
  type PlanField,
  planFields,
  planIn,
  type PlanValues,
  planValuesOf,
  rowText,
  type TypedRow,
  typedRow,
} from './plan-values.ts';
import type { WireSettings } from './use-settings.ts';

const { payments: t } = paymentSettingsMessages;
const { fields: labels, hints } = settingsMessages;

interface FormProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

const textOf = (_: PlanField, value: string): string => {
  if (value === '') return '';
  const { share, due, days } = typedRow(value);
  return t.part(share, t.dues[due], days);
};

/** In which parts a sale is paid. */
export const PlanForm = ({ settings, isEditable }: FormProps) => (
  <PartForm
    kind="plan"
    title={t.plan}
    about={t.planAbout}
    stored={planValuesOf(settings)}
    isEditable={isEditable}
    textOf={textOf}
    problemOf={(name, values) => (name === lastOf(values) && planIn(values) === undefined ? t.wrongPlan : undefined)}
    save={(values) => {
      const Plan = planIn(values) ?? null;
      return officeClient.settings.updatePlan.mutate({
        Version: settings.Version,
        Plan:
          Plan?.map(({ kind, share, due, days }) => ({ Kind: kind, Share: share / 100, Due: due, Days: days })) ?? null,
      });
    }}
  >
    {(fields) => <PlanRows fields={fields} />}
  </PartForm>
);

const lastOf = (values: PlanValues): PlanField | undefined => planFields.findLast((name) => values[name] !== '');

function PlanRows({ fields: { values, change, problemOf } }: { readonly fields: PartFields<PlanField> }) {
  const last = lastOf(values);
  const next = planFields[last === undefined ? 0 : planFields.indexOf(last) + 1];
  return (
    <>
      {last === undefined ? <p>{t.usual}</p> : null}
      {planFields
        .filter((name) => values[name] !== '')
        .map((name) => (
          <PlanRowFields
            key={name}
            name={name}
            value={values[name]}
            problem={problemOf(name)}
            onChange={(value) => change(name, value)}
          />
        ))}
      <div className="row">
        {next === undefined ? null : (
          <Button onClick={() => change(next, rowText({ share: '', due: 'fitted', days: '0' }))}>{t.addPart}</Button>
        )}
        {last === undefined ? null : (
          <Button look="quiet" onClick={() => change(last, '')}>
            {t.removePart}
          </Button>
        )}
      </div>
    </>
  );
}

interface PlanRowFieldsProps {
  readonly name: PlanField;
  readonly value: string;
  readonly problem: string | undefined;
  onChange(value: string): void;
}

function PlanRowFields({ name, value, problem, onChange }: PlanRowFieldsProps) {
  const row = typedRow(value);
  const set = (changed: Partial<TypedRow>) => onChange(rowText({ ...row, ...changed }));
  const withoutSpaces = (typed: string) => typed.replace(/\s/g, '');
  return (
    <fieldset className="settings-plan">
      <legend>{labels[name]}</legend>
      <Field
        label={t.share}
        inputMode="decimal"
        maxLength={6}
        value={row.share}
        error={problem}
        onChange={(share) => set({ share: withoutSpaces(share) })}
      />
      <SelectField
        label={t.due}
        value={row.due}
        choices={planDues.map((due) => ({ value: due, label: t.dues[due] }))}
        onChange={(due) => set({ due })}
      />
      <Field
        label={t.days}
        inputMode="numeric"
        maxLength={2}
        value={row.days}
        onChange={(days) => set({ days: withoutSpaces(days) })}
      />
    </fieldset>
  );
}

const bankFields = ['BankHolder', 'BankIban', 'BankBic'] as const;
type BankValues = Readonly<Record<(typeof bankFields)[number], string>>;

const packed = (written: string): string => written.replace(/\s/g, '').toUpperCase();

/** Why a field of the account cannot be saved; all of them may be empty together. */
function bankProblem(name: keyof BankValues, values: BankValues): string | undefined {
  if (bankFields.every((field) => values[field].trim() === '')) return undefined;
  const isSound = {
    BankHolder: values.BankHolder.trim() !== '',
    BankIban: isIban(packed(values.BankIban)),
    BankBic: values.BankBic.trim() === '' || isBic(packed(values.BankBic)),
  };
  return isSound[name] ? undefined : t.wrongBank[name];
}

/** Where customers transfer money to. */
export const BankForm = ({ settings, isEditable }: FormProps) => (
  <PartForm
    kind="bank"
    title={t.bank}
    about={t.bankAbout}
    stored={{
      BankHolder: settings.Bank?.Holder ?? '',
      BankIban: settings.Bank?.Iban ?? '',
      BankBic: settings.Bank?.Bic ?? '',
    }}
    isEditable={isEditable}
    textOf={(_, value) => value}
    problemOf={bankProblem}
    save={({ BankHolder, BankIban, BankBic }) =>
      officeClient.settings.updateBank.mutate({
        Version: settings.Version,
        Bank: BankHolder.trim() === '' ? null : { Holder: BankHolder.trim(), Iban: BankIban, Bic: BankBic },
      })
    }
  >
    {({ values, change, problemOf }) =>
      bankFields.map((name) => (
        <Field
          key={name}
          label={labels[name]}
          hint={hints[name]}
          maxLength={name === 'BankHolder' ? 70 : 42}
          value={values[name]}
          error={problemOf(name)}
          onChange={(typed) => change(name, typed)}
        />
      ))
    }
  </PartForm>
);

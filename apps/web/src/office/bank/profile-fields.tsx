import { keysOf } from '@door/domain/lib/records';
import { dayForms } from '@door/domain/selling/payment/csv-statement';
import { Field } from '@door/ui/field';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../layout/select-field.tsx';
import { bankMessages } from '../messages/bank.ts';
import type { OfficeInputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';

const { importing: t } = bankMessages;

export type Profile = NonNullable<OfficeInputs['bank']['importStatement']['Profile']>;

export const noProfile: Profile = {
  Name: '',
  Day: '',
  Amount: '',
  Out: '',
  Text: '',
  Reference: '',
  Party: '',
  BankReference: '',
  Currency: '',
  Decimal: '.',
  Days: 'day first',
  Sign: '+',
};

interface ProfileFieldsProps {
  readonly heads: readonly string[];
  readonly profile: Profile;
  onChange(profile: Profile): void;
}

const choicesOf = <Value extends string>(texts: Readonly<Record<Value, string>>) =>
  keysOf(texts).map((value) => ({ value, label: texts[value] }));

/** Where what stands in a CSV file; what was said of a file before is offered first. */
export function ProfileFields({ heads, profile, onChange }: ProfileFieldsProps) {
  const known = useQuery(trpc.bank.profiles.queryOptions()).data ?? [];
  const columns = [{ value: '', label: t.noColumn }, ...heads.map((head) => ({ value: head, label: head }))];
  const isKnown = known.some(({ Name }) => Name === profile.Name);
  return (
    <fieldset className="bank-profile">
      <legend>{t.profile}</legend>
      {known.length > 0 ? (
        <SelectField
          label={t.profile}
          value={isKnown ? profile.Name : ''}
          choices={[{ value: '', label: t.newProfile }, ...known.map(({ Name }) => ({ value: Name, label: Name }))]}
          onChange={(name) => onChange(known.find(({ Name }) => Name === name) ?? noProfile)}
        />
      ) : null}
      <Field
        label={t.name}
        hint={t.nameHint}
        maxLength={60}
        value={profile.Name}
        onChange={(Name) => onChange({ ...profile, Name })}
      />
      {keysOf(t.columns).map((column) => (
        <SelectField
          key={column}
          label={t.columns[column]}
          value={heads.includes(profile[column]) ? profile[column] : ''}
          choices={columns}
          onChange={(head) => onChange({ ...profile, [column]: head })}
        />
      ))}
      <SelectField
        label={t.decimal}
        value={profile.Decimal}
        choices={choicesOf(t.decimals)}
        onChange={(Decimal) => onChange({ ...profile, Decimal })}
      />
      <SelectField
        label={t.days}
        value={profile.Days}
        choices={dayForms.map((value) => ({ value, label: t.dayForms[value] }))}
        onChange={(Days) => onChange({ ...profile, Days })}
      />
      <SelectField
        label={t.sign}
        value={profile.Sign}
        choices={choicesOf(t.signs)}
        onChange={(Sign) => onChange({ ...profile, Sign })}
      />
    </fieldset>
  );
}

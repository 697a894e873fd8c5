import {
  type CompanySettings,
  countryCodes,
  type Endpoint,
  endpointSchemes,
  partyLimits,
  type PostalAddress,
} from '@door/domain/catalogue/rows/company-settings';
import { companyProblems, isEndpoint, isVatNumber, packedVatNumber } from '@door/domain/selling/invoice/invoice-party';
import { Field } from '@door/ui/field';
import { Link } from '../../shared/router/link.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { invoicingMessages as t } from '../messages/invoicing.ts';
import { officeClient } from '../queries/office-client.ts';
import { type PartFields, PartForm } from './part-form.tsx';
import { Pair, Section } from './section.tsx';
import type { WireSettings } from './use-settings.ts';

type CompanyField = keyof typeof t.fields;
type CompanyValues = Readonly<Record<CompanyField, string>>;

interface CompanyFormProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** How the supplier's invoices name it, and what is missing before it can issue one. */
export const CompanyForm = ({ settings, isEditable }: CompanyFormProps) => (
  <div className="settings-business">
    <Section title={t.title} about={t.about}>
      <Problems settings={settings} />
      <PartForm
        kind="company"
        title={t.part}
        stored={valuesOf(settings)}
        isEditable={isEditable}
        textOf={textOf}
        problemOf={problemOf}
        save={(values) =>
          officeClient.settings.updateCompany.mutate({ Version: settings.Version, ...wireOf(companyOf(values)) })
        }
      >
        {(fields) => <CompanyFields {...fields} />}
      </PartForm>
    </Section>
  </div>
);

function valuesOf({ Company: { Endpoint: endpoint, Street, City, Country, ...company } }: WireSettings): CompanyValues {
  return {
    ...company,
    street: Street,
    city: City,
    country: Country,
    EndpointScheme: endpoint?.Scheme ?? '',
    EndpointId: endpoint?.Id ?? '',
  };
}

function endpointOf({ EndpointScheme, EndpointId }: CompanyValues): Endpoint | null {
  const scheme = endpointSchemes.find((each) => each === EndpointScheme);
  return scheme ? { scheme, id: EndpointId.trim() } : null;
}

const countryOf = (value: string): PostalAddress['country'] => countryCodes.find((code) => code === value) ?? '';

function companyOf(values: CompanyValues): CompanySettings {
  return {
    registeredName: values.RegisteredName.trim(),
    vatNumber: packedVatNumber(values.VatNumber),
    companyNumber: values.CompanyNumber.trim(),
    endpoint: endpointOf(values),
    address: {
      street: values.street.trim(),
      additional: values.AddressLine.trim(),
      city: values.city.trim(),
      postCode: values.PostCode.trim(),
      country: countryOf(values.country),
    },
  };
}

const wireOf = ({ registeredName, vatNumber, companyNumber, endpoint, address }: CompanySettings) => ({
  RegisteredName: registeredName,
  VatNumber: vatNumber,
  CompanyNumber: companyNumber,
  Street: address.street,
  AddressLine: address.additional,
  City: address.city,
  PostCode: address.postCode,
  Country: address.country,
  Endpoint: endpoint && { Scheme: endpoint.scheme, Id: endpoint.id },
});

function textOf(name: CompanyField, value: string): string {
  if (name === 'country' && value !== '') return t.countries(value);
  const scheme = name === 'EndpointScheme' ? endpointSchemes.find((each) => each === value) : undefined;
  return scheme ? t.schemes[scheme] : value;
}

function problemOf(name: CompanyField, values: CompanyValues): string | undefined {
  if (name === 'VatNumber' && !isVatNumber(packedVatNumber(values.VatNumber))) return t.wrong.VatNumber;
  const endpoint = name === 'EndpointId' ? endpointOf(values) : null;
  if (endpoint === null) return undefined;
  if (endpoint.id === '') return t.wrong.noEndpoint;
  return isEndpoint(endpoint) ? undefined : t.wrong.EndpointId;
}

const lengths: Readonly<Record<Exclude<CompanyField, 'country' | 'EndpointScheme'>, number>> = {
  RegisteredName: partyLimits.name,
  // With the blanks that people put between its parts.
  VatNumber: 40,
  CompanyNumber: partyLimits.companyNumber,
  street: partyLimits.line,
  AddressLine: partyLimits.line,
  city: partyLimits.line,
  PostCode: partyLimits.postCode,
  EndpointId: partyLimits.endpoint,
};

function CompanyFields({ values, change, problemOf: problem }: PartFields<CompanyField>) {
  const field = (name: keyof typeof lengths, said: { readonly hint?: string } = {}) => (
    <Field
      {...said}
      label={t.fields[name]}
      maxLength={lengths[name]}
      value={values[name]}
      error={problem(name)}
      onChange={(typed) => change(name, typed)}
    />
  );
  return (
    <>
      {field('RegisteredName', { hint: t.hints.RegisteredName })}
      <Pair>
        {field('VatNumber', { hint: t.hints.VatNumber })}
        {field('CompanyNumber')}
      </Pair>
      {field('street')}
      {field('AddressLine')}
      <Pair>
        {field('city')}
        {field('PostCode')}
      </Pair>
      <SelectField
        label={t.fields.country}
        value={countryOf(values.country)}
        choices={[{ value: '', label: t.noCountry }, ...countries]}
        onChange={(code) => change('country', code)}
      />
      <SelectField
        label={t.fields.EndpointScheme}
        value={endpointOf(values)?.scheme ?? ''}
        choices={[
          { value: '', label: t.noScheme },
          ...endpointSchemes.map((value) => ({ value, label: t.schemes[value] })),
        ]}
        onChange={(scheme) => change('EndpointScheme', scheme)}
      />
      {values.EndpointScheme === '' ? null : field('EndpointId', { hint: t.hints.EndpointId })}
    </>
  );
}

const countries = countryCodes
  .map((value) => ({ value, label: t.countries(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

/** What of the company and its account is missing before it can issue an invoice. */
function Problems({ settings }: Pick<CompanyFormProps, 'settings'>) {
  const { Bank } = settings;
  const problems = companyProblems(
    companyOf(valuesOf(settings)),
    Bank && { holder: Bank.Holder, iban: Bank.Iban, bic: Bank.Bic },
  );
  return (
    <section className="settings-problems" aria-label={t.problems.title}>
      {problems.length === 0 ? <p>{t.problems.none}</p> : <p>{t.problems.about}</p>}
      <ul>
        {problems.map((problem) => (
          <li key={problem}>
            {t.problems.texts[problem]}{' '}
            {problem === 'invoice.no-seller-iban' ? (
              <Link to="/installer/settings/payments">{t.problems.toPayments}</Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

import {
  coupledCounts,
  installationFacts,
  installationPlaces,
  installationTextLimit,
  mostInstallationColumns,
} from '@door/domain/catalogue/rows/installation-profile';
import { Check, Field, FieldError } from '@door/ui/field';
import { installationsMessages } from '../messages/installations.ts';
import { settingsMessages } from '../messages/settings.ts';
import { type PartFields, PartForm } from './part-form.tsx';
import { Pair } from './section.tsx';
import { SelectField } from '../layout/select-field.tsx';
import type { WireSettings } from './use-settings.ts';

const { form: t } = installationsMessages;
const { fields: labels, hints } = settingsMessages;

type Name = 'InstallationColumns' | 'GlazedFrom' | 'CoupledCounts' | 'InstallationPlaces';
type Values = Readonly<Record<Name, string>>;

interface FormProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
  save(changed: Pick<WireSettings, 'Installations'>): Promise<WireSettings>;
}

/** How a register of installations is told what was fitted: its columns, and what counts as what. */
export const InstallationsForm = ({ settings: { Installations: now }, isEditable, save }: FormProps) => (
  <PartForm<Name>
    kind="installations"
    title={t.title}
    about={t.about}
    stored={{
      InstallationColumns: columnsText(now.Columns),
      GlazedFrom: percentText(now.GlazedFrom),
      CoupledCounts: now.Coupled,
      InstallationPlaces: now.Places.join(', '),
    }}
    isEditable={isEditable}
    textOf={(name, value) => textOf[name](value)}
    problemOf={(name, values) => problemOf[name](values[name])}
    save={(values) => save({ Installations: installationsIn(values, now) })}
  >
    {(fields) => <InstallationFields fields={fields} />}
  </PartForm>
);

const coupledIn = (value: string, usual: WireSettings['Installations']['Coupled']) =>
  coupledCounts.find((each) => each === value) ?? usual;

const installationsIn = (values: Values, now: WireSettings['Installations']): WireSettings['Installations'] => ({
  Columns: [...columnsIn(values.InstallationColumns)],
  GlazedFrom: percentIn(values.GlazedFrom) ?? now.GlazedFrom,
  Coupled: coupledIn(values.CoupledCounts, now.Coupled),
  Places: placesIn(values.InstallationPlaces),
});

const textOf: Readonly<Record<Name, (value: string) => string>> = {
  InstallationColumns: (value) => columnsText(columnsIn(value)),
  GlazedFrom: (value) => `${value} %`,
  CoupledCounts: (value) => t.coupled[coupledIn(value, 'window')],
  InstallationPlaces: (value) =>
    placesIn(value)
      .map((place) => t.places[place])
      .join(', '),
};

const problemOf: Readonly<Record<Name, (value: string) => string | undefined>> = {
  InstallationColumns: columnsProblem,
  GlazedFrom: (value) => (percentIn(value) === undefined ? t.wrongShare : undefined),
  CoupledCounts: () => undefined,
  InstallationPlaces: (value) => (placesIn(value).length === 0 ? t.noPlace : undefined),
};

const InstallationFields = ({
  fields: { values, change, problemOf: problem },
}: {
  readonly fields: PartFields<Name>;
}) => (
  <>
    <Field
      label={labels.InstallationColumns}
      long
      maxLength={mostInstallationColumns * (2 * installationTextLimit + 5)}
      hint={t.columnsHint(installationFacts.map((fact) => t.facts[fact]).join(', '))}
      value={values.InstallationColumns}
      error={problem('InstallationColumns')}
      onChange={(typed) => change('InstallationColumns', typed)}
    />
    <Pair>
      <Field
        label={labels.GlazedFrom}
        inputMode="decimal"
        maxLength={5}
        hint={hints.GlazedFrom}
        value={values.GlazedFrom}
        error={problem('GlazedFrom')}
        onChange={(typed) => change('GlazedFrom', typed)}
      />
      <SelectField
        label={labels.CoupledCounts}
        value={coupledIn(values.CoupledCounts, 'window')}
        choices={coupledCounts.map((value) => ({ value, label: t.coupled[value] }))}
        onChange={(value) => change('CoupledCounts', value)}
      />
    </Pair>
    <fieldset className="settings-choices">
      <legend>{labels.InstallationPlaces}</legend>
      <div>
        {installationPlaces.map((place) => (
          <Check
            key={place}
            kind="checkbox"
            checked={placesIn(values.InstallationPlaces).includes(place)}
            onChange={(isIn) => change('InstallationPlaces', withPlace(values.InstallationPlaces, place, isIn))}
          >
            {t.places[place]}
          </Check>
        ))}
      </div>
      {problem('InstallationPlaces') === undefined ? null : (
        <FieldError id="installation-places-error" text={problem('InstallationPlaces') ?? ''} />
      )}
    </fieldset>
  </>
);

type Installations = WireSettings['Installations'];
type Column = Installations['Columns'][number];

/** Columns as they are typed, one on each line: `Job: number of the order`, or `Height under 18 m: "Yes"`. */
const columnsText = (columns: readonly Column[]): string =>
  columns.map(({ Head, Tells, Text }) => `${Head}: ${Tells === null ? `"${Text}"` : t.facts[Tells]}`).join('\n');

/** undefined: the line is no column. */
function columnIn(line: string): Column | undefined {
  const [, head = '', said = '', quoted] = /^(.+?)\s*:\s*("(.*)"|[^"]+)$/.exec(line) ?? [];
  if (head === '' || head.length > installationTextLimit) return undefined;
  if (quoted !== undefined)
    return quoted.length > installationTextLimit ? undefined : { Head: head, Tells: null, Text: quoted };
  const fact = installationFacts.find((each) => t.facts[each].toLowerCase() === said.toLowerCase());
  return fact && { Head: head, Tells: fact, Text: '' };
}

const linesOf = (typed: string): readonly string[] => typed.split('\n').filter((line) => line.trim() !== '');

const columnsIn = (typed: string): readonly Column[] => linesOf(typed).flatMap((line) => columnIn(line.trim()) ?? []);

/** Why columns cannot be saved; undefined: they can. */
function columnsProblem(typed: string): string | undefined {
  const lines = linesOf(typed);
  if (lines.length === 0) return t.noColumn;
  if (lines.length > mostInstallationColumns) return t.tooMany(mostInstallationColumns);
  const wrong = lines.find((line) => columnIn(line.trim()) === undefined);
  if (wrong !== undefined) return t.wrongColumn(wrong.trim());
  const heads = columnsIn(typed).map(({ Head }) => Head);
  return new Set(heads).size < heads.length ? t.headTwice : undefined;
}

/** Tenths of a per cent as `50` or `50.5`. */
const percentText = (tenths: number): string => String(tenths / 10);

/** undefined: that is no share of a door. */
function percentIn(typed: string): number | undefined {
  const said = typed.trim().replace(',', '.');
  const tenths = Math.round(Number(said) * 10);
  return /^\d{1,3}(\.\d)?$/.test(said) && tenths <= 1000 ? tenths : undefined;
}

type Place = Installations['Places'][number];

/** Places as they are kept while somebody chooses: `scotland, elsewhere`. */
const placesIn = (value: string): Place[] => installationPlaces.filter((place) => value.split(', ').includes(place));

const withPlace = (value: string, place: Place, isIn: boolean): string =>
  installationPlaces.filter((each) => (each === place ? isIn : placesIn(value).includes(each))).join(', ');

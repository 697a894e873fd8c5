import { fittingLimits, mostFittingRows, photoSubjects } from '@door/domain/catalogue/rows/fitting-settings';
import { Button } from '@door/ui/button';
import { Check, Field } from '@door/ui/field';
import { settingsMessages } from '../messages/settings.ts';
import { officeClient } from '../queries/office-client.ts';
import {
  checklistIn,
  checklistProblem,
  guaranteeIn,
  guaranteeProblem,
  guaranteeText,
  guaranteeValueOf,
  photosIn,
  type TypedGuarantee,
  typedGuarantee,
  withPhoto,
} from './fitting-values.ts';
import { InstallationsForm } from './installations-form.tsx';
import { type PartFields, PartForm } from './part-form.tsx';
import { Section } from './section.tsx';
import type { WireSettings } from './use-settings.ts';

const { fitting: t, fields: labels, hints } = settingsMessages;

interface FormProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** What fitters see to before they hand doors over, and for how long each part is guaranteed from then on. */
export const FittingSettings = ({ settings, isEditable }: FormProps) => (
  <div className="settings-business">
    <Section title={t.title} about={t.about}>
      <GuaranteeForm settings={settings} isEditable={isEditable} />
      <HandoverForm settings={settings} isEditable={isEditable} />
      <InstallationsForm settings={settings} isEditable={isEditable} save={(changed) => save(settings, changed)} />
    </Section>
  </div>
);

/** Saves what has changed with the rest as it is stored: of another version the call is refused. */
const save = (
  { Version, Checklist, RequiredPhotos, Guarantee }: WireSettings,
  changed: Partial<Pick<WireSettings, 'Checklist' | 'RequiredPhotos' | 'Guarantee' | 'Installations'>>,
) => officeClient.settings.updateFitting.mutate({ Version, Checklist, RequiredPhotos, Guarantee, ...changed });

const GuaranteeForm = ({ settings, isEditable }: FormProps) => (
  <PartForm<'GuaranteeParts'>
    kind="guarantee"
    title={t.guarantee}
    about={t.guaranteeAbout}
    stored={{ GuaranteeParts: guaranteeValueOf(settings) }}
    isEditable={isEditable}
    textOf={(_, value) =>
      typedGuarantee(value)
        .map(({ part, months }) => t.row(part, months))
        .join(', ')
    }
    problemOf={(_, { GuaranteeParts }) => guaranteeProblem(GuaranteeParts)?.text}
    save={({ GuaranteeParts }) => save(settings, { Guarantee: guaranteeIn(GuaranteeParts) })}
  >
    {(fields) => <GuaranteeRows fields={fields} />}
  </PartForm>
);

function GuaranteeRows({ fields: { values, change } }: { readonly fields: PartFields<'GuaranteeParts'> }) {
  const rows = typedGuarantee(values.GuaranteeParts);
  const put = (next: readonly TypedGuarantee[]) => change('GuaranteeParts', guaranteeText(next));
  const problem = guaranteeProblem(values.GuaranteeParts);
  const problemOf = (at: number, of: keyof TypedGuarantee) =>
    problem?.at === at && problem.of === of ? problem.text : undefined;
  return (
    <>
      {rows.length === 0 ? <p>{t.none}</p> : null}
      {rows.map(({ part, months }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is what is typed at its place
        <fieldset key={at} className="settings-guarantee">
          <legend className="sr-only">{t.rowName(at + 1)}</legend>
          <Field
            label={t.part}
            maxLength={fittingLimits.row}
            value={part}
            error={problemOf(at, 'part')}
            onChange={(typed) => put(rows.with(at, { part: typed, months }))}
          />
          <Field
            label={t.months}
            inputMode="numeric"
            maxLength={3}
            value={months}
            error={problemOf(at, 'months')}
            onChange={(typed) => put(rows.with(at, { part, months: typed }))}
          />
          <Button look="quiet" aria-label={t.remove(part)} onClick={() => put(rows.toSpliced(at, 1))}>
            {t.removeRow}
          </Button>
        </fieldset>
      ))}
      {rows.length < mostFittingRows ? (
        <div className="row">
          <Button onClick={() => put([...rows, { part: '', months: '' }])}>{t.add}</Button>
        </div>
      ) : null}
    </>
  );
}

type HandoverField = 'ChecklistRows' | 'RequiredPhotos';

const HandoverForm = ({ settings, isEditable }: FormProps) => (
  <PartForm<HandoverField>
    kind="handover"
    title={t.handover}
    about={t.handoverAbout}
    stored={{ ChecklistRows: settings.Checklist.join('\n'), RequiredPhotos: settings.RequiredPhotos.join(', ') }}
    isEditable={isEditable}
    textOf={(name, value) =>
      name === 'ChecklistRows'
        ? checklistIn(value).join(', ')
        : photosIn(value)
            .map((subject) => t.photos[subject])
            .join(', ')
    }
    problemOf={(name, { ChecklistRows }) => (name === 'ChecklistRows' ? checklistProblem(ChecklistRows) : undefined)}
    save={({ ChecklistRows, RequiredPhotos }) =>
      save(settings, { Checklist: [...checklistIn(ChecklistRows)], RequiredPhotos: photosIn(RequiredPhotos) })
    }
  >
    {({ values, change, problemOf }) => (
      <>
        <Field
          label={labels.ChecklistRows}
          long
          maxLength={mostFittingRows * (fittingLimits.row + 1)}
          hint={hints.ChecklistRows}
          value={values.ChecklistRows}
          error={problemOf('ChecklistRows')}
          onChange={(rows) => change('ChecklistRows', rows)}
        />
        <fieldset className="settings-choices">
          <legend>{labels.RequiredPhotos}</legend>
          <div>
            {photoSubjects.map((subject) => (
              <Check
                key={subject}
                kind="checkbox"
                checked={photosIn(values.RequiredPhotos).includes(subject)}
                onChange={(isIn) => change('RequiredPhotos', withPhoto(values.RequiredPhotos, subject, isIn))}
              >
                {t.photos[subject]}
              </Check>
            ))}
          </div>
        </fieldset>
      </>
    )}
  </PartForm>
);

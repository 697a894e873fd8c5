import { longestTransportReason, mostExtraTransports } from '@door/domain/catalogue/rows/works-settings';
import { recordOf } from '@door/domain/lib/records';
import { Check, Field } from '@door/ui/field';
import { useId } from 'react';
import { officeClient } from '../queries/office-client.ts';
import { settingsMessages } from '../messages/settings.ts';
import { NumberFields, PartForm } from './part-form.tsx';
import { zonesIn } from './transport-zones.ts';
import type { WireSettings } from './use-settings.ts';
import {
  dayFields,
  extraDaysIn,
  floorFieldNames,
  floorProblem,
  floorValuesOf,
  transportProblem,
  transportValuesOf,
  weekdaysIn,
  withWeekday,
  worksText,
} from './works-values.ts';

const { promises: t, fields: labels, hints } = settingsMessages;

interface PartProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** The weekdays on which doors leave, and the days that a promised date counts before and after the works. */
export const TransportForm = ({ settings, isEditable }: PartProps) => (
  <PartForm
    kind="transport"
    title={t.transport}
    stored={transportValuesOf(settings)}
    isEditable={isEditable}
    textOf={worksText}
    problemOf={transportProblem}
    save={({ TransportDays, TransportZones, ExtraTransportDays, ...days }) =>
      officeClient.settings.updateTransport.mutate({
        Version: settings.Version,
        Weekdays: [...weekdaysIn(TransportDays)],
        Zones: [...(zonesIn(TransportZones) ?? [])],
        ExtraDays: [...(extraDaysIn(ExtraTransportDays) ?? [])],
        ...recordOf(dayFields, (name) => Number(days[name])),
      })
    }
  >
    {(fields) => (
      <>
        <Weekdays
          value={fields.values.TransportDays}
          onChange={(weekdays) => fields.change('TransportDays', weekdays)}
        />
        <Field
          label={labels.TransportZones}
          hint={hints.TransportZones}
          long
          optional
          maxLength={10_000}
          value={fields.values.TransportZones}
          error={fields.problemOf('TransportZones')}
          onChange={(zones) => fields.change('TransportZones', zones)}
        />
        <Field
          label={labels.ExtraTransportDays}
          hint={hints.ExtraTransportDays}
          long
          optional
          maxLength={mostExtraTransports * (longestTransportReason + 12)}
          value={fields.values.ExtraTransportDays}
          error={fields.problemOf('ExtraTransportDays')}
          onChange={(days) => fields.change('ExtraTransportDays', days)}
        />
        <NumberFields names={dayFields} fields={fields} />
      </>
    )}
  </PartForm>
);

interface WeekdaysProps {
  readonly value: string;
  onChange(value: string): void;
}

function Weekdays({ value, onChange }: WeekdaysProps) {
  const id = useId();
  const chosen = weekdaysIn(value);
  return (
    <fieldset className="settings-choices" aria-describedby={id}>
      <legend>{labels.TransportDays}</legend>
      <p className="settings-note" id={id}>
        {hints.TransportDays}
      </p>
      <div>
        {t.weekdays.map((name, at) => (
          <Check
            key={name}
            kind="checkbox"
            checked={chosen.includes(at + 1)}
            onChange={(isIn) => onChange(withWeekday(value, at + 1, isIn))}
          >
            {name}
          </Check>
        ))}
      </div>
    </fieldset>
  );
}

/** By when each stage of a week needs its goods, when goods that came can be used, and what a bar yields. */
export const FloorForm = ({ settings, isEditable }: PartProps) => (
  <PartForm
    kind="floor"
    title={t.floor}
    stored={floorValuesOf(settings)}
    isEditable={isEditable}
    textOf={worksText}
    problemOf={(name, values) => floorProblem(values, name)}
    save={(values) =>
      officeClient.settings.updateFloor.mutate({
        Version: settings.Version,
        CuttingDay: Number(values.CuttingDay),
        AssemblyDay: Number(values.AssemblyDay),
        GlazingDay: Number(values.GlazingDay),
        GoodsInDays: Number(values.GoodsInDays),
        BarYield: Number(values.BarYield),
      })
    }
  >
    {(fields) => <NumberFields names={floorFieldNames} fields={fields} />}
  </PartForm>
);

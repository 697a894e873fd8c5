import { Field } from '@door/ui/field';
import { showToast } from '../../shared/toasts/toasts.ts';
import { settingsMessages } from '../messages/settings.ts';
import { PartForm } from './part-form.tsx';
import { Pair } from './section.tsx';
import { ReadRow } from './settings-rows.tsx';
import { useSaveFloor, type WireSettings } from './use-settings.ts';
import { useTypedValues } from './use-typed-values.ts';
import { floorFieldNames, floorProblem, floorValuesOf, worksText } from './works-values.ts';

const { promises: t, fields, hints, saved } = settingsMessages;

interface FloorFormProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** By when each stage of a week needs its goods, when goods that came can be used, and what a bar yields. */
export function FloorForm({ settings, isEditable }: FloorFormProps) {
  const stored = floorValuesOf(settings);
  const form = useTypedValues('floor', stored);
  const { values, change, settle } = form;
  const save = useSaveFloor();
  const submit = () => {
    const onSuccess = () => {
      settle(values);
      showToast('success', saved);
    };
    const sent = {
      Version: settings.Version,
      CuttingDay: Number(values.CuttingDay),
      AssemblyDay: Number(values.AssemblyDay),
      GlazingDay: Number(values.GlazingDay),
      GoodsInDays: Number(values.GoodsInDays),
      BarYield: Number(values.BarYield),
    };
    save.mutate(sent, { onSuccess });
  };
  return (
    <PartForm
      title={t.floor}
      form={form}
      stored={stored}
      textOf={worksText}
      isEditable={isEditable}
      isSaving={save.isPending}
      hasProblems={floorFieldNames.some((name) => floorProblem(values, name) !== undefined)}
      onSave={submit}
    >
      {isEditable ? (
        <Pair>
          {floorFieldNames.map((name) => (
            <Field
              key={name}
              label={fields[name]}
              inputMode="numeric"
              maxLength={6}
              hint={hints[name]}
              value={values[name]}
              error={floorProblem(values, name)}
              onChange={(typed) => change({ [name]: typed })}
            />
          ))}
        </Pair>
      ) : (
        floorFieldNames.map((name) => <ReadRow key={name} label={fields[name]} value={stored[name]} />)
      )}
    </PartForm>
  );
}

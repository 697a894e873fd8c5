import { Check, Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRouter } from '../../shared/router/use-router.ts';
import { DateField } from '../layout/date-field.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { useToday } from '../layout/use-now.ts';
import { deliveryMessages } from '../messages/delivery.ts';
import { officeClient } from '../queries/office-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { loadMutationMeta, type Loads } from './delivery-wire.ts';

const { list, plan: t } = deliveryMessages;

interface NewLoadProps {
  readonly loads: Loads;
  onClose(): void;
}

/** The choice of a van that is not one of the diary's. */
const another = 'another';

/** null: nothing was typed; undefined: that is no number. */
const limitOf = (typed: string): number | null | undefined =>
  typed.trim() === '' ? null : /^[1-9]\d*$/.test(typed.trim()) ? Number(typed) : undefined;

/** Van, day and the orders that go, in the order in which they are ticked. */
export function NewLoad({ loads: { Ready, Vans }, onClose }: NewLoadProps) {
  const { go } = useRouter();
  const [vanId, setVanId] = useState(Vans[0]?.VanId ?? another);
  const [van, setVan] = useState('');
  const [carries, setCarries] = useState('');
  const [places, setPlaces] = useState('');
  const [driver, setDriver] = useState('');
  const today = useToday();
  const [day, setDay] = useState(today);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isTried, setIsTried] = useState(false);
  const attempts = useAttempts();
  const isAnother = vanId === another;
  const limits = { CarriesKg: limitOf(carries), Places: limitOf(places) };
  const create = useMutation({
    meta: { ...loadMutationMeta, isShownByPage: true },
    mutationFn: () => {
      const named = { Van: van.trim(), CarriesKg: limits.CarriesKg ?? null, Places: limits.Places ?? null };
      const said = {
        Driver: driver.trim(),
        Day: day,
        OrderIds: [...chosen],
        ...(isAnother ? named : { VanId: vanId }),
      };
      return officeClient.dispatch.createLoad.mutate({ Id: attempts.of(JSON.stringify(said)), ...said });
    },
    onSuccess: ({ LoadId }) => {
      onClose();
      void go(`/installer/dispatch/${LoadId}`);
    },
  });
  const isVanSaid = van.trim() !== '' && limits.CarriesKg !== undefined && limits.Places !== undefined;
  const submit = () => {
    setIsTried(true);
    if (day !== '' && (!isAnother || isVanSaid)) create.mutate();
  };
  const errorOf = (isWrong: boolean, text: string) => (isTried && isWrong ? text : undefined);
  return (
    <FormDialog title={t.open} width={480} doIt={t.doIt} busy={create.isPending} onSubmit={submit} onClose={onClose}>
      <SelectField
        label={t.van}
        value={vanId}
        choices={[
          ...Vans.map(({ VanId, Name }) => ({ value: VanId, label: Name })),
          { value: another, label: t.other },
        ]}
        onChange={setVanId}
      />
      {isAnother ? (
        <>
          <Field
            label={t.otherName}
            value={van}
            maxLength={100}
            error={errorOf(van.trim() === '', t.noVan)}
            onChange={setVan}
          />
          <Field
            label={t.carries}
            value={carries}
            inputMode="numeric"
            optional
            maxLength={6}
            error={errorOf(limits.CarriesKg === undefined, t.noNumber)}
            onChange={setCarries}
          />
          <Field
            label={t.places}
            value={places}
            inputMode="numeric"
            optional
            maxLength={4}
            error={errorOf(limits.Places === undefined, t.noNumber)}
            onChange={setPlaces}
          />
        </>
      ) : null}
      <Field label={t.driver} value={driver} optional maxLength={100} onChange={setDriver} />
      <DateField label={t.day} value={day} error={errorOf(day === '', t.noDay)} onChange={setDay} />
      {Ready.length === 0 ? (
        <p>{list.none}</p>
      ) : (
        <fieldset className="dispatch-orders">
          <legend>{t.orders}</legend>
          {Ready.map(({ OrderId, Order, Customer, GoesWith }) => (
            <Check
              key={OrderId}
              kind="checkbox"
              checked={chosen.includes(OrderId)}
              onChange={(isTicked) =>
                setChosen([...chosen.filter((id) => id !== OrderId), ...(isTicked ? [OrderId] : [])])
              }
            >
              {t.order(Order, Customer, GoesWith)}
            </Check>
          ))}
        </fieldset>
      )}
      <Refusal error={create.error} />
    </FormDialog>
  );
}

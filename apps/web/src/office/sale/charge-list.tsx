import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import type { ReactNode } from 'react';
import { moneyText } from '../../shared/text/money-text.ts';
import type { FormOf, OpenedForm } from '../saving-form/saving-form.ts';
import { SavingNote } from '../saving-form/saving-note.tsx';
import { officeMessages } from '../messages/office.ts';
import { ChargeInputs } from './charge-inputs.tsx';
import { chargeFields, type ChargeRow, emptyRow, rowsIn, type StoredCharge } from './charge-rows.ts';
import './charges.css';

const { sale: t, saving } = officeMessages;

const mostCharges = 100;

interface Charged extends FormOf {
  readonly Charges: readonly StoredCharge[];
  readonly Currency: string;
}

interface ChargeListProps<Sale extends Charged> {
  readonly form: OpenedForm<Sale>;
  /** False: they stay as they are. */
  readonly isOpen: boolean;
  /** Whether who looks sees costs, and so which charges are goods. */
  readonly seesCost: boolean;
  /** What is said where there is none. */
  readonly none: string;
  /** Where a charge comes from; '' for nothing. */
  originOf?(row: ChargeRow, stored: Sale['Charges'][number] | undefined): string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Work and goods beside the doors of a quote or an order: fields that save by themselves, or as they stay. */
export function ChargeList<Sale extends Charged>({ isOpen, none, ...rest }: ChargeListProps<Sale>) {
  const { form } = rest;
  const isEmpty = (isOpen ? Object.keys(form.mine) : form.stored.Charges).length === 0;
  return (
    <>
      {isEmpty ? <p className="charges-none">{none}</p> : null}
      {isOpen ? <ChargeForm {...rest} /> : <FixedCharges {...form.stored} />}
    </>
  );
}

function ChargeForm<Sale extends Charged>({
  form,
  seesCost,
  originOf,
  children,
}: Omit<ChargeListProps<Sale>, 'isOpen' | 'none'>) {
  const { stored, mine, change } = form;
  const rows = rowsIn(mine);
  const set = (id: string, row: ChargeRow) => change({ ...mine, [id]: row });
  const remove = (id: string) => change(Object.fromEntries(rows.filter(([each]) => each !== id)));
  return (
    <>
      <fieldset className="charges">
        <legend className="sr-only">{t.charges}</legend>
        <ol>
          {rows.map(([id, row], at) => {
            const charge = stored.Charges.find(({ ChargeId }) => ChargeId === id);
            return (
              <ChargeInputs
                key={id}
                {...{ row, seesCost, amount: charge?.Amount ?? '', currency: stored.Currency, position: at + 1 }}
                origin={originOf?.(row, charge) ?? ''}
                onChange={(changed) => set(id, changed)}
                onRemove={() => remove(id)}
              />
            );
          })}
        </ol>
        <div className="row charges-acts">
          <Button
            icon={<Plus />}
            disabled={rows.length >= mostCharges}
            onClick={() => set(crypto.randomUUID(), emptyRow)}
          >
            {t.addCharge}
          </Button>
          {children}
        </div>
      </fieldset>
      <SavingNote
        form={form}
        labelOf={(id) => rows.find(([each]) => each === id)?.[1].Text ?? t.charge}
        textOf={chargeText}
        theirs={chargeFields(stored.Charges)}
      />
    </>
  );
}

const FixedCharges = ({ Charges, Currency }: Charged) => (
  <ul className="charges-fixed" aria-label={t.charges}>
    {Charges.map(({ ChargeId, Text, Quantity, Unit, Amount }) => (
      <li key={ChargeId}>
        <span>{Text}</span>
        <span className="num">
          {t.times(Quantity)} {moneyText(Unit, Currency)}
        </span>
        <span className="num">{moneyText(Amount, Currency)}</span>
      </li>
    ))}
  </ul>
);

/** `2 × 40.00, Site survey`. */
function chargeText(value: unknown): string {
  const [found] = rowsIn({ row: value });
  if (value === undefined || found === undefined) return saving.takenOut;
  const [, { Quantity, Unit, Text }] = found;
  return `${t.times(Number(Quantity))} ${Unit}, ${Text}`;
}

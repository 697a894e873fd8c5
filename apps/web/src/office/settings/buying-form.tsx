import { buyingLimits, isWithin, wholeNumberIn } from '@door/domain/catalogue/rows/works-settings';
import { keysOf, recordOf } from '@door/domain/lib/records';
import { amountText, money, readAmount } from '@door/domain/selling/pricing/money';
import { moneyText } from '../../shared/text/money-text.ts';
import { officeClient } from '../queries/office-client.ts';
import { settingsMessages } from '../messages/settings.ts';
import { amountIn } from '../sale/typed-amount.ts';
import { NumberFields, PartForm } from './part-form.tsx';
import type { WireSettings } from './use-settings.ts';

const { buying: t, promises } = settingsMessages;

const limits = {
  BillPercent: buyingLimits.billPercent,
  BillAmount: buyingLimits.billAmount,
  OrderLimit: buyingLimits.orderLimit,
} as const;
type BuyingField = keyof typeof limits;
const names = keysOf<BuyingField>(limits);

interface BuyingFormProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** By how much vendors' bills may differ in price, and above which sum only an admin sends a purchase. */
export const BuyingForm = ({ settings, isEditable }: BuyingFormProps) => (
  <PartForm
    kind="buying"
    title={t.form}
    stored={recordOf(names, (name) => String(settings[name]))}
    isEditable={isEditable}
    textOf={(name, value) => {
      const minor = name === 'BillPercent' ? undefined : sumIn(name, value);
      const { Currency } = settings;
      return minor === undefined ? value : moneyText(amountText(money(minor, Currency)), Currency);
    }}
    problemOf={(name, values) => problemOf(name, values[name])}
    save={({ BillPercent, BillAmount, OrderLimit }) =>
      officeClient.settings.updateBuying.mutate({
        Version: settings.Version,
        BillPercent: Number(BillPercent),
        BillAmount: amountIn(BillAmount),
        OrderLimit: amountIn(OrderLimit),
      })
    }
  >
    {(fields) => <NumberFields names={names} fields={fields} inputMode="decimal" maxLength={20} />}
  </PartForm>
);

/** In minor units, whose currency changes nothing of how a sum is written; undefined: it is none, or out of its limits. */
function sumIn(name: BuyingField, value: string): number | undefined {
  const minor = readAmount(amountIn(value), 'EUR')?.minor;
  return isWithin(minor, limits[name]) ? minor : undefined;
}

/** Why a value cannot be saved; undefined: it can. */
function problemOf(name: BuyingField, value: string): string | undefined {
  const { least, most } = limits[name];
  if (name === 'BillPercent')
    return wholeNumberIn(value, limits[name]) === undefined ? promises.wrong(most, least) : undefined;
  return sumIn(name, value) === undefined ? t.wrongSum(amountText(money(most, 'EUR'))) : undefined;
}

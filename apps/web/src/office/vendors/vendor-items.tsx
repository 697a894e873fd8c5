import { itemLimits, type TypedItem } from '@door/domain/making/purchasing/read-vendor-item';
import { Button } from '@door/ui/button';
import { Field, type FieldProps } from '@door/ui/field';
import { Plus } from '@door/ui/office-icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '../layout/date-field.tsx';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { vendorsMessages } from '../messages/vendors.ts';
import { trpc } from '../queries/query-client.ts';
import { ImportItems } from './import-items.tsx';
import { newItem, readItem, typedOf, type WireItem } from './item-values.ts';
import { vendorMutationMeta } from './vendor-form.tsx';
import type { WireVendor } from './vendor-values.ts';

const { item: t, import: importing } = vendorsMessages;

/** What a vendor sells; a row opens its form. */
export function VendorItems({ vendor }: { readonly vendor: WireVendor }) {
  const [shown, setShown] = useState<WireItem | 'new' | 'import' | null>(null);
  const close = () => setShown(null);
  const { Currency, Items } = vendor;
  const rows = Items.map((item) => ({ item, currency: Currency, open: () => setShown(item) }));
  return (
    <section aria-labelledby="items">
      <div className="row office-section-head">
        <h2 id="items">{t.title}</h2>
        <div className="row">
          <Button aria-haspopup="dialog" onClick={() => setShown('import')}>
            {importing.open}
          </Button>
          <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => setShown('new')}>
            {t.add}
          </Button>
        </div>
      </div>
      {Items.length === 0 ? (
        <p className="office-empty">{t.none}</p>
      ) : (
        <OfficeTable
          caption={t.list}
          className="vendor-items"
          columns={columns}
          rows={rows}
          idOf={({ item: { Id } }) => Id}
        />
      )}
      {shown === 'import' ? <ImportItems vendor={vendor} onClose={close} /> : null}
      {shown === null || shown === 'import' ? null : (
        <ItemDialog vendor={vendor} item={shown === 'new' ? null : shown} onClose={close} />
      )}
    </section>
  );
}

interface ItemRow {
  readonly item: WireItem;
  readonly currency: string;
  readonly open: () => void;
}

/** `10 pcs`, `5.96 m`, `1 bar`: zeros at the end tell nothing. */
const quantityText = (text: string, { Unit }: WireItem): string =>
  t.quantity(text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), t.units[Unit]);

function validText({ ValidFrom, ValidUntil }: WireItem): string {
  const from = ValidFrom === null ? [] : [t.from(calendarDayText(ValidFrom))];
  const until = ValidUntil === null ? [] : [t.until(calendarDayText(ValidUntil))];
  return [...from, ...until].join(' ') || t.always;
}

const priceText = ({ item, currency }: ItemRow): string =>
  item.Price === null || item.Per === null
    ? t.noPrice
    : t.per(moneyText(item.Price, currency), quantityText(item.Per, item));

const helper = columnHelper<ItemRow>();
const { columns: heads } = t;

const columns = helper.columns([
  helper.accessor(({ item }) => item.Key, {
    id: 'article',
    header: heads.article,
    cell: ({ row: { original } }) => (
      <span>
        <button type="button" data-row aria-haspopup="dialog" onClick={original.open}>
          <b>{original.item.Key}</b>
          <small>{[original.item.Code, original.item.Text].filter((text) => text !== '').join(', ')}</small>
        </button>
      </span>
    ),
  }),
  helper.accessor(({ item }) => quantityText(item.Pack, item), {
    id: 'pack',
    header: heads.pack,
    meta: { isNumber: true },
    cell: ({ getValue }) => (
      <>
        <span className="vendor-head">{t.pack}</span> {getValue()}
      </>
    ),
  }),
  helper.accessor(({ item }) => quantityText(item.Least, item), {
    id: 'least',
    header: heads.least,
    meta: { isNumber: true },
  }),
  helper.accessor(({ item }) => t.lead(item.LeadDays), { id: 'lead', header: heads.lead, meta: { isNumber: true } }),
  helper.accessor(({ item }) => item.Rank, { id: 'rank', header: heads.rank, meta: { isNumber: true } }),
  helper.accessor(({ item }) => validText(item), { id: 'valid', header: heads.valid }),
  helper.accessor(priceText, { id: 'price', header: heads.price, meta: { isNumber: true } }),
]);

interface ItemDialogProps {
  readonly vendor: WireVendor;
  /** null: a new one. */
  readonly item: WireItem | null;
  onClose(): void;
}

/** One item of a vendor: added, changed, or taken out. */
function ItemDialog({ vendor, item, onClose }: ItemDialogProps) {
  const { Id, LastUpdated, Currency } = vendor;
  const [itemId] = useState(() => item?.Id ?? crypto.randomUUID());
  const [typed, setTyped] = useState<TypedItem>(() => (item ? typedOf(item) : newItem));
  const [isTried, setIsTried] = useState(false);
  const save = useMutation(trpc.vendor.updateItems.mutationOptions({ meta: vendorMutationMeta, onSuccess: onClose }));
  const read = readItem(typed, { ...item, Id: itemId });
  const errors = 'sent' in read || !isTried ? {} : read;
  const submit = () => {
    setIsTried(true);
    if ('sent' in read) save.mutate({ Id, LastUpdated, Items: [read.sent] });
  };
  const field = (name: keyof TypedItem, label: string): Pick<FieldProps, 'label' | 'value' | 'error' | 'onChange'> => ({
    label,
    value: typed[name],
    error: errors[name],
    onChange: (text) => setTyped((now) => ({ ...now, [name]: text })),
  });
  const { fields, hints } = t;
  return (
    <FormDialog
      title={item ? t.change(item.Key) : t.addTitle}
      width={560}
      doIt={t.save}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="vendor-pair">
        <Field {...field('key', fields.key)} maxLength={itemLimits.key} hint={hints.key} />
        <Field {...field('code', fields.code)} optional maxLength={itemLimits.code} />
      </div>
      <Field {...field('text', fields.text)} optional maxLength={itemLimits.text} />
      <div className="vendor-pair">
        <Field {...field('leadDays', fields.leadDays)} inputMode="numeric" maxLength={6} />
        <Field {...field('rank', fields.rank)} inputMode="numeric" maxLength={6} hint={hints.rank} />
        <Field {...field('pack', fields.pack)} optional maxLength={20} hint={hints.pack} />
        <Field {...field('least', fields.least)} optional maxLength={20} hint={hints.least} />
        <Field {...field('price', fields.price(Currency))} optional maxLength={20} />
        <Field {...field('per', fields.per)} optional maxLength={20} hint={hints.per} />
        <DateField {...field('validFrom', fields.validFrom)} optional />
        <DateField {...field('validUntil', fields.validUntil)} optional />
      </div>
      {item ? (
        <div>
          <Button
            look="quiet"
            busy={save.isPending}
            onClick={() => save.mutate({ Id, LastUpdated, Items: [], Removed: [item.Id] })}
          >
            {t.remove}
          </Button>
        </div>
      ) : null}
    </FormDialog>
  );
}

import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { DateField } from '../layout/date-field.tsx';
import { Link } from '../../shared/router/link.tsx';
import { moneyText } from '../../shared/text/money-text.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useToday } from '../layout/use-now.ts';
import { officeMessages } from '../messages/office.ts';
import { pricingMessages, pricingMessages as t } from '../messages/pricing.ts';
import { officeClient, type OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { gridRows, isChanged } from './price-grid-rows.ts';
import { type PriceDraft, useDraftChange, type WirePriceList } from './use-price-list.ts';

const { preview: previewMessages } = pricingMessages;

type Effect = OfficeOutputs['pricing']['preview'];

/** What a version changes in what is open, before anybody is asked to pay it. */
function DraftEffect({ version: Version }: { readonly version: number }) {
  const query = useQuery(trpc.pricing.preview.queryOptions({ Version }));
  return (
    <QueryResult query={query}>
      {(effect) => (
        <div className="price-effect">
          {effectTexts(effect).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ul>
            {effect.Drafts.Changes.map(({ QuoteId, Number, Currency, Before, After, By }) => (
              <li key={QuoteId}>
                <Link to={`/installer/quote/${QuoteId}`}>{Number}</Link>
                <small className="num">
                  {previewMessages.change(moneyText(Before, Currency), moneyText(After, Currency))}
                </small>
                <span className="num">{signed(By, Currency)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </QueryResult>
  );
}

/** `+€12.00`, `−€3.00`. */
const signed = (by: string, currency: string): string =>
  by.startsWith('-') ? moneyText(by, currency) : `+${moneyText(by, currency)}`;

/** One sentence for the drafts of each currency, and one for the doors that were asked about. */
function effectTexts({ Drafts: { Changes }, Changes: doors, Open, Least, Most, Currency }: Effect): readonly string[] {
  const currencies = [...new Set(Changes.map((change) => change.Currency))];
  const drafts = currencies.map((currency) => {
    const own = Changes.filter((change) => change.Currency === currency);
    const [first, last] = [own.at(0), own.at(-1)];
    return previewMessages.drafts(
      own.length,
      signed(first?.By ?? '0.00', currency),
      signed(last?.By ?? '0.00', currency),
    );
  });
  const asked =
    Least === null || Most === null
      ? previewMessages.noDoors
      : previewMessages.doors(doors.length, Open, { least: signed(Least, Currency), most: signed(Most, Currency) });
  return [...(drafts.length > 0 ? drafts : [previewMessages.noDrafts]), asked];
}

export interface DraftDialogProps {
  readonly list: WirePriceList;
  readonly draft: PriceDraft;
  onClose(): void;
}

const rateIn = (text: string): number =>
  /^-?\d{1,4}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.replace(',', '.')) : NaN;
const isRate = (rate: number): boolean => rate >= -90 && rate <= 1000;

export function RaisePrices({ onClose }: DraftDialogProps) {
  // Made once, so that a raise whose call is sent twice is done once.
  const [Attempt] = useState(() => crypto.randomUUID());
  const { control, handleSubmit } = useForm({ defaultValues: { perCent: '' } });
  const raise = useDraftChange(
    (seen, PerCent: number) => officeClient.pricing.raisePrices.mutate({ ...seen, PerCent, Attempt }),
    { onDone: onClose },
  );
  const submit = handleSubmit(({ perCent }) => {
    raise.mutate(rateIn(perCent));
  });
  return (
    <FormDialog
      title={t.raise.title}
      width={400}
      doIt={t.raise.doIt}
      busy={raise.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        name="perCent"
        control={control}
        rules={{ validate: (text) => isRate(rateIn(text)) || t.raise.wrong }}
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <Field
            label={t.raise.perCent}
            value={value}
            hint={t.raise.hint}
            error={error?.message}
            focusRef={ref}
            onChange={onChange}
          />
        )}
      />
    </FormDialog>
  );
}

export const PreviewDraft = ({ draft, onClose }: DraftDialogProps) => (
  <Modal open title={t.preview.title} width={520} onClose={onClose}>
    <DraftEffect version={draft.Version} />
    <div className="modal-actions">
      <Button onClick={onClose}>{officeMessages.bulk.close}</Button>
    </div>
  </Modal>
);

/** Prices stand in quotes, on items and in this list. */
const meta = { invalidates: [trpc.pricing.pathKey(), trpc.quote.pathKey()] };

export function PublishDraft({ draft, onClose }: DraftDialogProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { from: useToday() } });
  const publish = useMutation(trpc.pricing.publish.mutationOptions({ meta, onSuccess: onClose }));
  const submit = handleSubmit(({ from }) => {
    publish.mutate({ Id: draft.DraftId, From: from });
  });
  return (
    <FormDialog
      title={t.publish.title(draft.Version)}
      width={520}
      doIt={t.publish.doIt}
      busy={publish.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DraftEffect version={draft.Version} />
      <Controller
        name="from"
        control={control}
        rules={{ required: t.publish.fromMissing }}
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <DateField label={t.publish.from} value={value} error={error?.message} focusRef={ref} onChange={onChange} />
        )}
      />
      <p>{t.publish.closed}</p>
    </FormDialog>
  );
}

export function DiscardDraft({ list, draft, onClose }: DraftDialogProps) {
  const discard = useDraftChange(({ Id }) => officeClient.pricing.discardDraft.mutate({ Id }).then(() => null), {
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t.discard.title}
      width={400}
      doIt={t.discard.doIt}
      busy={discard.isPending}
      onSubmit={() => discard.mutate(undefined)}
      onClose={onClose}
    >
      <p>{t.discard.what(gridRows(list.Rows, draft.Rows).filter(isChanged).length)}</p>
    </FormDialog>
  );
}

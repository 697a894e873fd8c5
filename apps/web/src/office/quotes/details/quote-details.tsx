import { may } from '@door/domain/people/roles';
import { vatTreatments } from '@door/domain/selling/pricing/vat';
import { isDraftState } from '@door/domain/selling/quote/quote-cycle';
import { Field } from '@door/ui/field';
import { DateField } from '../../layout/date-field.tsx';
import { SelectField } from '../../layout/select-field.tsx';
import { QuoteEstimate } from '../../promise/quote-estimate.tsx';
import type { OpenedQuote } from '../../queries/office-client.ts';
import { useMe } from '../../queries/use-me.ts';
import { CustomerField } from '../../sale/customer-field.tsx';
import { DeliveryField } from '../../sale/delivery-field.tsx';
import { useSavingForm } from '../../saving-form/saving-form.ts';
import { SavingNote } from '../../saving-form/saving-note.tsx';
import { officeMessages } from '../../messages/office.ts';
import { type Details, detailsForm, detailsIn, isDay, isMarkup, tiers } from './details-form.ts';

const { quote: t, sale: common, saving } = officeMessages;
const labels = { ...common.details, ...t.details };

const longestTerms = 20_000;
const longestNote = 5000;

/** The tab that says to whom the quote goes, until when it holds, how it is taxed, and what else stands on the paper. */
export function QuoteDetails({ quote }: { readonly quote: OpenedQuote }) {
  const { Role } = useMe();
  const form = useSavingForm(detailsForm, quote);
  const details = detailsIn(form.mine);
  const set = (change: Partial<Details>) => form.change({ ...form.mine, ...change });
  const isDraft = isDraftState(quote.State);
  const treatments = vatTreatments.filter(
    (each) => each !== 'none' || details.VatTreatment === 'none' || may(Role, 'vat.remove'),
  );
  return (
    <div className="quote-columns quote-details">
      <div>
        {isDraft ? null : <p className="quote-fixed">{t.fixed}</p>}
        <fieldset className="sale-form" disabled={!isDraft}>
          <legend className="sr-only">{t.tabs['quote-details']}</legend>
          <CustomerField
            customerId={details.CustomerId}
            known={quote.Customer}
            enquiryId={quote.EnquiryId}
            isFixed={!isDraft}
            onChoose={(CustomerId) => set({ CustomerId })}
          />
          <DeliveryField
            customerId={details.CustomerId}
            value={details.DeliveryAddress}
            hint={t.usualAddress}
            onChange={(DeliveryAddress) => set({ DeliveryAddress })}
          />
          <div className="sale-pair">
            <DateField
              label={labels.ValidUntil}
              value={details.ValidUntil}
              error={isDay(details.ValidUntil) ? undefined : t.noDay}
              onChange={(ValidUntil) => set({ ValidUntil })}
            />
            <SelectField
              label={labels.VatTreatment}
              value={details.VatTreatment}
              choices={treatments.map((value) => ({ value, label: common.treatments[value] }))}
              hint={common.treatmentHints[details.VatTreatment]}
              onChange={(VatTreatment) => set({ VatTreatment })}
            />
          </div>
          {details.Tier === null || details.Markup === null ? null : (
            <div className="sale-pair">
              <SelectField
                label={labels.Tier}
                value={details.Tier}
                choices={tiers.map((value) => ({ value, label: t.tiers[value] }))}
                onChange={(Tier) => set({ Tier })}
              />
              <Field
                label={labels.Markup}
                value={details.Markup}
                maxLength={8}
                error={isMarkup(details.Markup) ? undefined : t.noMarkup}
                onChange={(Markup) => set({ Markup })}
              />
            </div>
          )}
          <Field
            label={labels.Note}
            optional
            long
            maxLength={longestNote}
            value={details.Note}
            hint={details.VatTreatment === 'none' && details.Note.trim() === '' ? common.sayWhyNoVat : ''}
            onChange={(Note) => set({ Note })}
          />
          <Field
            label={labels.Terms}
            optional
            long
            maxLength={longestTerms}
            value={details.Terms}
            hint={details.Terms === '' ? t.usualTerms : ''}
            onChange={(Terms) => set({ Terms })}
          />
        </fieldset>
        {isDraft ? (
          <SavingNote
            form={form}
            labelOf={(field) => labelFor(field)}
            textOf={(value) => (typeof value === 'string' && value !== '' ? value : saving.nothing)}
            theirs={detailsForm.fieldsOf(form.stored)}
          />
        ) : null}
      </div>
      <div className="quote-aside">
        <QuoteEstimate quote={quote} />
      </div>
    </div>
  );
}

const labelFor = (field: string): string => Object.entries(labels).find(([name]) => name === field)?.[1] ?? field;

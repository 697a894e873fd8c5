import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { priceCodeOf, priceOfCode } from '@door/domain/catalogue/edit/row-price';
import type { ListKind } from '@door/domain/catalogue/edit/row-kind';
import { readRowValue, rowValueText } from '@door/domain/selling/pricing/price-row-text';
import { FieldError } from '@door/ui/field';
import { useId, useState } from 'react';
import { catalogueMessages as t } from '../messages/catalogue.ts';
import { useCatalogue, useEditRow } from './use-catalogue.ts';
import { useUnsaved } from '../layout/unsaved-fields.ts';

/** Kinds whose rows have prices of their own. */
const pricedKinds: readonly ListKind[] = ['masters', 'handles', 'thresholds', 'sizeStock'];

export const isPriced = (kind: ListKind): boolean => pricedKinds.includes(kind);

interface PriceCellProps {
  readonly kind: ListKind;
  readonly row: object;
  readonly name: string;
  readonly content: CatalogueContent;
  readonly isEditable: boolean;
}

/** The price of a product. A new one gets it here; that of what is sold already is changed in the price list. */
export function PriceCell({ kind, row, name, content, isEditable }: PriceCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  useUnsaved(typed !== null);
  const id = useId();
  const edit = useEditRow();
  const catalogue = useCatalogue().data;
  const code = priceCodeOf(kind, row);
  if (code === undefined) return null;
  const price = priceOfCode(content.prices, code);
  const shown = price === undefined ? '' : rowValueText({ unit: 'amount', value: price });
  const isSold =
    catalogue !== undefined && priceOfCode((catalogue.Published ?? catalogue.Content).prices, code) !== undefined;
  if (!isEditable || isSold)
    return (
      <span className="num" title={t.inPriceList}>
        {shown === '' ? t.noPrice : shown}
      </span>
    );
  const text = typed ?? shown;
  const value = readRowValue(text, 'amount');
  const leave = () => {
    if (typed === null || (value === undefined && text.trim() !== '')) return;
    if (edit({ edit: 'price', code, value: value ?? null }).ok) setTyped(null);
  };
  const isWrong = text.trim() !== '' && value === undefined;
  return (
    <span className="cat-cell">
      <input
        className="input cat-input num"
        inputMode="decimal"
        autoComplete="off"
        aria-label={t.cell(t.price, name)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        data-typed={typed === null ? undefined : true}
        maxLength={20}
        placeholder={t.noPrice}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
      />
      <FieldError id={`${id}-error`} text={isWrong ? t.wrongPrice : undefined} />
    </span>
  );
}

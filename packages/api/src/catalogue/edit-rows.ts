import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { editRow, type RowEdit } from '@door/domain/catalogue/edit/edit-rows';
import { type ListKind, listKinds, type RecordKind, type RowKind } from '@door/domain/catalogue/edit/row-kind';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { rowRecords } from '@door/domain/catalogue/edit/row-records';
import { priceOfCode } from '@door/domain/catalogue/edit/row-price';
import { readRowValue } from '@door/domain/selling/pricing/price-row-text';
import { isEqual } from '@door/domain/lib/is-equal';
import { accepted, refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { changeDraft } from './draft.ts';
import { entryOfEdit } from './row-entries.ts';
import { draftToWire } from './to-wire.ts';
import {
  draftIdInput,
  listKindInput,
  priceInput,
  productPriceInput,
  rowInput,
  rowKeyInput,
  rowKindInput,
} from './catalogue-input.ts';
import { text } from '../input/text.ts';
import { loadNames } from '../user/people.ts';
import type { CatalogueDraft } from './catalogue-store.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

const editCall = procedure.allow('catalogue.manage').use(inOneTransaction);
const draftInput = { DraftId: draftIdInput };
const listRowInput = { ...draftInput, Kind: listKindInput, Key: rowKeyInput };
/** The key of the row in front of which it stands; null: at the end. */
const Before = rowKeyInput.nullable();

/** A new row. One that is there already, just so, is a message that arrives again. */
export const addRow = editCall
  .input(z.strictObject({ ...draftInput, Kind: listKindInput, Row: rowInput, Before }))
  .mutation(({ ctx, input: { DraftId, Kind: kind, Row: row, Before: before } }) =>
    answerEdit(ctx, { draftId: DraftId, edit: { edit: 'add', kind, row, before } }),
  );

const updateInput = z.strictObject({
  ...draftInput,
  Kind: rowKindInput,
  Key: rowKeyInput,
  Row: rowInput,
  /** The row as the sender saw it: whoever has not seen the last change of this row gets CONFLICT. */
  Was: rowInput,
});

/** Other values of a row, or of a table of which there is one (then Key is ''). */
export const updateRow = editCall.input(updateInput).mutation(async ({ ctx, input }) => {
  const { DraftId, Kind, Key: key, Row: row, Was } = input;
  const edit: RowEdit = isList(Kind) ? { edit: 'change', kind: Kind, key, row } : { edit: 'set', kind: Kind, row };
  const names = await loadNames(ctx);
  const guard: Guard = (content, { updatedBy }) => {
    const present = presentRow(content, Kind, key);
    const isSeen = present === undefined || isEqual(present, Was) || isEqual(present, row);
    return isSeen
      ? accepted(content)
      : refused('catalogue.row-changed', messages.catalogue.rowChanged(names(updatedBy)));
  };
  return answerEdit(ctx, { draftId: DraftId, edit, guard });
});

/** Not sold any more. A row that nobody can have bought goes, unless another row names it. */
export const retireRow = editCall
  .input(
    z.strictObject({
      ...listRowInput,
      /** The row as the sender saw it; whoever takes back what they have added gets CONFLICT where somebody has changed it. */
      Was: rowInput.optional(),
    }),
  )
  .mutation(async ({ ctx, input: { DraftId, Kind: kind, Key: key, Was } }) => {
    const names = await loadNames(ctx);
    const guard: Guard = (content, { updatedBy }) => {
      const present = presentRow(content, kind, key);
      const isSeen = Was === undefined || present === undefined || isEqual(present, Was);
      return isSeen
        ? accepted(content)
        : refused('catalogue.row-changed', messages.catalogue.rowChanged(names(updatedBy)));
    };
    return answerEdit(ctx, { draftId: DraftId, edit: { edit: 'retire', kind, key }, guard });
  });

/** Sold again, as the last of its list. */
export const restoreRow = editCall
  .input(z.strictObject(listRowInput))
  .mutation(({ ctx, input: { DraftId, Kind: kind, Key: key } }) =>
    answerEdit(ctx, { draftId: DraftId, edit: { edit: 'restore', kind, key } }),
  );

/** Another place in the list. */
export const moveRow = editCall
  .input(z.strictObject({ ...listRowInput, Before }))
  .mutation(({ ctx, input: { DraftId, Kind: kind, Key: key, Before: before } }) =>
    answerEdit(ctx, { draftId: DraftId, edit: { edit: 'move', kind, key, before } }),
  );

const priceMessage = z.strictObject({
  ...draftInput,
  Code: productPriceInput,
  /** null: the price at which it is sold, or none. */
  Value: priceInput.nullable(),
  /** The price as the sender saw it, null for none: whoever has not seen the last one gets CONFLICT. */
  Was: text(20).nullable().optional(),
});

/** The price of a product that the price list does not know yet: `piece.KN-NEW`, `12.00`. */
export const setPrice = editCall.input(priceMessage).mutation(async ({ ctx, input: { DraftId, Code, Value, Was } }) => {
  const value = unwrapOrThrow(readPrice(Value));
  const was = Was === undefined ? undefined : unwrapOrThrow(readPrice(Was));
  const names = await loadNames(ctx);
  const guard: Guard = (content, { updatedBy }) => {
    const present = priceOfCode(content.prices, Code) ?? null;
    const isSeen = was === undefined || present === was || present === value;
    return isSeen
      ? accepted(content)
      : refused('catalogue.row-changed', messages.catalogue.rowChanged(names(updatedBy)));
  };
  return answerEdit(ctx, { draftId: DraftId, edit: { edit: 'price', code: Code, value }, guard });
});

/** Minor units; null: none. */
function readPrice(text: string | null): Result<number | null> {
  const value = text === null ? null : readRowValue(text, 'amount');
  return value === undefined ? refused('catalogue.row-faulty', messages.catalogue.noPrice) : accepted(value);
}

const isList = (kind: RowKind): kind is ListKind => listKinds.some((each) => each === kind);

const presentRow = (content: CatalogueContent, kind: ListKind | RecordKind, key: string): object | undefined =>
  isList(kind) ? rowLists[kind].rows(content).find((each) => each.key === key)?.row : rowRecords[kind].row(content);

type Guard = (content: CatalogueContent, draft: CatalogueDraft) => Result<CatalogueContent>;

interface EditMessage {
  readonly draftId: string;
  readonly edit: RowEdit;
  readonly guard?: Guard;
}

async function answerEdit(ctx: OfficeScope, { draftId, edit, guard = accepted }: EditMessage) {
  const draft = await changeDraft(ctx, {
    draftId,
    change: (content, published, before) => {
      const seen = guard(content, before);
      return !seen.ok || hasArrived(content, edit) ? seen : edited(content, edit, published);
    },
    entries: (before) => [entryOfEdit(before, edit)],
  });
  return { Draft: await draftToWire(ctx, draft) };
}

/** The message has arrived before: the row is there just so, or it is gone, because nobody had bought it. */
function hasArrived(content: CatalogueContent, edit: RowEdit): boolean {
  if (edit.edit === 'add') return rowLists[edit.kind].rows(content).some(({ row }) => isEqual(row, edit.row));
  if (edit.edit !== 'retire') return false;
  const { rows, retired } = rowLists[edit.kind];
  return ![...rows(content), ...retired(content)].some(({ key }) => key === edit.key);
}

function edited(content: CatalogueContent, edit: RowEdit, published: CatalogueContent): Result<CatalogueContent> {
  const outcome = editRow(content, edit, published);
  if (outcome.ok) return accepted(outcome.content);
  const [fault] = outcome.faults;
  return refused('catalogue.row-faulty', messages.catalogue.faulty(fault?.path.join('.') ?? '', fault?.code ?? ''));
}

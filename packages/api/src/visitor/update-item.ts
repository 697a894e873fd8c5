import { isEqual } from '@door/domain/lib/is-equal';
import { recordOf } from '@door/domain/door/model/item-record';
import { itemToWire } from '@door/wire/item-to-wire';
import type { WireItem } from '@door/wire/wire-item';
import { z } from 'zod';
import { refersTo } from '../input/refers-to.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { itemIdInput, versionInput } from '../input/ids.ts';
import { choicesInput, propsInput, text } from '../input/text.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { saveUpdate } from '../item/update-stored-item.ts';
import { isDesignFinal, itemIsSubmitted, loadToChange } from '../item/load-item.ts';
import { checkVersion, idempotencyKeyOf } from '../item/item-version.ts';
import { isSameDesign, readWholeItem } from '../item/read-whole-item.ts';

/** Checked by `itemFromWire`, which knows the catalogue. */
const checkedLater = z.unknown().optional();

const input = z
  .object({
    Id: itemIdInput,
    LastUpdated: versionInput,
    Numerals: text(100),
    Address: text(1000),
    Props: propsInput,
    Choices: choicesInput.optional(),
    ItemSubAssembly: z.array(z.unknown(), 'must be a list').max(10, 'must have at most 10 entries').readonly(),
    SystemId: checkedLater,
    TemplateId: checkedLater,
    DesignId: checkedLater,
    Type: checkedLater,
    Currency: checkedLater,
    BomUpdated: checkedLater,
    ItemSashPanel: checkedLater,
    ItemHardware: checkedLater,
    ExternalFrameColourCode: checkedLater,
    InternalFrameColourCode: checkedLater,
    ExternalSashColourCode: checkedLater,
    InternalSashColourCode: checkedLater,
    SameInternalSashColour: checkedLater,
    DifferentFrameGlassTheme: checkedLater,
    SashGlassTheme: checkedLater,
    FrameGlassTheme: checkedLater,
    externalFramePremiumColourSelected: checkedLater,
    internalFramePremiumColourSelected: checkedLater,
    externalExtraSelected: checkedLater,
    internalExtraSelected: checkedLater,
  } satisfies Record<keyof WireItem, z.ZodType>)
  .meta(refersTo('whole item'));

/** Saves a whole item as a page or program has changed it; refused if somebody else has changed it in the meantime. */
export const updateItem = procedure
  .allow('ownItem.design')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: wire }) => {
    const { catalogue } = ctx.supplier;
    const loaded = unwrapOrThrow(await loadToChange(ctx, wire.Id, 'finish'));
    // Once the enquiry was sent the address is the person's: a visitor neither reads nor changes it.
    const isFinal = isDesignFinal(ctx, loaded.stored);
    const stored = isFinal ? { ...loaded.stored, job: { address: wire.Address } } : loaded.stored;
    const lastIdempotencyKey = idempotencyKeyOf(ctx, 'updateItem', wire);
    if (stored.lastIdempotencyKey === lastIdempotencyKey) return itemToWire(stored, catalogue);
    const version = checkVersion(stored, wire.LastUpdated);
    const read = readWholeItem(wire, stored, ctx);
    const updated = unwrapOrThrow(read.ok || version.ok ? read : version);
    if (isEqual(updated.record, recordOf(stored))) return itemToWire(stored, catalogue);
    const isSameSale = isSameDesign(updated.record.item, stored.item) && updated.record.currency === stored.currency;
    if (isFinal && !isSameSale) unwrapOrThrow(itemIsSubmitted);
    unwrapOrThrow(version);
    const record = { ...updated.record, ...(isFinal && { job: loaded.stored.job }) };
    const saved = await saveUpdate(ctx, loaded, { ...updated, record, lastIdempotencyKey });
    return itemToWire(isFinal ? { ...saved, job: stored.job } : saved, catalogue);
  });

import { refused } from '@door/domain/door/model/result';
import { isEqual } from '@door/domain/lib/is-equal';
import { changedPlaces, mostPlaces } from '@door/domain/making/stock/places';
import { quantityText } from '@door/domain/making/stock/quantity';
import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { newIdInput, placeIdInput, stockVersionInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { nextVersion } from '../item/item-version.ts';
import { messages, stockMessages } from '../messages.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadPlaces, placeIn } from './articles.ts';
import { recordPlaces } from './stock-history.ts';
import { placeToWire } from './stock-to-wire.ts';

/** All places by name, retired ones too. */
export const places = procedure
  .allow('inventory.see')
  .use(inOneTransaction)
  .query(async ({ ctx }) => {
    await loadPlaces(ctx);
    return placesToWire(ctx);
  });

const placesToWire = async ({ stores: { stock } }: OfficeScope) => ({
  Places: (await stock.places()).map(placeToWire),
  /** Of all of them together. */
  LastUpdated: await stock.placesVersion(),
});

const placeInput = z.strictObject({
  /** Of a new place made up by the page. */
  Id: newIdInput,
  Name: filledText(60),
  Counts: booleanInput,
  IsRetired: booleanInput,
});

const placesInput = z
  .array(placeInput, 'must be a list of places')
  .max(mostPlaces, `must have at most ${String(mostPlaces)} places`)
  .refine((all) => new Set(all.map(({ Id }) => Id)).size === all.length, 'must have each Id once');

/**
 * Adds and changes places, unless somebody else has changed any since they were read; those that are not named stay as they are. A repeat
 * changes nothing.
 */
export const updatePlaces = procedure
  .allow('inventory.manage')
  .input(
    z.strictObject({
      Places: placesInput,
      /** Id of the default place from now on; absent: as before. */
      Default: placeIdInput.nullish(),
      LastUpdated: stockVersionInput,
    }),
  )
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Places, Default = null, LastUpdated } }) => {
    const { stock } = ctx.stores;
    await loadPlaces(ctx);
    const before = await stock.lockPlaces();
    const sent = Places.map(({ Id, Name, Counts, IsRetired }) => ({
      id: Id,
      name: Name,
      counts: Counts,
      isRetired: IsRetired,
    }));
    if (Default !== null) {
      const known = [...before, ...sent.map((place) => ({ ...place, isDefault: false }))];
      unwrapOrThrow(placeIn(known, Default));
    }
    const holds = await heldAt(
      ctx,
      sent.filter(({ isRetired }) => isRetired).map(({ id }) => id),
    );
    const change = { places: sent, defaultPlace: Default };
    const changed = changedPlaces(before, change, { holds, messages: stockMessages });
    if (changed.ok && isEqual(changed.value, before)) return placesToWire(ctx);
    const version = await stock.placesVersion();
    if (Date.parse(version) !== Date.parse(LastUpdated))
      unwrapOrThrow(refused('stock.changed-elsewhere', messages.inventory.changedElsewhere));
    const after = unwrapOrThrow(changed);
    await stock.savePlaces(after, nextVersion(version, ctx.clock.now()));
    await recordPlaces(ctx, before, after);
    return placesToWire(ctx);
  });

/** Something that is at each of these places: `3 CY-3K`. */
async function heldAt(
  { stores: { stock } }: OfficeScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const held = new Map<string, string>();
  for (const id of ids) {
    const there = (await stock.balances({ place: id })).find(({ quantity }) => quantity > 0);
    const [account] = there ? await stock.accounts([there.key]) : [];
    if (there && account)
      held.set(id, stockMessages.held({ ...there, ...account, quantity: quantityText(there.quantity, account.unit) }));
  }
  return held;
}

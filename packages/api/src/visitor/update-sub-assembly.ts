import { refersTo } from '../input/refers-to.ts';
import { partOf } from '@door/domain/door/model/parts';
import { parsedJson } from '@door/domain/door/model/fields';
import { isEqual } from '@door/domain/lib/is-equal';
import { recordOf } from '@door/domain/door/model/item-record';
import { subAssemblyToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../procedure.ts';
import { itemIdInput } from '../input/ids.ts';
import { jsonText, text } from '../input/text.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { saveUpdate } from '../item/update-stored-item.ts';
import { updatePart } from '../item/update-part.ts';
import { isDesignFinal, itemIsSubmitted, loadToChange } from '../item/load-item.ts';

const length = z.int('must be whole mm').min(1, 'must be positive').max(100_000, 'must be at most 100000 mm');

/** Whether every number in this JSON text is whole: positions of bars, in a list or as `Position` of its records. */
const hasWholePlaces = (json: string): boolean => {
  const given = parsedJson(json);
  const bars: readonly unknown[] = Array.isArray(given) ? given : [];
  const places = bars.map((bar) => z.object({ Position: z.number() }).safeParse(bar).data?.Position ?? bar);
  return places.every((place) => typeof place !== 'number' || Number.isInteger(place));
};

const input = z
  .object({
    Id: text(100),
    FrameId: itemIdInput,
    Width: length,
    Height: length,
    glassTheme: text(100),
    backingGlass: text(100),
    SubAssemblyType: text(100).optional(),
    glassThemePriceGroup: text(100).optional(),
    FrameParts: jsonText(20_000).refine(hasWholePlaces, 'must hold whole mm').optional(),
    Mullions: jsonText(20_000).refine(hasWholePlaces, 'must hold whole mm').optional(),
    Props: jsonText(20_000).optional(),
  })
  .meta(refersTo('whole part'));

/** Changes size, bars or glass of one part; the other parts of the set follow. What cannot be so is refused by its name. */
export const updateSubAssembly = procedure
  .allow('ownItem.design')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: given }) => {
    const { catalogue, context } = ctx.supplier;
    const loaded = unwrapOrThrow(await loadToChange(ctx, given.FrameId, 'finish'));
    const { stored } = loaded;
    const { part, updated } = unwrapOrThrow(updatePart(given, recordOf(stored), context));
    if (isDesignFinal(ctx, stored) && !isEqual(updated.record.item, stored.item)) unwrapOrThrow(itemIsSubmitted);
    const { item } = await saveUpdate(ctx, loaded, updated);
    return subAssemblyToWire(partOf(item.frame.parts, part.kind) ?? part, item, catalogue);
  });

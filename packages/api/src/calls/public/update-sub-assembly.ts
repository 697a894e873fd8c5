import { refersTo } from '../../input/refers-to.ts';
import { partOf } from '@door/domain/model/parts';
import { isEqual } from '@door/domain/model/is-equal';
import { recordOf } from '@door/domain/model/item-record';
import { subAssemblyToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { itemIdInput } from '../../input/ids.ts';
import { jsonText, text } from '../../input/text.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { saveUpdate } from '../../items/update-stored-item.ts';
import { updatePart } from '../../items/update-part.ts';
import { isDesignFinal, itemIsSubmitted, loadToChange } from '../../items/load-item.ts';

const length = z.number('must be a length in mm').min(1, 'must be positive').max(100_000, 'must be at most 100000 mm');

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
  FrameParts: jsonText(20_000).optional(),
  Mullions: jsonText(20_000).optional(),
  Props: jsonText(20_000).optional(),
})
  .meta(refersTo('whole part'));

/** Changes size, bars or glass of one part; the other parts of the set follow. What cannot be so is refused by its name. */
export const updateSubAssembly = procedure.allow('ownItem.design').input(input)
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

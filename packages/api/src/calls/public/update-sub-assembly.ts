import { partOf } from '@door/domain/item/parts';
import { alike } from '@door/domain/shared/alike';
import { subAssemblyToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { jsonText } from '../../input/json-text.ts';
import { text } from '../../input/text.ts';
import { insist } from '../../insist.ts';
import { carryOut } from '../../items/change-item.ts';
import { changedPart } from '../../items/changed-part.ts';
import { itemIsSent, reachItem } from '../../items/reach-item.ts';

const length = z.number('must be a length in mm').min(1, 'must be positive').max(100_000, 'must be at most 100000 mm');

const input = z.object({
  Id: text(100),
  FrameId: itemIdInput,
  Width: length,
  Height: length,
  glassTheme: text(100),
  backingGlass: text(100),
  FrameParts: jsonText(20_000).optional(),
  Mullions: jsonText(20_000).optional(),
  Props: jsonText(20_000).optional(),
});

/** One part as a page or program has changed it: its size, and the glass that it carries. The whole set follows. */
export const updateSubAssembly = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: given }) => {
      const { catalogue } = ctx.supplier;
      const stored = insist(await reachItem(ctx, given.FrameId, 'finish'));
      const { part, chosen } = insist(changedPart(given, stored.item, catalogue));
      const isSealed = ctx.caller.role === 'public' && stored.submittedAt !== null;
      if (isSealed && !alike(chosen.item, stored.item)) insist(itemIsSent);
      const { item } = await carryOut(ctx, stored, chosen);
      return subAssemblyToWire(partOf(item.frame.parts, part.kind) ?? part, item, catalogue);
    });

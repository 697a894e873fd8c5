import { alike } from '@door/domain/shared/alike';
import { itemToWire } from '@door/wire/item-to-wire';
import type { WireItem } from '@door/wire/wire-item';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { propsInput } from '../../input/props.ts';
import { text } from '../../input/text.ts';
import { versionInput } from '../../input/version.ts';
import { insist } from '../../insist.ts';
import { carryOut } from '../../items/change-item.ts';
import { itemIsSent, reachItem } from '../../items/reach-item.ts';
import { atVersion } from '../../items/versions.ts';
import { isSameDesign, wholeItem } from '../../items/whole-item.ts';

/** Read by `itemFromWire`, which knows the catalogue. */
const readLater = z.unknown().optional();

const input = z.object({
  Id: itemIdInput,
  LastUpdated: versionInput,
  Numerals: text(100),
  Address: text(1000),
  Props: propsInput,
  ItemSubAssembly: z.array(z.unknown(), 'must be a list').max(10, 'must have at most 10 entries').readonly(),
  SystemId: readLater,
  TemplateId: readLater,
  DesignId: readLater,
  Type: readLater,
  Currency: readLater,
  BomUpdated: readLater,
  ItemSashPanel: readLater,
  ItemHardware: readLater,
  ExternalFrameColourCode: readLater,
  InternalFrameColourCode: readLater,
  ExternalSashColourCode: readLater,
  InternalSashColourCode: readLater,
  SameInternalSashColour: readLater,
  DifferentFrameGlassTheme: readLater,
  SashGlassTheme: readLater,
  FrameGlassTheme: readLater,
  externalFramePremiumColourSelected: readLater,
  internalFramePremiumColourSelected: readLater,
  externalExtraSelected: readLater,
  internalExtraSelected: readLater,
} satisfies Record<keyof WireItem, z.ZodType>);

/** The whole item as a page or program has changed it, if nobody else changed it meanwhile and it can be had so. */
export const updateItem = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: wire }) => {
      const { catalogue } = ctx.supplier;
      const stored = insist(await reachItem(ctx, wire.Id, 'finish'));
      const version = atVersion(stored, wire.LastUpdated);
      const read = wholeItem(wire, stored, ctx);
      const chosen = insist(read.ok || version.ok ? read : version);
      if (alike(chosen.item, stored.item)) return itemToWire(stored, catalogue);
      const isSealed = ctx.caller.role === 'public' && stored.submittedAt !== null;
      if (isSealed && !isSameDesign(chosen.item, stored.item)) insist(itemIsSent);
      insist(version);
      return itemToWire(await carryOut(ctx, stored, chosen), catalogue);
    });

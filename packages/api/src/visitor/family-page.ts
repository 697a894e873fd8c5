import { refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import {
  deviceMark,
  enforceFamilyLimit,
  familyToken,
  familyToWire,
  findFamilyPage,
  lockFamilyPage,
} from './family-lookup.ts';
import { familyTokenInput, newIdInput, shareIdInput } from '../input/ids.ts';
import { loadShare } from '../item/copy-design.ts';
import { mostFamilyDevices, mostFamilyDoors } from './family-store.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { words } from '../words.ts';

const doorInput = z.strictObject({ Id: newIdInput, ShareId: shareIdInput });

const saveInput = z.strictObject({
  /** Made up by the maker's device and kept there: who has it may change and end the page. */
  Id: newIdInput,
  Doors: z
    .array(doorInput, 'must be a list of doors')
    .min(1, 'must hold a door')
    .max(mostFamilyDoors, `must hold at most ${String(mostFamilyDoors)} doors`)
    .refine((doors) => new Set(doors.map(({ Id }) => Id)).size === doors.length, 'must name each door once'),
});

/** Not in the specification: makes the page on which a family says which of these shared designs it likes, or changes its doors. */
export const saveFamilyPage = procedure
  .allow('ownItem.design')
  .input(saveInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Doors } }) => {
    await enforceRateLimit(ctx, 'share');
    for (const { ShareId } of Doors) unwrapOrThrow(await loadShare(ctx, ShareId));
    const token = familyToken(ctx, Id);
    await ctx.stores.families.save({
      id: Id,
      tokenHash: ctx.ids.digest(token),
      doors: Doors.map((door) => ({ id: door.Id, shareId: door.ShareId })),
      changedAt: ctx.clock.now().toISOString(),
    });
    return { Token: token };
  });

const readInput = z.strictObject({ Token: familyTokenInput, Device: newIdInput });

/** The doors of the page as they are now, with how many devices have given each a heart. */
export const getFamilyPage = procedure
  .allow('ownItem.design')
  .input(readInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Token, Device } }) => {
    await enforceFamilyLimit(ctx, 'family', Token);
    return familyToWire(ctx, unwrapOrThrow(await findFamilyPage(ctx, Token)), Device);
  });

const heartInput = z.strictObject({
  Token: familyTokenInput,
  Device: newIdInput,
  DoorId: newIdInput,
  On: booleanInput,
});

/** Gives a door the heart of a device, or takes it back. A door that its maker has taken away meanwhile gets none. */
export const heartFamilyDoor = procedure
  .allow('ownItem.design')
  .input(heartInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Token, Device, DoorId, On } }) => {
    await enforceFamilyLimit(ctx, 'familyHeart', Token);
    const page = unwrapOrThrow(await lockFamilyPage(ctx, Token));
    const { families } = ctx.stores;
    const heart = { doorId: DoorId, device: deviceMark(ctx, page, Device) };
    if (!On) await families.removeHeart(page.id, heart);
    else if (page.doors.some(({ id }) => id === DoorId)) {
      const devices = new Set((await families.hearts(page.id)).map(({ device }) => device));
      if (!devices.has(heart.device) && devices.size >= mostFamilyDevices)
        unwrapOrThrow(refused('family.full', words.family.full));
      await families.addHeart(page.id, heart);
    }
    return familyToWire(ctx, page, Device);
  });

/** Ends a page: its rows are gone, and its link answers that it has ended. */
export const endFamilyPage = procedure
  .allow('ownItem.design')
  .input(z.strictObject({ Id: newIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id } }) => {
    await ctx.stores.families.remove(Id);
    return { Id };
  });

import { accepted, refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { enforceRateLimit, isWithinRateLimit, tooManyRequests } from '../enforce-rate-limit.ts';
import { booleanInput } from '../input/choices.ts';
import { familyTokenInput, newIdInput, shareIdInput } from '../input/ids.ts';
import { loadShare } from '../item/copy-design.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';
import { type FamilyPage, mostFamilyDevices, mostFamilyDoors } from './family-store.ts';

/** The token of the link to a page: always the same for the same page, and stored nowhere. */
const familyToken = ({ offerLinks, clientId }: CallScope, id: string): string =>
  offerLinks.token(`family ${String(clientId)} ${id}`);

/** The page of a token. One that was ended is gone, and answered as one that nobody has made. */
async function findFamilyPage({ stores, ids }: CallScope, token: string): Promise<Result<FamilyPage>> {
  const found = await stores.families.find(ids.digest(token));
  return found ? accepted(found) : noFamilyPage;
}

/** As `findFamilyPage`, locked until the transaction ends: none of its doors goes meanwhile. */
async function lockFamilyPage(ctx: CallScope, token: string): Promise<Result<FamilyPage>> {
  const found = await findFamilyPage(ctx, token);
  const locked = found.ok ? await ctx.stores.families.load(found.value.id) : undefined;
  return locked ? accepted(locked) : noFamilyPage;
}

const noFamilyPage = refused('family.none', messages.family.none);

/** A mark of a device on this page: marks of two pages cannot be compared. */
const deviceMark = ({ ids }: CallScope, page: FamilyPage, device: string): string => ids.digest(`${page.id} ${device}`);

/** The page for one who reads it: each door with its hearts, and whether one of them is the device's own. */
async function familyToWire(ctx: CallScope, page: FamilyPage, device: string) {
  const own = deviceMark(ctx, page, device);
  const hearts = await ctx.stores.families.hearts(page.id);
  return {
    Doors: page.doors.map(({ id, shareId }) => {
      const given = hearts.filter(({ doorId }) => doorId === id);
      return { Id: id, ShareId: shareId, Hearts: given.length, IsMine: given.some((heart) => heart.device === own) };
    }),
  };
}

/** Counts a call by the caller's address, so that nobody tries tokens, and by the token, so that nobody floods one page. */
async function enforceFamilyLimit(ctx: CallScope, what: 'family' | 'familyHeart', token: string): Promise<void> {
  for (const who of [ctx.address, ctx.ids.digest(token)])
    if (!(await isWithinRateLimit(ctx, what, who))) throw tooManyRequests();
}

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
        unwrapOrThrow(refused('family.full', messages.family.full));
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

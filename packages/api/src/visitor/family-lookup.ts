import { accepted, refused } from '@door/domain/door/model/outcome';
import { isWithinRateLimit, tooManyRequests } from '../enforce-rate-limit.ts';
import type { FamilyPage } from './family-store.ts';
import type { CallScope } from '../procedure.ts';
import type { Outcome } from '../refusals.ts';
import { words } from '../words.ts';

/** The token of the link to a page: always the same for the same page, and stored nowhere. */
export const familyToken = ({ offerLinks, clientId }: CallScope, id: string): string =>
  offerLinks.token(`family ${String(clientId)} ${id}`);

/** The page of a token. One that was ended is gone, and answered as one that nobody has made. */
export async function findFamilyPage({ stores, ids }: CallScope, token: string): Promise<Outcome<FamilyPage>> {
  const found = await stores.families.find(ids.digest(token));
  return found ? accepted(found) : noFamilyPage;
}

/** As `findFamilyPage`, locked until the transaction ends: none of its doors goes meanwhile. */
export async function lockFamilyPage(ctx: CallScope, token: string): Promise<Outcome<FamilyPage>> {
  const found = await findFamilyPage(ctx, token);
  const locked = found.ok ? await ctx.stores.families.load(found.value.id) : undefined;
  return locked ? accepted(locked) : noFamilyPage;
}

const noFamilyPage = refused('family.none', words.family.none);

/** A mark of a device on this page: marks of two pages cannot be compared. */
export const deviceMark = ({ ids }: CallScope, page: FamilyPage, device: string): string =>
  ids.digest(`${page.id} ${device}`);

/** The page for one who reads it: each door with its hearts, and whether one of them is the device's own. */
export async function familyToWire(ctx: CallScope, page: FamilyPage, device: string) {
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
export async function enforceFamilyLimit(ctx: CallScope, what: 'family' | 'familyHeart', token: string): Promise<void> {
  for (const who of [ctx.address, ctx.ids.digest(token)])
    if (!(await isWithinRateLimit(ctx, what, who))) throw tooManyRequests();
}

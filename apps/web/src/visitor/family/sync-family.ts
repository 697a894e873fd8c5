import { namesKnownRows } from '@door/domain/door/configure/unknown-rows';
import type { AppServices } from '../../designer/app/app-context.ts';
import { createPublicClient } from '../../shared/calls/public-client.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import type { KeptDoor } from '../kept/stored-kept.ts';
import { shareKept } from '../kept/stored-at-supplier.ts';
import { readFamily, type StoredFamily, storeFamily } from './stored-family.ts';

/** Of the kept doors those that can be shown to anybody. */
export const shownDoors = (doors: readonly KeptDoor[], { catalogue }: Pick<AppServices, 'catalogue'>) =>
  doors.flatMap(({ id, item }) => (item !== null && namesKnownRows(item, catalogue) ? [{ id, item }] : []));

/** Whether the page shows these kept doors already. A kept door never changes under its id. */
export const isInStep = ({ doors }: StoredFamily, shown: readonly { readonly id: string }[]): boolean =>
  shown.length === 0 || shown.map(({ id }) => id).join() === doors.join();

let last: Promise<unknown> = Promise.resolve();

/**
 * Brings the page to the kept doors as they are now, or makes one; answers it as it is stored, null where it was ended meanwhile.
 * One after the other, so that an older one never comes last.
 */
export function syncFamily(
  app: AppServices,
  kept: () => readonly KeptDoor[],
  id?: string,
): Promise<StoredFamily | null> {
  const turn = last.then(() => syncNow(app, kept(), id));
  last = turn.catch(() => undefined);
  return turn;
}

async function syncNow(app: AppServices, kept: readonly KeptDoor[], made?: string): Promise<StoredFamily | null> {
  const { clientId } = app.client;
  const before = readFamily(clientId, deviceStorage);
  const id = before?.id ?? made;
  const shown = shownDoors(kept, app);
  if (id === undefined || (before && isInStep(before, shown))) return before;
  const doors = await Promise.all(shown.map(async (door) => ({ Id: door.id, ShareId: await shareKept(door, app) })));
  const { Token } = await createPublicClient(app.session).saveFamilyPage.mutate({ Id: id, Doors: doors });
  const after = { version: 1, id, token: Token, doors: shown.map((door) => door.id) } as const;
  storeFamily(clientId, after, deviceStorage);
  return after;
}

/** Ends the page, at the supplier first: what could not be ended is still known here. */
export function endFamily(app: AppServices, { id }: StoredFamily): Promise<void> {
  const turn = last.then(async () => {
    await createPublicClient(app.session).endFamilyPage.mutate({ Id: id });
    storeFamily(app.client.clientId, null, deviceStorage);
  });
  last = turn.catch(() => undefined);
  return turn;
}

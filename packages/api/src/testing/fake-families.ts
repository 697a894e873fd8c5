import type { FamilyHeart, FamilyPage, FamilyStore } from '../visitor/family-store.ts';
import type { Draft } from './fake-transactions.ts';

export interface FamilyRows {
  readonly families: readonly FamilyPage[];
  readonly familyHearts: readonly (FamilyHeart & { readonly pageId: string })[];
}

export const emptyFamilyRows: FamilyRows = { families: [], familyHearts: [] };

export function fakeFamilies(draft: Draft): FamilyStore {
  const change = async (rows: Partial<FamilyRows>) => {
    draft.now = { ...draft.now, ...rows };
  };
  const without = (id: string) => draft.now.families.filter((page) => page.id !== id);
  const isHeart =
    (id: string, { doorId, device }: FamilyHeart) =>
    (heart: FamilyRows['familyHearts'][number]) =>
      heart.pageId === id && heart.doorId === doorId && heart.device === device;
  return {
    load: async (id) => draft.now.families.find((page) => page.id === id),
    find: async (hash) => draft.now.families.find(({ tokenHash }) => tokenHash === hash),
    save: async (page) => {
      const before = draft.now.families.find(({ id }) => id === page.id)?.doors ?? [];
      const isKept = (doorId: string) =>
        page.doors.some(({ id, shareId }) =>
          before.some((door) => id === doorId && door.id === id && door.shareId === shareId),
        );
      await change({
        families: [...without(page.id), page],
        familyHearts: draft.now.familyHearts.filter(({ pageId, doorId }) => pageId !== page.id || isKept(doorId)),
      });
    },
    hearts: async (id) => draft.now.familyHearts.filter(({ pageId }) => pageId === id),
    addHeart: async (id, heart) => {
      if (!draft.now.familyHearts.some(isHeart(id, heart)))
        await change({ familyHearts: [...draft.now.familyHearts, { ...heart, pageId: id }] });
    },
    removeHeart: async (id, heart) => {
      const isThis = isHeart(id, heart);
      await change({ familyHearts: draft.now.familyHearts.filter((each) => !isThis(each)) });
    },
    remove: (id) =>
      change({
        families: without(id),
        familyHearts: draft.now.familyHearts.filter(({ pageId }) => pageId !== id),
      }),
  };
}

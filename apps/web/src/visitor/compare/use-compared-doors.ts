import { namesKnownRows } from '@door/domain/door/configure/unknown-rows';
import type { Item } from '@door/domain/door/model/item';
import { useEffect, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { nameOfDoor } from '../kept/name-of-door.ts';
import { useKept } from '../kept/use-kept.ts';
import { presentDesign } from './compared.ts';
import { compareMessages } from '../kept/messages.ts';

/** Where a door of a comparison comes from, which says how a visitor goes on with it. */
export type DoorSource = 'kept' | 'mine' | 'shared';

export interface ComparedDoor {
  readonly id: string;
  readonly source: DoorSource;
  readonly name: string;
  readonly item: Item | 'opening' | 'none' | 'out-of-reach';
}

/** The doors that an address names: kept on this device, the design in progress, or shared by somebody. */
export function useComparedDoors(ids: readonly string[]): {
  readonly doors: readonly ComparedDoor[];
  readonly openAgain: () => void;
} {
  const { store, catalogue, context } = useApp();
  const [{ doors: kept }] = useKept();
  const [mine] = useState(() => store.current().shown);
  const isHere = (id: string) => id === presentDesign || kept.some((door) => door.id === id);
  const { shared, openAgain } = useSharedDoors(ids.filter((id) => !isHere(id)));
  const doors = ids.map((id, index): ComparedDoor => {
    if (id === presentDesign) return { id, source: 'mine', name: compareMessages.mine, item: mine };
    const found = kept.find((door) => door.id === id);
    if (found) {
      const isSold = found.item !== null && namesKnownRows(found.item, catalogue);
      return { id, source: 'kept', name: found.name, item: isSold && found.item ? found.item : 'none' };
    }
    const item = shared[id] ?? 'opening';
    const name = typeof item === 'string' ? compareMessages.shared(index + 1) : nameOfDoor(item, context);
    return { id, source: 'shared', name, item };
  });
  return { doors, openAgain };
}

export type LoadedDoors = Readonly<Record<string, Item | 'opening' | 'none' | 'out-of-reach'>>;

/** Shared designs, by their ids. */
export function useSharedDoors(ids: readonly string[]): {
  readonly shared: LoadedDoors;
  readonly openAgain: () => void;
} {
  const { api, catalogue } = useApp();
  const [shared, setShared] = useState<LoadedDoors>({});
  const [tries, setTries] = useState(0);
  const wanted = ids.join(',');
  useEffect(() => {
    const state = { isOver: false };
    const calls = api.sharing(catalogue);
    const load = async (id: string) => {
      const item = await calls.open(id).catch(() => 'out-of-reach' as const);
      if (!state.isOver) setShared((now) => ({ ...now, [id]: item }));
    };
    for (const id of wanted === '' ? [] : wanted.split(',')) void load(id);
    return () => {
      state.isOver = true;
    };
  }, [api, catalogue, wanted, tries]);
  return { shared, openAgain: () => setTries((now) => now + 1) };
}

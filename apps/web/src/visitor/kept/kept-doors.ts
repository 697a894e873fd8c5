import type { Item } from '@door/domain/door/model/item';
import { createStore } from '../../shared/state/store.ts';
import { deviceStorage, type SafeStorage } from '../../shared/storage/storage.ts';
import { isSameDoor, type KeptDoor, longestName, mostKept, newKeptDoor, readKept, textOfKept } from './stored-kept.ts';

export interface KeptState {
  readonly doors: readonly KeptDoor[];
  /** A later release of the page has stored them: this one reads and writes nothing. */
  readonly isNewer: boolean;
}

/** The doors that a visitor keeps on this device for one supplier, the same in every tab. */
export interface KeptDoors {
  readonly current: () => KeptState;
  readonly subscribe: (listener: () => void) => () => void;
  /** `full`: four are kept already. */
  readonly keep: (item: Item, name: string) => 'kept' | 'full' | 'newer';
  /** Puts a new door in the place of one that is given up. */
  readonly keepInstead: (givenUp: string, door: { readonly item: Item; readonly name: string }) => void;
  readonly rename: (id: string, name: string) => void;
  readonly remove: (id: string) => void;
  /** Puts a door back that was removed just now; nothing where there is no room any more. */
  readonly putBack: (door: KeptDoor, index: number) => void;
}

interface KeptPorts {
  readonly storage: SafeStorage;
  readonly newId: () => string;
}

const keyOf = (clientId: number): string => `doorwright.kept.${clientId}`;

export function createKeptDoors(clientId: number, { storage, newId }: KeptPorts): KeptDoors & { reload(): void } {
  const key = keyOf(clientId);
  const read = (): KeptState => {
    const doors = readKept(storage.getItem(key));
    return doors === 'newer' ? { doors: [], isNewer: true } : { doors, isNewer: false };
  };
  const state = createStore<KeptState>(read());
  // Another tab may have changed them, so that what is stored is what is changed.
  const change = (to: (doors: readonly KeptDoor[]) => readonly KeptDoor[]) => {
    const { doors, isNewer } = read();
    if (isNewer) return state.set({ doors: [], isNewer });
    const next = to(doors);
    storage.setItem(key, textOfKept(next));
    state.set({ doors: next, isNewer });
  };
  const added = (item: Item, name: string, doors: readonly KeptDoor[]) =>
    newKeptDoor(item, { id: newId(), name: freeName(name, doors) });
  return {
    current: state.current,
    subscribe: state.subscribe,
    reload: () => state.set(read()),
    keep: (item, name) => {
      const { doors, isNewer } = read();
      if (isNewer) return 'newer';
      if (doors.some((door) => door.item && isSameDoor(door.item, item))) return 'kept';
      if (doors.length >= mostKept) return 'full';
      change((now) => [...now, added(item, name, now)]);
      return 'kept';
    },
    keepInstead: (givenUp, { item, name }) =>
      change((doors) => doors.map((door) => (door.id === givenUp ? added(item, name, doors) : door))),
    rename: (id, name) => {
      const trimmed = name.trim().slice(0, longestName);
      if (trimmed !== '') change((doors) => doors.map((door) => (door.id === id ? { ...door, name: trimmed } : door)));
    },
    remove: (id) => change((doors) => doors.filter((door) => door.id !== id)),
    putBack: (door, index) =>
      change((doors) =>
        doors.length >= mostKept || doors.some(({ id }) => id === door.id) ? doors : doors.toSpliced(index, 0, door),
      ),
  };
}

/** `Cottage in Oak`, and `Cottage in Oak 2` where another has that name. */
function freeName(name: string, doors: readonly KeptDoor[]): string {
  const wanted = name.slice(0, longestName - 2);
  const numbered = Array.from({ length: mostKept + 1 }, (_, index) =>
    index === 0 ? wanted : `${wanted} ${index + 1}`,
  );
  return numbered.find((each) => doors.every((door) => door.name !== each)) ?? wanted;
}

type OpenedKept = ReturnType<typeof createKeptDoors>;

const opened = new Map<number, OpenedKept>();

/** Those of this page: the same for whoever asks. */
export function keptDoorsOf(clientId: number): OpenedKept {
  const known = opened.get(clientId);
  if (known) return known;
  const doors = createKeptDoors(clientId, { storage: deviceStorage, newId: () => crypto.randomUUID() });
  addEventListener('storage', ({ key }) => (key === null || key === keyOf(clientId)) && doors.reload());
  opened.set(clientId, doors);
  return doors;
}

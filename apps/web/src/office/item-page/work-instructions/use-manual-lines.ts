import type { Stock } from '@door/domain/catalogue/stock-rows';
import type { WireInstruction } from '@door/wire/instruction-wire';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { officeClient } from '../../queries/office-client.ts';
import { useSend } from '../../queries/use-send.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import type { BomLine } from '../../open-item/stored-bom.ts';

/** As typed; 0 is sent as null. */
interface TypedAmounts {
  readonly quantity: number;
  readonly length: number;
  readonly width: number;
}

export interface ManualLines {
  readonly addBlank: () => void;
  readonly pickFor: (line: BomLine, stock: Stock) => void;
  /** Adds stock for its option list, with the pieces that come with it. */
  readonly pick: (stock: Stock, place: { readonly dropdown: string | null; readonly group: string }) => void;
  readonly setAmounts: (line: BomLine, amounts: TypedAmounts) => void;
  readonly remove: (line: BomLine) => void;
  readonly undo: (line: BomLine) => void;
  /** Ids of lines whose removal can still be undone. */
  readonly beingRemoved: readonly string[];
  readonly busy: boolean;
}

type Correct = (change: (lines: readonly WireInstruction[]) => readonly WireInstruction[]) => void;

/** Adds, changes and removes manual lines. `correct` changes the lines in the cache, `again` loads them again. */
export function useManualLines({ correct, again }: { readonly correct: Correct; again(): void }): ManualLines {
  const { saved } = useOfficeItem();
  const { send, busy } = useSend();
  const ItemId = saved.item.id;
  const calls = () => officeClient().workInstructions;
  const put = (line: WireInstruction | undefined) => {
    if (line) correct((lines) => [...lines.filter(({ Id }) => Id !== line.Id), line].sort(byId));
  };
  const removeLine = async (id: string) => {
    const isRemoved = await send(async () => {
      await calls().deleteWorkInstruction.mutate(id);
      correct((lines) => lines.filter(({ Id }) => Id !== id));
    });
    if (!isRemoved) again();
  };
  const { beingRemoved, schedule, undo } = useDelayedRemoval((id) => void removeLine(id));
  return {
    beingRemoved,
    busy,
    remove: ({ id }) => schedule(id),
    undo: ({ id }) => undo(id),
    addBlank: () => void (busy || send(async () => put(await calls().addBlankWorkInstruction.mutate({ ItemId })))),
    pickFor: ({ id }, { masterId }) =>
      void send(async () =>
        put(await calls().pickStockForManualInstruction.mutate({ instructionId: id, masterStockId: masterId })),
      ),
    pick: (stock, { dropdown, group }) =>
      void send(async () => {
        const input = { itemId: ItemId, stockId: stock.id, dropdown, subAssembly: group, manuallySelected: true };
        await calls().updateWorkinstruction.mutate(input);
        again();
      }),
    setAmounts: ({ id: Id }, { quantity, length, width }) =>
      void send(async () => {
        const amounts = { Quantity: quantity || null, Length: length || null, Width: width || null };
        put(await calls().updateManualWorkInstruction.mutate({ Id, ...amounts }));
      }),
  };
}

/** In the order of adding: ids end with a number. Manual lines after the calculated ones. */
const byId = (one: WireInstruction, other: WireInstruction): number =>
  Number(one.ManuallyAdded) - Number(other.ManuallyAdded) ||
  one.Id.localeCompare(other.Id, undefined, { numeric: true });

/** How long a removal can be undone, ms. */
const undoMs = 8000;

/** Delays removals so that they can be undone; leaving the page removes at once. */
function useDelayedRemoval(onRemove: (id: string) => void) {
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const undo = (id: string) => setRemovals((now) => now.filter((each) => each.id !== id));
  const removeNow = useEffectEvent((id: string) => {
    undo(id);
    onRemove(id);
  });
  const waiting = useRef(removals);
  useEffect(() => {
    waiting.current = removals;
    const timers = removals.map(({ id, until }) => setTimeout(() => removeNow(id), until - Date.now()));
    return () => timers.forEach(clearTimeout);
  }, [removals]);
  useEffect(
    () => () => {
      for (const { id } of waiting.current) removeNow(id);
    },
    [],
  );
  const schedule = (id: string) => setRemovals((now) => [...now, { id, until: Date.now() + undoMs }]);
  return { beingRemoved: removals.map(({ id }) => id), schedule, undo };
}

interface Removal {
  readonly id: string;
  /** When it is removed, ms since 1970. */
  readonly until: number;
}

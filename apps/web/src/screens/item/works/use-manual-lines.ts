import type { Stock } from '@door/domain/catalogue/stock-rows';
import type { WireInstruction } from '@door/wire/instruction-to-wire';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { officeApi } from '../../../office/calls.ts';
import { useSend } from '../../../office/use-send.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';
import type { SheetLine } from '../../../office/item/sheet.ts';

/** As typed; 0 says nothing and travels as null. */
interface TypedAmounts {
  readonly quantity: number;
  readonly length: number;
  readonly width: number;
}

export interface ManualLines {
  readonly addBlank: () => void;
  readonly pickFor: (line: SheetLine, stock: Stock) => void;
  /** Puts stock on the sheet for its option list, with all that it brings along. */
  readonly pick: (stock: Stock, place: { readonly dropdown: string | null; readonly group: string }) => void;
  readonly setAmounts: (line: SheetLine, amounts: TypedAmounts) => void;
  readonly remove: (line: SheetLine) => void;
  readonly undo: (line: SheetLine) => void;
  /** Lines that are being taken away; until then they can be had back. */
  readonly leaving: readonly string[];
  readonly busy: boolean;
}

type Correct = (change: (lines: readonly WireInstruction[]) => readonly WireInstruction[]) => void;

/** What a person does with lines of their own. `correct` sets right what the page shows, `again` fetches all lines anew. */
export function useManualLines({ correct, again }: { readonly correct: Correct; again(): void }): ManualLines {
  const { saved } = useOfficeItem();
  const { send, busy } = useSend();
  const ItemId = saved.item.id;
  const calls = () => officeApi().workInstructions;
  const put = (line: WireInstruction | undefined) => {
    if (line) correct((lines) => [...lines.filter(({ Id }) => Id !== line.Id), line].sort(byId));
  };
  const takeAway = async (id: string) => {
    const isGone = await send(async () => {
      await calls().deleteWorkInstruction.mutate(id);
      correct((lines) => lines.filter(({ Id }) => Id !== id));
    });
    if (!isGone) again();
  };
  const { leaving, leave, stay } = useLeaving((id) => void takeAway(id));
  return {
    leaving,
    busy,
    remove: ({ id }) => leave(id),
    undo: ({ id }) => stay(id),
    addBlank: () => void (busy || send(async () => put(await calls().addBlankWorkInstruction.mutate({ ItemId })))),
    pickFor: ({ id }, { masterId }) =>
      void send(async () =>
        put(await calls().pickStockForManualInstruction.mutate({ instructionId: id, masterStockId: masterId })),
      ),
    pick: (stock, { dropdown, group }) =>
      void send(async () => {
        const wish = { itemId: ItemId, stockId: stock.id, dropdown, subAssembly: group, manuallySelected: true };
        await calls().updateWorkinstruction.mutate(wish);
        again();
      }),
    setAmounts: ({ id: Id }, { quantity, length, width }) =>
      void send(async () => {
        const amounts = { Quantity: quantity || null, Length: length || null, Width: width || null };
        put(await calls().updateManualWorkInstruction.mutate({ Id, ...amounts }));
      }),
  };
}

/** In the order in which they were added: the number is the last word of the id. */
const byId = (one: WireInstruction, other: WireInstruction): number =>
  Number(one.ManuallyAdded) - Number(other.ManuallyAdded) ||
  one.Id.localeCompare(other.Id, undefined, { numeric: true });

/** How long a line that was taken away can be had back, ms. */
const regret = 8000;

/** Leaves the server alone until nobody can change their mind any more, or until the page goes. */
function useLeaving(onGone: (id: string) => void) {
  const [leaving, setLeaving] = useState<readonly Leaving[]>([]);
  const stay = (id: string) => setLeaving((now) => now.filter((each) => each.id !== id));
  const finish = useEffectEvent((id: string) => {
    stay(id);
    onGone(id);
  });
  const waiting = useRef(leaving);
  useEffect(() => {
    waiting.current = leaving;
    const timers = leaving.map(({ id, until }) => setTimeout(() => finish(id), until - Date.now()));
    return () => timers.forEach(clearTimeout);
  }, [leaving]);
  useEffect(
    () => () => {
      for (const { id } of waiting.current) finish(id);
    },
    [],
  );
  const leave = (id: string) => setLeaving((now) => [...now, { id, until: Date.now() + regret }]);
  return { leaving: leaving.map(({ id }) => id), leave, stay };
}

interface Leaving {
  readonly id: string;
  /** When it is taken away for good, ms. */
  readonly until: number;
}

import type { ManualLineChange } from '@door/domain/making/bom/manual-line';
import type { Stock } from '@door/domain/catalogue/rows/stock-rows';
import type { WireInstruction } from '@door/wire/instruction-wire';
import { useMutation } from '@tanstack/react-query';
import { useDelayedSend, waitFor } from '../../layout/use-delayed-send.ts';
import { trpc } from '../../queries/query-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import type { StoredBomOnPage } from '../../open-item/use-stored-bom.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import type { BomLine } from '../../open-item/stored-bom.ts';

export interface ManualLines {
  readonly addBlank: () => void;
  readonly pickFor: (line: BomLine, stock: Stock) => void;
  /** Adds stock for its option list, with the pieces that come with it. */
  readonly pick: (stock: Stock, place: { readonly dropdown: string | null; readonly group: string }) => void;
  /** Sends one field of a line, so that no other field is overwritten. Resolves once it is stored. */
  readonly change: (line: BomLine, typed: ManualLineChange) => Promise<unknown>;
  readonly remove: (line: BomLine) => void;
  readonly undo: (line: BomLine) => void;
  /** Whether the line is being removed; for eight seconds that can be undone. */
  readonly isBeingRemoved: (line: BomLine) => boolean;
  readonly isAdding: boolean;
}

/** What `updateWorkinstruction` adds. */
interface Picked {
  readonly stockId: number;
  readonly dropdown?: string | null | undefined;
  readonly subAssembly?: string | null | undefined;
}

const blank = 'blank line';

const pickOf = ({ stockId, dropdown, subAssembly }: Picked): string => [stockId, dropdown, subAssembly].join(' ');

/** A line that is added has a price too. */
const meta = { invalidates: [trpc.workInstructions.pathKey(), trpc.pricing.pathKey()] };

/** Adds, changes and removes manual lines. */
export function useManualLines({ setLines, refetch }: Pick<StoredBomOnPage, 'setLines' | 'refetch'>): ManualLines {
  const { saved } = useOfficeItem();
  const ItemId = saved.item.id;
  const put = (line: WireInstruction | undefined) => {
    if (line) setLines((lines) => [...lines.filter(({ Id }) => Id !== line.Id), line].sort(byId));
  };
  const calls = trpc.workInstructions;
  const attempts = useAttempts();
  const addBlank = useMutation(
    calls.addBlankWorkInstruction.mutationOptions({
      meta,
      onSuccess: (line) => {
        attempts.done(blank);
        put(line);
      },
    }),
  );
  const pickForLine = useMutation(calls.pickStockForManualInstruction.mutationOptions({ meta, onSuccess: put }));
  const pickForList = useMutation(
    calls.updateWorkinstruction.mutationOptions({ meta, onSuccess: (_, picked) => attempts.done(pickOf(picked)) }),
  );
  const update = useMutation(
    // One after the other: the last answer is the line as it is stored.
    calls.updateManualWorkInstruction.mutationOptions({ meta, scope: { id: `lines of ${ItemId}` }, onSuccess: put }),
  );
  const remove = useMutation(
    calls.deleteWorkInstruction.mutationOptions({
      meta,
      onSuccess: (_, id) => setLines((lines) => lines.filter(({ Id }) => Id !== id)),
      onError: refetch,
    }),
  );
  const removal = useDelayedSend((id) => remove.mutateAsync(id).catch(() => undefined), waitFor(undoMs));
  return {
    isBeingRemoved: ({ id }) => removal.isScheduled(id),
    isAdding: addBlank.isPending,
    remove: ({ id }) => removal.schedule(id),
    undo: ({ id }) => removal.undo(id),
    addBlank: () => {
      if (!addBlank.isPending) addBlank.mutate({ ItemId, Attempt: attempts.of(blank) });
    },
    pickFor: ({ id }, { masterId }) => pickForLine.mutate({ instructionId: id, masterStockId: masterId }),
    pick: (stock, { dropdown, group }) => {
      const picked = { itemId: ItemId, stockId: stock.id, dropdown, subAssembly: group, manuallySelected: true };
      pickForList.mutate({ ...picked, attempt: attempts.of(pickOf(picked)) });
    },
    change: ({ id: Id }, typed) => update.mutateAsync({ Id, ...changeToWire(typed) }),
  };
}

const changeToWire = ({ description, quantity, length, width }: ManualLineChange) => ({
  ...(description !== undefined && { Description: description }),
  ...(quantity !== undefined && { Quantity: quantity || null }),
  ...(length !== undefined && { Length: length || null }),
  ...(width !== undefined && { Width: width || null }),
});

/** In the order of adding: ids end with a number. Manual lines after the calculated ones. */
const byId = (one: WireInstruction, other: WireInstruction): number =>
  Number(one.ManuallyAdded) - Number(other.ManuallyAdded) ||
  one.Id.localeCompare(other.Id, undefined, { numeric: true });

/** How long a removal can be undone, ms. */
const undoMs = 8000;

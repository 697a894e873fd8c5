import { workedBill } from '@door/domain/bom/bill-of-materials';
import { bomChanges, type LineChange } from '@door/domain/bom/bom-changes';
import type { WireInstruction } from '@door/wire/instruction-to-wire';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { onDevice } from '../../kept.ts';
import { answersOf } from '../answers.ts';
import { officeApi } from '../calls.ts';
import { type Asked, useAsked } from '../use-asked.ts';
import { useOfficeItem } from './office-item.ts';
import { type BomMemory, keepBomMemory, readBomMemory, seeBom } from './bom-memory.ts';
import { readSheet, type Sheet } from './sheet.ts';

type Lines = readonly WireInstruction[];

const answers = answersOf<Lines>();

export interface SheetOnPage extends Pick<Asked<Lines>, 'problem' | 'again' | 'correct'> {
  /** undefined: on its way. */
  readonly sheet: Sheet | undefined;
  /** What the last update changed; null: not known, or read already. */
  readonly changed: readonly LineChange[] | null;
  readonly read: () => void;
}

/** The lines that the server keeps of the open item: those of its last bill, and what people added by hand. */
export function useKeptLines(): Asked<Lines> {
  const { id, made } = useBill();
  return useAsked({
    answers,
    key: `${id} ${made}`,
    ask: () => officeApi().workInstructions.getWorkInstructions.query(id),
  });
}

function useBill() {
  const { saved } = useOfficeItem();
  return { id: saved.item.id, made: saved.wire.BomUpdated };
}

/** The kept lines, read beside the bill that the door makes now. */
export function useSheet(): SheetOnPage {
  const { item, catalogue, works } = useOfficeItem();
  const { id, made } = useBill();
  const asked = useKeptLines();
  const wires = useLatest(id, asked.answer);
  const settled = useDeferredValue(item);
  const worked = useMemo(() => workedBill(settled, { catalogue, works }), [settled, catalogue, works]);
  const sheet = useMemo(() => wires && readSheet(wires, worked), [wires, worked]);
  const { changed, read } = useChanges({ id, made, isCurrent: asked.answer !== undefined, sheet });
  return { ...asked, sheet, changed, read };
}

/** While the lines of a new bill are on their way, those of the last one stay. */
function useLatest(id: string, answer: Lines | undefined): Lines | undefined {
  const [latest, setLatest] = useState({ id, answer });
  if (answer !== undefined && latest.answer !== answer) setLatest({ id, answer });
  return answer ?? (latest.id === id ? latest.answer : undefined);
}

interface OnPage {
  readonly id: string;
  readonly made: string | null;
  readonly isCurrent: boolean;
  readonly sheet: Sheet | undefined;
}

/** Remembers each bill that was on the page, and tells what the newest changed. */
function useChanges({ id, made, isCurrent, sheet }: OnPage) {
  const [memory, setMemory] = useState<BomMemory | null>(() => readBomMemory(onDevice, id));
  const lines = useMemo(() => sheet?.calculated.map(({ line }) => line), [sheet]);
  const keep = (next: BomMemory) => {
    keepBomMemory(onDevice, id, next);
    setMemory(next);
  };
  useEffect(() => {
    if (!lines || made === null || !isCurrent || memory?.seen.lines === lines) return;
    keep(seeBom(memory, { made, lines }));
  });
  const changed = useMemo(
    () => (memory?.before && memory.seen.made === made ? bomChanges(memory.before.lines, memory.seen.lines) : null),
    [memory, made],
  );
  return { changed, read: () => memory && keep({ ...memory, before: null }) };
}

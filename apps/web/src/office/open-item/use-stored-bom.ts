import { calculatedBill } from '@door/domain/bom/bill-of-materials';
import { bomChanges, type LineChange } from '@door/domain/bom/bom-changes';
import type { WireInstruction } from '@door/wire/instruction-wire';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { deviceStorage } from '../../platform/storage/storage.ts';
import { answersOf } from '../queries/answers.ts';
import { officeClient } from '../queries/office-client.ts';
import { type Asked, useAsked } from '../queries/use-asked.ts';
import { useOfficeItem } from './office-item.ts';
import { type SeenBoms, storeSeenBoms, readSeenBoms, withSeenBom } from './seen-boms.ts';
import { readStoredBom, type StoredBom } from './stored-bom.ts';

type Lines = readonly WireInstruction[];

const answers = answersOf<Lines>();

export interface StoredBomOnPage extends Pick<Asked<Lines>, 'problem' | 'again' | 'correct'> {
  /** undefined: loading. */
  readonly bom: StoredBom | undefined;
  /** What the last update of the bill changed; null: not known, or dismissed. */
  readonly lastChanges: readonly LineChange[] | null;
  readonly dismissLastChanges: () => void;
}

/** The stored lines of the open item: those of its last bill, and manual ones. */
export function useStoredLines(): Asked<Lines> {
  const { id, made } = useBill();
  return useAsked({
    answers,
    key: `${id} ${made}`,
    ask: () => officeClient().workInstructions.getWorkInstructions.query(id),
  });
}

function useBill() {
  const { saved } = useOfficeItem();
  return { id: saved.item.id, made: saved.wire.BomUpdated };
}

/** The stored lines, compared with the bill calculated from the item as it is now. */
export function useStoredBom(): StoredBomOnPage {
  const { item, catalogue, production } = useOfficeItem();
  const { id, made } = useBill();
  const asked = useStoredLines();
  const wires = useLatest(id, asked.answer);
  const deferred = useDeferredValue(item);
  const calculatedNow = useMemo(
    () => calculatedBill(deferred, { catalogue, production }),
    [deferred, catalogue, production],
  );
  const bom = useMemo(() => wires && readStoredBom(wires, calculatedNow), [wires, calculatedNow]);
  const isLoaded = asked.answer !== undefined;
  const { lastChanges, dismissLastChanges } = useLastChanges({ id, made, isLoaded, bom });
  return { ...asked, bom, lastChanges, dismissLastChanges };
}

/** While the lines of a new bill are loading, those of the last one stay. */
function useLatest(id: string, answer: Lines | undefined): Lines | undefined {
  const [latest, setLatest] = useState({ id, answer });
  if (answer !== undefined && latest.answer !== answer) setLatest({ id, answer });
  return answer ?? (latest.id === id ? latest.answer : undefined);
}

interface BomOnPage {
  readonly id: string;
  readonly made: string | null;
  /** Whether these are the lines of the bill made at `made`, not of the one before it. */
  readonly isLoaded: boolean;
  readonly bom: StoredBom | undefined;
}

/** Stores each bill that was shown on this device, and compares the newest with the one before it. */
function useLastChanges({ id, made, isLoaded, bom }: BomOnPage) {
  const [boms, setBoms] = useState<SeenBoms | null>(() => readSeenBoms(deviceStorage, id));
  const lines = useMemo(() => bom?.calculated.map(({ line }) => line), [bom]);
  const store = (next: SeenBoms) => {
    storeSeenBoms(deviceStorage, id, next);
    setBoms(next);
  };
  useEffect(() => {
    if (!lines || made === null || !isLoaded || boms?.seen.lines === lines) return;
    store(withSeenBom(boms, { made, lines }));
  });
  const lastChanges = useMemo(
    () => (boms?.before && boms.seen.made === made ? bomChanges(boms.before.lines, boms.seen.lines) : null),
    [boms, made],
  );
  return { lastChanges, dismissLastChanges: () => boms && store({ ...boms, before: null }) };
}

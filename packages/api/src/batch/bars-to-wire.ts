import { itemNumberText } from '@door/domain/making/batch/batch-door';
import { partText } from '@door/domain/making/batch/door-columns';
import { isKept } from '@door/domain/making/batch/offcut';
import { partCode } from '@door/domain/making/batch/part-code';
import type { PlannedBar } from '@door/domain/making/batch/planned-bar';
import { slotText } from '@door/domain/making/batch/slot';
import type { SawRow } from '@door/domain/catalogue/rows/production-rows';
import type { StoredCutPlan } from './cut-plan-store.ts';
import { batchingMessages } from '../messages.ts';
import type { GroupStanding } from './cut-standing.ts';

/** The plan of a group: its bars, how good it is, and why. Lengths in mm. */
export const planOfGroupToWire = (group: GroupStanding, bars: readonly PlannedBar[], saw: SawRow) => {
  const { toCut, plan } = group;
  const { bars: newBars, length } = plan?.document.solution ?? notPlanned;
  return {
    /** Key of the group. */
    Group: toCut.group.key,
    Bars: barsToWire(group, bars, saw),
    /** null: never planned. */
    NewBars: newBars.reached,
    /** mm of new bars. */
    NewLength: length.reached,
    /** No plan needs fewer new bars than this. */
    Bound: newBars.atLeast,
    /** How that is known; `none`: the plan may be one that needs more. */
    Proof: newBars.proof,
    Kerf: saw.kerf,
    Trim: saw.trim,
    Certificate: plan && certificateToWire(plan),
  };
};

const unknown = { reached: null, atLeast: null, proof: 'none' } as const;
const notPlanned = { bars: unknown, length: unknown } as const;

/** The bars of a group as they are sawn. A piece that the batch no longer has keeps its code and length alone. */
function barsToWire({ toCut, plan }: GroupStanding, bars: readonly PlannedBar[], saw: SawRow) {
  const made = new Map(toCut.pieces.map((piece) => [piece.code, piece]));
  const lengths = new Map((plan?.document.pieces ?? []).map(({ code, length }) => [code, length]));
  return bars
    .filter(({ group }) => group === toCut.group.key)
    .map((bar) => ({
      Number: bar.number,
      Stock: bar.stock,
      /** Id of the offcut; null: a new bar. */
      Offcut: bar.offcut,
      /** Codes, in the order in which they are sawn. */
      Pieces: bar.pieces,
      /** The same pieces as their labels tell them. */
      Cuts: bar.pieces.map((code) => {
        const piece = made.get(code);
        return {
          Code: code,
          Length: piece?.record.length.value ?? lengths.get(code) ?? 0,
          Name: piece ? partText(piece, batchingMessages) : '',
          /** Short: `LS-JL`. */
          Part: piece ? partCode(piece.record) : '',
          /** Degrees, upper or left end first. */
          Ends: piece?.record.ends ?? null,
          Order: piece?.door.line.order ?? '',
          Item: piece ? itemNumberText(piece.door) : '',
          Slot: piece ? slotText({ rack: 'frames', place: piece.door.place }) : '',
        };
      }),
      Rest: bar.rest,
      /** Whether the rest is long enough to become an offcut. */
      KeepRest: isKept(bar, saw),
    }));
}

/** Why no plan needs fewer bars: a weight for each length, and how much of it fits on one bar. */
function certificateToWire({ document: { problem, solution, kinds } }: StoredCutPlan) {
  const { certificate, atLeast } = solution.bars;
  const weights = certificate.weights.map(({ length, weight }) => ({
    Length: length,
    Weight: weight,
    Quantity: problem.pieces.find((piece) => piece.length === length)?.quantity ?? 0,
  }));
  return {
    Weights: weights,
    /** Of all pieces. */
    Total: weights.reduce((sum, { Weight, Quantity }) => sum + Weight * Quantity, 0),
    Kinds: kinds.map(({ length, offcut, count, most, price }) => ({
      Length: length,
      Offcut: offcut,
      /** null: without end. */
      Count: count,
      /** The greatest weight that fits on one. */
      Most: most,
      Price: price,
    })),
    PerBar: certificate.perBar,
    AtLeast: atLeast,
  };
}

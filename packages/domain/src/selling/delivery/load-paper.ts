import { numberText } from '../../lib/running-number.ts';
import type { BomLine } from '../../making/batch/bom-lines.ts';
import type { BatchingMessages, DeliveringMessages, PaperMessages } from '../../messages/messages.ts';
import { letterheadOf, linesOf, type Paper, type PaperSupplier } from '../quote/paper.ts';
import type { PaperFact } from '../quote/paper-rows.ts';
import type { Load } from './load.ts';

/** What goes with a van, in words and in the order of the page. */
export interface LoadPaper extends Pick<Paper, 'title' | 'letterhead' | 'customer' | 'facts'> {
  readonly groups: readonly LoadPaperGroup[];
  /** What somebody writes on it by hand, each above a line; empty: nothing. */
  readonly signs: readonly string[];
}

export interface LoadPaperGroup {
  /** Its title, and what stands below it. */
  readonly lines: readonly [string, ...string[]];
  readonly doors: readonly {
    readonly head: string;
    /** Codes of its label and its box. */
    readonly codes: string;
    /** What is in its box. */
    readonly box: readonly string[];
  }[];
}

/** A door on its way, with what travels in its box. */
export interface PackedDoor {
  readonly orderId: string;
  readonly item: string;
  readonly name: string;
  /** '' for none. */
  readonly code: string;
  readonly boxCode: string;
  readonly box: readonly BomLine[];
}

export interface Consignee {
  readonly orderId: string;
  /** Of the order. */
  readonly number: string;
  readonly name: string;
  readonly address: string;
}

interface LoadPaperSource {
  /** Running number of the load. */
  readonly number: number;
  readonly load: Load;
  readonly supplier: PaperSupplier;
  readonly consignees: readonly Consignee[];
  readonly doors: readonly PackedDoor[];
}

interface LoadPaperTexts {
  readonly delivering: DeliveringMessages;
  readonly batching: BatchingMessages;
  readonly paper: PaperMessages;
}

/** What goes into a van, in the order in which it is loaded: what is brought last stands furthest inside. */
export function packingListOf(source: LoadPaperSource, messages: LoadPaperTexts): LoadPaper {
  const { number, load, supplier, consignees, doors } = source;
  const { paper: t } = messages.delivering;
  const stops = load.stops.flatMap(({ orderId }, at) => {
    const to = consignees.find((each) => each.orderId === orderId);
    if (!to) return [];
    const own = doors.filter((door) => door.orderId === orderId);
    return [groupOf([t.stop(at + 1, to.number), `${to.name}, ${linesOf(to.address).join(', ')}`], own, messages)];
  });
  return {
    title: t.packingList(numberText('load', number)),
    letterhead: letterheadOf(supplier),
    customer: [],
    facts: factsOf([
      [t.day, messages.paper.date(load.day)],
      [t.van, load.van],
      [t.driver, load.driver],
      [t.load, t.doors(doors.length)],
    ]),
    groups: stops.toReversed(),
    signs: [],
  };
}

interface DeliveryNoteSource extends Omit<LoadPaperSource, 'consignees'> {
  readonly consignee: Consignee;
  /** Running number of the note. */
  readonly note: number;
  /** Doors of the order that neither come with it nor have come before, `2.3`. */
  readonly stillToCome: readonly string[];
}

/** What a customer gets with their doors, and signs. */
export function deliveryNoteOf(source: DeliveryNoteSource, messages: LoadPaperTexts): LoadPaper {
  const { number, note, load, supplier, consignee, doors, stillToCome } = source;
  const { paper: t } = messages.delivering;
  return {
    title: t.deliveryNote(numberText('delivery', note)),
    letterhead: letterheadOf(supplier),
    customer: linesOf(`${consignee.name}\n${consignee.address}`),
    facts: factsOf([
      [t.day, messages.paper.date(load.departedOn ?? load.day)],
      [t.order, consignee.number],
      [t.load, numberText('load', number)],
      [t.stillToCome, stillToCome.map((item) => t.itemOf(item)).join(', ')],
    ]),
    groups: [groupOf([t.doors(doors.length)], doors, messages)],
    signs: [t.received, t.name, t.signature],
  };
}

const factsOf = (facts: readonly (readonly [label: string, text: string])[]): readonly PaperFact[] =>
  facts.filter(([, text]) => text !== '').map(([label, text]) => ({ label, text }));

function groupOf(
  lines: LoadPaperGroup['lines'],
  doors: readonly PackedDoor[],
  { delivering: { paper: t }, batching }: LoadPaperTexts,
): LoadPaperGroup {
  return {
    lines,
    doors: doors.map(({ item, name, code, boxCode, box }) => ({
      head: t.item(item, name),
      codes: code === '' ? '' : `${code}, ${t.box(boxCode)}`,
      box: box.map(({ line, unit }) => `${t.amount(String(line.quantity), batching.units[unit])} ${line.description}`),
    })),
  };
}

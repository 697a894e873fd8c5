import type { RuleContext } from '../choice/rule.ts';
import type { Item } from '../model/item.ts';
import { isChosenAnew, isChosenLine, type LineAbout } from './chosen-line.ts';
import { type DescribedLine, linesOf, type Origin, originsOf } from './origin.ts';

/** What a choice changed on a door besides what was chosen. */
export interface Consequence {
  readonly about: LineAbout;
  readonly term: string;
  /** null: the door has none any more. */
  readonly value: string | null;
}

/**
 * What has changed by itself between two doors, of which the second follows from a choice. What was chosen just now is none of it, nor
 * what follows another line as somebody chose (a frame in the door's colour), nor the sizes and parts that a frame style brings.
 */
export function consequencesOf(was: Item, now: Item, context: RuleContext): readonly Consequence[] {
  const [before, after] = [linesByName(was, context), linesByName(now, context)];
  const changed = [...new Map([...after, ...before]).values()].filter(
    ({ about }) => before.get(about)?.value !== after.get(about)?.value && !isChosenAnew(about, was, now),
  );
  // Which most choices end with, so that no door has to be made again to ask for origins.
  if (changed.length === 0) return [];
  const doors = [
    { item: was, lines: before, origins: originsOf(was, context) },
    { item: now, lines: after, origins: originsOf(now, context) },
  ] as const;
  return changed
    .filter(({ about }) => isNews(about, doors, context))
    .map(({ about, term }) => ({
      about,
      term,
      value: after.get(about)?.value ?? null,
    }));
}

type Lines = ReadonlyMap<LineAbout, DescribedLine>;

interface DoorInLines {
  readonly item: Item;
  readonly lines: Lines;
  readonly origins: ReadonlyMap<LineAbout, Origin>;
}

/** Whether nobody expects the change of a line: a choice that sleeps or wakes, a demand that comes or goes, another usual part. */
function isNews(about: LineAbout, doors: readonly [was: DoorInLines, now: DoorInLines], context: RuleContext): boolean {
  const [wasChosen, isChosen] = doors.map(({ item, lines }) => lines.has(about) && isChosenLine(about, item, context));
  if (wasChosen || isChosen) return wasChosen !== isChosen;
  const [, now] = doors;
  if (doors.some(({ origins }) => origins.get(about)?.kind === 'demanded')) return true;
  return doors.every(({ lines }) => lines.has(about)) && now.origins.get(about)?.kind !== 'frame';
}

const linesByName = (item: Item, context: RuleContext): Lines =>
  new Map(linesOf(item, context).map((line) => [line.about, line]));

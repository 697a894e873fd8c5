import type { Requester } from './requester.ts';

/** Called once with what leaves the queue, for whoever goes before their turn. */
type OnWait = (leave: () => void) => void;

/** Who may go on now. */
export interface FairQueue {
  /**
   * Answers what ends the requester's turn: at once where a place is free. `undefined`, at once or later: too many are waiting already, or this one has left.
   * @param who undefined: the program itself, which comes first
   */
  next(who: Requester | undefined, onWait?: OnWait): Promise<(() => void) | undefined> | (() => void) | undefined;
}

/** Was not begun, since too many wait already: the same may succeed in a second. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

export interface FairLimits {
  /** Requests of all requesters that run at once. */
  readonly atOnce: number;
  /** As many more begin at once where their requesters have no other request open. */
  readonly alone?: number;
  /** Requests of one requester that may wait. */
  readonly mostWaiting: number;
  /** Requests of all requesters that may wait: of more the last one of whoever has used most is refused. */
  readonly mostInAll?: number;
}

/** One request after the other, with no limit to how many wait: the work inside the program, of which none may be refused. */
export const oneAtATime: FairLimits = { atOnce: 1, mostWaiting: Infinity };

interface Waiting {
  readonly since: number;
  readonly answer: (end: (() => void) | undefined) => void;
}

/** Requests of one requester, in the order in which they came. */
interface Line {
  readonly who: Requester | undefined;
  readonly waiting: Set<Waiting>;
}

/** How much more the time that a request waits weighs than the time that its requester has used: in the end everybody has a turn. */
const weightOfWaiting = 10;

/**
 * Lets so many requests run at once, and gives each free place to whoever has used least lately: whoever asks for little waits for
 * what is running, not for all that others have in the queue. A free place costs a look at each requester who waits, not at each request, and
 * whoever has gone is in no line. `now` in ms.
 */
export function fairQueue(
  { atOnce, alone = 0, mostWaiting, mostInAll = Infinity }: FairLimits,
  now: () => number,
): FairQueue {
  const lines = new Map<string | undefined, Line>();
  let waitingInAll = 0;
  let running = 0;

  const begin = (): (() => void) => {
    let isOver = false;
    running += 1;
    return () => {
      if (isOver) return;
      isOver = true;
      running -= 1;
      if (running < atOnce) beginNext();
    };
  };
  const remove = (line: Line, one: Waiting): boolean => {
    if (!line.waiting.delete(one)) return false;
    waitingInAll -= 1;
    if (line.waiting.size === 0) lines.delete(line.who?.who);
    return true;
  };
  /** The first of a line has waited the longest. */
  const rank = ({ who, waiting: [first] }: Line): number =>
    who && first ? who.used() - weightOfWaiting * (now() - first.since) : -Infinity;
  const beginNext = () => {
    const next = lineWithLeast([...lines.values()], rank);
    const [first] = next?.waiting ?? [];
    if (next && first && remove(next, first)) first.answer(begin());
  };
  /** Whether there is room for one more of this requester, or room was made by refusing another's. */
  const makeRoom = (who: Requester | undefined): boolean => {
    if (!who || waitingInAll < mostInAll) return true;
    const most = lineWithLeast([...lines.values()], (line) => -(line.who?.used() ?? -Infinity));
    const last = [...(most?.waiting ?? [])].at(-1);
    if (!most?.who || !last || most.who.used() <= who.used()) return false;
    remove(most, last);
    last.answer(undefined);
    return true;
  };
  return {
    next: (who, onWait) => {
      if (running < atOnce + (who?.isAlone() ? alone : 0)) return begin();
      const others = lines.get(who?.who)?.waiting.size ?? 0;
      if ((who && others >= mostWaiting) || !makeRoom(who)) return undefined;
      return new Promise((resolve) => {
        // Made here: the line may have been the one of which another was refused.
        const line = lines.get(who?.who) ?? { who, waiting: new Set() };
        const one: Waiting = { since: now(), answer: resolve };
        line.waiting.add(one);
        lines.set(who?.who, line);
        waitingInAll += 1;
        onWait?.(() => {
          if (remove(line, one)) resolve(undefined);
        });
      });
    },
  };
}

function lineWithLeast(lines: readonly Line[], valueOf: (line: Line) => number): Line | undefined {
  let [least, value] = [lines[0], lines[0] ? valueOf(lines[0]) : 0];
  for (const line of lines.slice(1)) {
    const other = valueOf(line);
    if (other < value) [least, value] = [line, other];
  }
  return least;
}

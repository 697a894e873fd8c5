import { officeClient } from '../../queries/office-client.ts';
import { lateOrders, type PromisedOrder } from '../late-orders.ts';
import type { BatchLine, ListedBatch, WaitingLine } from '../batch-wire.ts';

type BatchName = Pick<ListedBatch, 'Id' | 'Number'>;

/** A line with the batch in which it stands; null: it waits for one. */
export interface PlacedLine
  extends Pick<
    WaitingLine,
    | 'LineId'
    | 'OrderId'
    | 'Door'
    | 'OrderNumber'
    | 'Position'
    | 'Part'
    | 'Quantity'
    | 'Points'
    | 'Week'
    | 'PromisedWeek'
  > {
  readonly batch: BatchName | null;
}

export const placedLine = (line: WaitingLine | BatchLine, batch: BatchName | null): PlacedLine => ({ ...line, batch });

/** Where lines can go: into a batch, into a new one of a week, or out of theirs. */
export type Place =
  | { readonly kind: 'batch'; readonly batch: BatchName; readonly week: string }
  | { readonly kind: 'new'; readonly week: string }
  | { readonly kind: 'out' };

/** Which orders a place would make after the week that was promised; '' for none. */
export const lateAt = (
  place: Place | null,
  lines: readonly Pick<PlacedLine, 'OrderNumber' | 'PromisedWeek'>[],
): string => (place === null || place.kind === 'out' ? '' : lateOrders(place.week, lines.map(promisedOrder)));

/** The orders that a place would give another week than they have, with what was promised; the week that they have was asked about when it was set. */
export const ordersMovedTo = (place: Place | null, lines: readonly PlacedLine[]): readonly PromisedOrder[] =>
  place === null || place.kind === 'out' ? [] : lines.filter(({ Week }) => Week !== place.week).map(promisedOrder);

/** The same as moves of their orders. */
export const movesTo = (place: Place | null, lines: readonly PlacedLine[]) =>
  place === null || place.kind === 'out'
    ? []
    : [...new Set(lines.flatMap(({ OrderId, Week }) => (Week === place.week ? [] : OrderId)))].map((OrderId) => ({
        OrderId,
        Week: place.week,
      }));

const promisedOrder = ({ OrderNumber, PromisedWeek }: Pick<PlacedLine, 'OrderNumber' | 'PromisedWeek'>) => ({
  order: OrderNumber,
  promised: PromisedWeek,
});

export interface Placing {
  readonly lines: readonly PlacedLine[];
  readonly place: Place;
  /** Why the week takes more than it has room for, or is later than was promised; '' where nothing asks for it. */
  readonly reason: string;
  /** Whether somebody has said that orders are made before the week that was promised. */
  readonly isEarlyAccepted: boolean;
  /** Whether customers are told of a later date than was promised. */
  readonly tells: boolean;
  /** Id of the batch, if it is a new one, the same until the move is made, so that a move made again begins no second one; else ''. */
  readonly newId: string;
}

/** Moves lines by hand; a proposal leaves them where they are put. */
export async function placeLines({ lines, place, reason, isEarlyAccepted, tells, newId }: Placing): Promise<void> {
  const { batch } = officeClient;
  if (place.kind === 'out') {
    for (const line of lines) if (line.batch) await batch.removeItem.mutate({ Id: line.batch.Id, LineId: line.LineId });
    return;
  }
  const why = {
    ...(reason === '' ? {} : { Reason: reason }),
    ...(isEarlyAccepted ? { EarlyAccepted: true } : {}),
    ...(tells ? { Tell: true } : {}),
  };
  const to = place.kind === 'batch' ? place.batch.Id : newId;
  const LineIds = lines.filter((line) => line.batch === null).map(({ LineId }) => LineId);
  if (place.kind === 'new') await batch.create.mutate({ Id: to, Week: place.week, LineIds, ...why });
  else if (LineIds.length > 0) await batch.addItems.mutate({ Id: to, LineIds, ...why });
  for (const { LineId, batch: from } of lines) {
    if (from !== null && from.Id !== to) await batch.move.mutate({ LineId, To: to, ...why });
  }
}

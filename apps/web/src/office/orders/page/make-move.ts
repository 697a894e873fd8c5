import { officeClient } from '../../queries/office-client.ts';
import type { OrderMoveName } from '../order-wire.ts';
import type { OrderAt } from '../order-changes.ts';

/** What a person says with a move; each move takes its part of it. */
export interface SaidWithOrderMove {
  readonly reason: string;
  /** ISO day on which it happened. */
  readonly day: string;
  readonly isTicked: boolean;
  readonly isOldDayAccepted: boolean;
  readonly isDifferenceAccepted: boolean;
}

type Send = (at: OrderAt, said: SaidWithOrderMove) => Promise<unknown>;

const { order } = officeClient;

const dayOf = ({ day, isOldDayAccepted }: SaidWithOrderMove) => ({ Date: day, OldDateAccepted: isOldDayAccepted });

/** The call of each move. */
const sends: Readonly<Record<OrderMoveName, Send>> = {
  confirm: (at, { isTicked, isDifferenceAccepted }) =>
    order.confirm.mutate({ ...at, MeasurementsFinal: isTicked, DifferenceAccepted: isDifferenceAccepted }),
  accept: (at, { isTicked, isDifferenceAccepted }) =>
    order.accept.mutate({ ...at, CreditChecked: isTicked, DifferenceAccepted: isDifferenceAccepted }),
  readyForProduction: (at) => order.readyForProduction.mutate(at),
  resume: (at) => order.resume.mutate(at),
  reopen: (at, { reason }) => order.reopen.mutate({ ...at, Reason: reason }),
  hold: (at, { reason }) => order.hold.mutate({ ...at, Reason: reason }),
  cancel: (at, { reason }) => order.cancel.mutate({ ...at, Reason: reason }),
  dispatch: (at, said) => order.dispatch.mutate({ ...at, ...dayOf(said) }),
  deliver: (at, said) => order.deliver.mutate({ ...at, ...dayOf(said) }),
  install: (at, said) => order.install.mutate({ ...at, ...dayOf(said) }),
};

export const makeMove = (move: OrderMoveName, at: OrderAt, said: SaidWithOrderMove): Promise<unknown> =>
  sends[move](at, said);

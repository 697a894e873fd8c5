import { officeClient } from '../../queries/office-client.ts';
import type { OrderMoveName } from '../order-wire.ts';
import type { OrderAt } from '../order-changes.ts';

/** What a person says with a move; each move takes its part of it. */
export interface SaidWithOrderMove {
  readonly reason: string;
  /** ISO day on which it happened. */
  readonly day: string;
  readonly isTicked: boolean;
  readonly isDifferenceAccepted: boolean;
}

type Send = (at: OrderAt, said: SaidWithOrderMove) => Promise<unknown>;

const { order } = officeClient;

/** The call of each move. */
const sends: Readonly<Record<OrderMoveName, Send>> = {
  confirm: (at, { isTicked, isDifferenceAccepted }) =>
    order.confirm.mutate({ ...at, MeasurementsFinal: isTicked, DifferenceAccepted: isDifferenceAccepted }),
  accept: (at, { isTicked, isDifferenceAccepted }) =>
    order.accept.mutate({ ...at, CreditChecked: isTicked, DifferenceAccepted: isDifferenceAccepted }),
  readyForProduction: (at) => order.readyForProduction.mutate(at),
  resume: (at) => order.resume.mutate(at),
  close: (at) => order.close.mutate(at),
  reopen: (at, { reason }) => order.reopen.mutate({ ...at, Reason: reason }),
  hold: (at, { reason }) => order.hold.mutate({ ...at, Reason: reason }),
  cancel: (at, { reason }) => order.cancel.mutate({ ...at, Reason: reason }),
  dispatch: (at, { day }) => order.dispatch.mutate({ ...at, Date: day }),
  deliver: (at, { day }) => order.deliver.mutate({ ...at, Date: day }),
  install: (at, { day }) => order.install.mutate({ ...at, Date: day }),
};

export const makeMove = (move: OrderMoveName, at: OrderAt, said: SaidWithOrderMove): Promise<unknown> =>
  sends[move](at, said);

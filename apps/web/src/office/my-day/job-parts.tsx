import type { Visit } from './my-day-wire.ts';
import type { VisitQueue } from './visit-queue.ts';

/** A visit with what was said of it here, and where more is said. */
export interface JobProps {
  readonly visit: Visit;
  readonly queue: VisitQueue;
}

export interface DialogProps extends JobProps {
  onClose(): void;
}

export const Fact = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
);

/** By which a door of an order is known to a list of choices. */
export const doorKey = ({ LineId, Unit }: { readonly LineId: string; readonly Unit: number }): string =>
  `${LineId} ${String(Unit)}`;

import { type BatchState, floorSteps } from '@door/domain/making/batch/batch-cycle';
import { StatusPill, type StatusPillProps } from '@door/ui/status-pill';

/** The dot fills as the batch goes on. */
const looks: Readonly<Record<BatchState, Pick<StatusPillProps, 'tone' | 'dot'>>> = {
  Planned: { tone: 'quiet', dot: 'hollow' },
  Released: { tone: 'info', dot: 'half' },
  Cutting: { tone: 'info', dot: 'half' },
  Assembly: { tone: 'info', dot: 'half' },
  [floorSteps.check]: { tone: 'success', dot: 'half' },
  Closed: { tone: 'success', dot: 'full' },
};

/** The state of a batch. */
export const BatchPill = ({ state }: { readonly state: BatchState }) => (
  <StatusPill {...looks[state]}>{state}</StatusPill>
);

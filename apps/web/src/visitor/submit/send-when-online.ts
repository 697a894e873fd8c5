import { isOutOfReach } from '../../shared/calls/failure.ts';
import type { BackOff } from '../../shared/scheduling/retry.ts';

export interface OnlinePorts {
  readonly isOnline: () => boolean;
  readonly backOff: Pick<BackOff, 'wait'>;
  /** The visitor no longer wants it sent. */
  readonly isStopped: () => boolean;
  readonly onWaiting: (isWaiting: boolean) => void;
}

/**
 * Sends now; without network it waits and sends when the network is back, as often as it takes. Answers null when it was
 * stopped while it waited. A call that fails although there is network, or that is refused, throws.
 */
export async function sendWhenOnline<Answer>(
  send: () => Promise<Answer>,
  { isOnline, backOff, isStopped, onWaiting }: OnlinePorts,
): Promise<Answer | null> {
  let waits = !isOnline();
  while (!isStopped()) {
    onWaiting(waits);
    if (waits) await backOff.wait();
    if (waits && (isStopped() || !isOnline())) continue;
    onWaiting(false);
    try {
      return await send();
    } catch (error) {
      if (!isOutOfReach(error) || (isOnline() && !waits)) throw error;
      waits = true;
    }
  }
  onWaiting(false);
  return null;
}

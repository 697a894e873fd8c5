import { Button, type ButtonProps } from '@door/ui/button';
import { useState } from 'react';
import { myDayMessages } from '../messages/my-day.ts';
import type { FittingStep, Visit } from './my-day-wire.ts';
import type { VisitQueue } from './visit-queue.ts';

interface StepButtonProps extends Pick<ButtonProps, 'look'> {
  readonly step: FittingStep;
  readonly visit: Pick<Visit, 'Id'>;
  readonly queue: VisitQueue;
}

/** Says that a step is done, once however often it is pressed. */
export function StepButton({ step, visit, queue, look = 'line' }: StepButtonProps) {
  const { isBusy, run } = useOnce();
  return (
    <Button look={look} busy={isBusy} onClick={() => run(() => queue.say(visit.Id, { Kind: step }))}>
      {myDayMessages.steps[step]}
    </Button>
  );
}

/** Runs what writes to the device; while it does, nothing is begun again. */
export function useOnce() {
  const [isBusy, setIsBusy] = useState(false);
  const run = (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    void work().finally(() => setIsBusy(false));
  };
  return { isBusy, run };
}

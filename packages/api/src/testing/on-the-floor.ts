import { randomUUID } from 'node:crypto';
import type { FloorStep } from '@door/domain/making/batch/batch-cycle';
import type { Station } from '@door/domain/making/batch/progress';
import type { TestApi } from './a-test-api.ts';

type BatchCalls = Pick<
  ReturnType<TestApi['fabricator']>['batch'],
  'getBatchById' | 'progress' | 'scan' | 'tickAll' | 'undo'
>;

/** Somebody on the floor of a released batch, who ticks as the works do. */
export function onTheFloor(batch: BatchCalls, BatchId: string) {
  /** Id of what was ticked here last. */
  let last: string | null = null;
  const tickAll = async (At: Station) => {
    const { Pieces, Passed } = await batch.progress({ BatchId });
    const passed = { cutting: Passed.Cutting, assembly: Passed.Assembly, 'quality check': Passed.QualityCheck }[At];
    const Id = randomUUID();
    await batch.tickAll({ Id, BatchId, At, Open: Pieces - passed });
    last = Id;
  };
  const scanFirstBar = async () => {
    const [bar] = (await batch.progress({ BatchId })).Bars;
    const Id = randomUUID();
    await batch.scan({ Id: BatchId, Scans: [{ Id, Code: bar?.Code ?? '' }] });
    last = Id;
  };
  const steps: Readonly<Record<FloorStep, () => Promise<void>>> = {
    start: scanFirstBar,
    assemble: () => tickAll('cutting'),
    check: async () => {
      await tickAll('assembly');
      await tickAll('quality check');
    },
  };
  return {
    tickAll,
    /** Ticks what leads the batch to the step: one bar, all bars, all doors. */
    goOn: async (step: FloorStep) => {
      await steps[step]();
      return batch.getBatchById(BatchId);
    },
    /** Ticks everything that is still to be made. */
    makesAll: async () => {
      await tickAll('cutting');
      await steps.check();
    },
    /** Takes the last tick back: the last here, else the newest that there is. */
    back: async () => {
      const [newest] = (await batch.progress({ BatchId })).Events;
      await batch.undo({ Id: randomUUID(), BatchId, Undoes: last ?? newest?.Id ?? randomUUID(), Reason: 'Not yet.' });
      last = null;
      return batch.getBatchById(BatchId);
    },
  };
}

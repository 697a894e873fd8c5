import { batchMoves } from '@door/domain/making/batch/batch-cycle';
import { Tick } from '@door/ui/icons';
import { batchesMessages } from '../../messages/batches.ts';
import type { OpenedBatch } from '../batch-wire.ts';
import { planSummary } from './plan-figures.ts';
import { StationProgress } from './station-progress.tsx';

const { page: t } = batchesMessages;

/** What a batch is in four figures, and how far it is once it is sawn. */
export function KeyFigures({ batch }: { readonly batch: OpenedBatch }) {
  const { Doors, Points, Groups, Progress, State } = batch;
  const toSaw = Groups.reduce((sum, group) => sum + group.Pieces, 0);
  const { newBars, offcuts, used, over } = planSummary(Groups);
  return (
    <>
      <dl className="batch-figures">
        <Figure term={t.doors(Doors)} text={t.points(Points)} />
        <Figure
          term={State === batchMoves.plan.to ? t.toSaw(toSaw) : t.pieces(Progress.Pieces)}
          text={t.bars(newBars, offcuts)}
        />
        <Figure term={used === null ? t.noPlans : t.used(used)} text={used === null ? t.noPlansHint : t.usedHint} />
        {over === null ? null : <Figure term={t.over(over)} text={t.overHint(over)} isGood={over === 0} />}
      </dl>
      {State === batchMoves.plan.to ? null : <StationProgress progress={Progress} />}
    </>
  );
}

interface FigureProps {
  readonly term: string;
  readonly text: string;
  readonly isGood?: boolean;
}

const Figure = ({ term, text, isGood = false }: FigureProps) => (
  <div>
    <dt className="num" data-good={isGood}>
      {isGood ? <Tick /> : null}
      {term}
    </dt>
    <dd className="num">{text}</dd>
  </div>
);

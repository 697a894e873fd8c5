import { batchMoves } from '@door/domain/making/batch/batch-cycle';
import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { Tick } from '@door/ui/icons';
import type { ComponentType } from 'react';
import { failureOf } from '../../../shared/calls/failure.ts';
import { PlainMessage } from '../../../shared/page/plain-message.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { useRouter } from '../../../shared/router/use-router.ts';
import { HistoryList } from '../../layout/history-list.tsx';
import { MoreMenu } from '../../layout/more-menu.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { batchesMessages } from '../../messages/batches.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { useBatch } from '../../queries/use-batches.ts';
import { useMe } from '../../queries/use-me.ts';
import { BatchPill } from '../batch-pill.tsx';
import type { OpenedBatch } from '../batch-wire.ts';
import { BatchBlockers } from './batch-blockers.tsx';
import { BatchMoves } from './batch-moves.tsx';
import type { BatchTab } from './batch-tab.ts';
import { BatchTabs, useBatchTab } from './batch-tabs.tsx';
import { LinesTab } from './lines-tab.tsx';
import { ListsTab } from './lists-tab.tsx';
import { OffcutsTab } from './offcuts-tab.tsx';
import { planSummary } from './plan-figures.ts';
import { PlansTab } from './plans-tab.tsx';
import { ProgressTab } from './progress-tab.tsx';
import { StationProgress } from './station-progress.tsx';
import './batch.css';

const { page: t, scan, title } = batchesMessages;

const HistoryTab = ({ batch }: { readonly batch: OpenedBatch }) => <HistoryList entries={batch.History} next={null} />;

const tabs: Readonly<Record<BatchTab, ComponentType<{ readonly batch: OpenedBatch }>>> = {
  plans: PlansTab,
  progress: ProgressTab,
  lines: LinesTab,
  lists: ListsTab,
  offcuts: OffcutsTab,
  history: HistoryTab,
};

/** `/installer/batches/ID`: a batch with its figures, plans and lists, and how far it is. */
export function BatchPage() {
  const { id = '' } = useRouter().params;
  const query = useBatch(id);
  const [tab, show] = useBatchTab();
  if (query.error !== null && ['gone', 'refused'].includes(failureOf(query.error))) return <NoBatch />;
  const { data } = query;
  const Tab = tabs[tab];
  return (
    <>
      <PageHeader
        title={data ? t.title(data.Number) : t.anyTitle}
        backLink={<Link to="/installer/batches">{title}</Link>}
        beside={data ? <BatchPill state={data.State} /> : null}
      >
        {data ? <Acts batch={data} onLists={() => show('lists')} /> : null}
      </PageHeader>
      <div className="office-body batch-page">
        <QueryResult query={query}>
          {(batch) => (
            <>
              <KeyFigures batch={batch} />
              <BatchBlockers batch={batch} />
              <BatchTabs shown={tab} onShow={show} />
              <div id="batch-tab-panel" role="tabpanel" aria-label={t.tabs[tab]}>
                <Tab key={batch.Id} batch={batch} />
              </div>
            </>
          )}
        </QueryResult>
      </div>
    </>
  );
}

interface ActsProps {
  readonly batch: OpenedBatch;
  onLists(): void;
}

function Acts({ batch, onLists }: ActsProps) {
  const { go } = useRouter();
  const { Role } = useMe();
  const mayRun = may(Role, 'production.run');
  const entries = [
    { label: t.labels, action: () => void go(`/installer/batches/${batch.Id}/labels`) },
    ...(mayRun && batch.State !== batchMoves.plan.to
      ? [{ label: scan.title, action: () => void go(`/installer/batches/${batch.Id}/scan`) }]
      : []),
    { label: t.cuttingLists, action: onLists },
  ];
  const inMenu = entries.map((entry) => ({ ...entry, onlyWhereNarrow: true as const }));
  return (
    <>
      <span className="batch-acts act-wide">
        {entries.map(({ label, action }) => (
          <Button key={label} look="quiet" onClick={action}>
            {label}
          </Button>
        ))}
      </span>
      {mayRun ? <BatchMoves batch={batch} entries={inMenu} /> : <MoreMenu label={t.more} entries={inMenu} />}
    </>
  );
}

const NoBatch = () => (
  <div className="office-body">
    <PlainMessage title={t.anyTitle} sentence={t.none}>
      <Link className="btn btn-line" to="/installer/batches">
        {title}
      </Link>
    </PlainMessage>
  </div>
);

/** What a batch is in four figures, and how far it is once it is sawn. */
function KeyFigures({ batch }: { readonly batch: OpenedBatch }) {
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

import { isEqual } from '@door/domain/lib/is-equal';
import type { DifferenceGroup } from '@door/domain/catalogue/dry-run/count-differences';
import { Button } from '@door/ui/button';
import { useMemo, useRef, useState } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { dryRunMessages as t } from '../../messages/catalogue-kinds.ts';
import type { ShownCatalogue } from '../use-catalogue.ts';
import { DifferingDoors } from './differing-doors.tsx';
import { groupText } from './difference-text.ts';
import { stopDryRun, type DryRunState, useBeginDryRun, useDryRun } from './use-dry-run.ts';
import './dry-run.css';

/** As many doors as tell what a draft does, in half a minute. */
export const usualDoors = 2000;

export const dryRunPath = '/installer/catalogue/test-run';

interface DryRunProps {
  readonly catalogue: ShownCatalogue;
  readonly doors?: number;
}

/** `/installer/catalogue/test-run`: what the draft would change in random doors, counted and shown. */
export function DryRun({ catalogue, doors = usualDoors }: DryRunProps) {
  const run = useDryRun();
  const begin = useBeginDryRun();
  const heading = useRef<HTMLHeadingElement>(null);
  const isRunning = run?.state === 'running';
  // The button that was clicked gives way to others.
  const keepFocus = () => heading.current?.focus();
  const stop = () => {
    stopDryRun();
    keepFocus();
  };
  const from = (first: number) => {
    begin.mutate({ catalogue, from: first, doors });
    keepFocus();
  };
  return (
    <section className="dry-run" aria-labelledby="dry-run-title">
      <div className="row cat-kind-acts">
        <h2 id="dry-run-title" ref={heading} tabIndex={-1}>
          {t.title}
        </h2>
        {isRunning ? <Button onClick={stop}>{t.stop}</Button> : null}
        {catalogue.Published && !isRunning ? (
          <Button onClick={() => from(run?.from ?? 1)}>{run ? t.again : t.begin(doors)}</Button>
        ) : null}
        {catalogue.Published && run?.state === 'done' ? (
          <Button onClick={() => from(run.from + run.of)}>{t.others}</Button>
        ) : null}
      </div>
      <p className="office-hint">
        {t.lead(run?.of ?? doors, run?.version ?? catalogue.Version)} {run?.priceList ? t.listed(run.priceList) : null}
      </p>
      {catalogue.Published ? null : <p>{t.noDraft}</p>}
      {run ? <Shown run={run} catalogue={catalogue} /> : null}
    </section>
  );
}

interface ShownProps {
  readonly run: DryRunState;
  readonly catalogue: ShownCatalogue;
}

function Shown({ run, catalogue }: ShownProps) {
  const isOutdated = useIsOutdated(run, catalogue);
  const { groups, moreGroups, first } = run.count;
  return (
    <>
      <Progress run={run} />
      {isOutdated ? (
        <p className="dry-run-outdated" role="status">
          {t.outdated}
        </p>
      ) : null}
      {groups.length > 0 ? (
        <>
          <h3>{t.groups}</h3>
          <Groups groups={groups} />
          {moreGroups > 0 ? <p className="office-hint">{t.more(moreGroups)}</p> : null}
          <h3>{t.first}</h3>
          <DifferingDoors run={run} doors={first} />
        </>
      ) : null}
    </>
  );
}

/** Those that are listed at once. */
const firstGroups = 12;

function Groups({ groups }: { readonly groups: readonly DifferenceGroup[] }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <ul className="dry-run-groups">
        {groups.slice(0, isWhole ? undefined : firstGroups).map((group) => {
          const { kind, what, details } = groupText(group);
          return (
            <li key={group.key}>
              <b className="num">{t.doors(group.doors)}</b>
              <span>{kind}</span>
              <span>
                {what} <small>{details.join(', ')}</small>
              </span>
            </li>
          );
        })}
      </ul>
      {groups.length > firstGroups && !isWhole ? (
        <Button scale="row" onClick={() => setIsWhole(true)}>
          {catalogueMessages.showAll(groups.length)}
        </Button>
      ) : null}
    </>
  );
}

/** How far the run is, or how it has ended. */
function Progress({ run }: { readonly run: DryRunState }) {
  const { state, of, count } = run;
  return (
    <div className="stack work-progress">
      <p className="dry-run-result" role="status">
        {resultText(run)}
      </p>
      {state === 'running' ? (
        <>
          <progress aria-label={t.title} max={of} value={count.doors} />
          <p className="num">{t.soFar(count.doors, of, count.differing)}</p>
        </>
      ) : null}
    </div>
  );
}

/** In a sentence that changes once, so that a screen reader is not made to count along. */
function resultText({ state, of, count: { doors, differing } }: DryRunState): string {
  switch (state) {
    case 'running':
      return t.running;
    case 'done':
      return t.differ(differing, of);
    case 'stopped':
      return t.stopped(doors, of, differing);
    case 'failed':
      return t.failed;
    case 'nothing-in-common':
      return t.nothingInCommon;
  }
}

/** Whether the draft, or what is sold, is another one than those that the run has compared. */
function useIsOutdated({ published, draft }: DryRunState, { Published, Content }: ShownCatalogue): boolean {
  return useMemo(
    () => !isEqual(draft, Content) || !isEqual(published, Published),
    [draft, Content, published, Published],
  );
}

/** Beside the problems of the draft: that a run is on its way or what it has found, with the way to it. */
export function DryRunNote({ catalogue }: Pick<DryRunProps, 'catalogue'>) {
  const run = useDryRun();
  return run ? <Note run={run} catalogue={catalogue} /> : null;
}

function Note({ run, catalogue }: ShownProps) {
  const isOutdated = useIsOutdated(run, catalogue);
  const { state, of, count } = run;
  return (
    <p className="dry-run-note">
      <Link to={dryRunPath}>{t.title}</Link>{' '}
      {state === 'running' ? t.soFar(count.doors, of, count.differing) : resultText(run)}{' '}
      {isOutdated ? t.outdated : null}
    </p>
  );
}

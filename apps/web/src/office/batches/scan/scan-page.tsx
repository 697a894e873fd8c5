import { may } from '@door/domain/people/roles';
import { type ScanPlace, scanPlaces } from '@door/domain/making/batch/scan';
import { Segmented } from '@door/ui/segmented';
import { SwitchRow } from '@door/ui/switch-row';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import { useRouter } from '../../../shared/router/use-router.ts';
import { deviceStorage } from '../../../shared/storage/storage.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { trpc } from '../../queries/query-client.ts';
import { useMe } from '../../queries/use-me.ts';
import { batchesWords } from '../../words/batches.ts';
import { StationProgress } from '../page/station-progress.tsx';
import { CameraView } from './camera-view.tsx';
import type { ScanQueueState, ScanResult } from './scan-queue.ts';
import { EarlierResults, LatestResult } from './scan-result.tsx';
import { signal } from './signal.ts';
import { TypeCode } from './type-code.tsx';
import { useScanQueue } from './use-scan-queue.ts';
import './scan.css';

const { scan: says, title } = batchesWords;

/** `/installer/batches/ID/scan`, and `/installer/scan` for pieces of any batch: a code becomes a tick at the station. */
export function ScanPage() {
  const { id } = useRouter().params;
  const { Role } = useMe();
  return (
    <>
      <PageHeader
        title={says.title}
        backLink={id === undefined ? <Link to="/installer/batches">{title}</Link> : <BackToBatch id={id} />}
      />
      <div className="office-body scan-page">
        {may(Role, 'production.run') ? <Scanning batch={id ?? null} /> : <p>{says.notForYou}</p>}
      </div>
    </>
  );
}

/** Works without an answer: the scans need only the address. */
function BackToBatch({ id }: { readonly id: string }) {
  const { data } = useQuery(trpc.batch.getBatchById.queryOptions(id));
  return <Link to={`/installer/batches/${id}`}>{data ? says.batch(data.Number) : title}</Link>;
}

function Scanning({ batch }: { readonly batch: string | null }) {
  const { queue, state } = useScanQueue();
  const { at, chooseAt, hasSignal, setSignal } = useScanSettings();
  const [latest, ...earlier] = state.results;
  const isWaiting = state.waiting.length > 0;
  useSignal(latest, hasSignal);
  const add = (code: string) => queue?.add({ batch, code, at });
  const addBoth = (code: string) => {
    for (const place of ['assembly', 'quality check'] as const) queue?.add({ batch, code, at: place });
  };
  return (
    <>
      <Segmented
        label={says.station}
        segments={scanPlaces.map((value) => ({ value, label: says.places[value] }))}
        chosen={at}
        onChoose={chooseAt}
      />
      <div className="stack scan-answer" role="status">
        {isWaiting ? (
          <UnsentScans state={state} />
        ) : (
          <LatestResult result={latest} onUndo={(result) => queue?.undo(result)} onBoth={addBoth} />
        )}
      </div>
      <TypeCode onCode={add} />
      <CameraView onCode={add} />
      {state.progress ? <StationProgress progress={state.progress} /> : null}
      <SwitchRow name={says.signal} meaning={says.signalMeaning} on={hasSignal} onChange={setSignal} />
      <EarlierResults results={isWaiting ? state.results : earlier} />
    </>
  );
}

/** Once for each result. */
function useSignal(latest: ScanResult | undefined, isOn: boolean): void {
  const told = useRef(latest);
  useEffect(() => {
    if (latest && latest !== told.current && isOn) signal(latest.Outcome);
    told.current = latest;
  }, [latest, isOn]);
}

/** What is not answered yet stands where its answer will, so that nobody takes the one before for it. */
const UnsentScans = ({ state: { waiting, sending } }: { readonly state: ScanQueueState }) => (
  <div className="scan-result" data-kind="waiting">
    <p className="scan-outcome">{sending === 'waiting' ? says.kept : says.sending}</p>
    <p className="num">{waiting.at(-1)?.code}</p>
    {sending === 'waiting' ? <p>{says.waiting(waiting.length)}</p> : null}
  </div>
);

const placeKey = 'door-scan-at';
const signalKey = 'door-scan-signal';

/** Where this device scans, and whether it beeps: chosen once, for every batch. */
function useScanSettings() {
  const [at, setAt] = useState<ScanPlace>(
    () => scanPlaces.find((place) => place === deviceStorage.getItem(placeKey)) ?? 'cutting',
  );
  const [hasSignal, setHasSignal] = useState(() => deviceStorage.getItem(signalKey) !== 'off');
  return {
    at,
    chooseAt: (place: ScanPlace) => {
      // What is made again is said of one piece; the next scan of this device is a tick again.
      if (place !== 'made again') deviceStorage.setItem(placeKey, place);
      setAt(place);
    },
    hasSignal,
    setSignal: (isOn: boolean) => {
      deviceStorage.setItem(signalKey, isOn ? 'on' : 'off');
      setHasSignal(isOn);
    },
  };
}

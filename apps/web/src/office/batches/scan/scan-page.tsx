import { type ScanPlace, scanPlaces } from '@door/domain/making/batch/scan';
import { may } from '@door/domain/people/roles';
import { Segmented } from '@door/ui/segmented';
import { SwitchRow } from '@door/ui/switch-row';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../../designer/app/app-context.ts';
import { isSessionExpired } from '../../../shared/login/log-in-errors.ts';
import { Link } from '../../../shared/router/link.tsx';
import { useRouter } from '../../../shared/router/use-router.ts';
import { createBackOff } from '../../../shared/scheduling/retry.ts';
import { deviceStorage } from '../../../shared/storage/storage.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { useSearchParam } from '../../layout/use-search-param.ts';
import { batchesMessages } from '../../messages/batches.ts';
import { officeClient } from '../../queries/office-client.ts';
import { endSession, trpc } from '../../queries/query-client.ts';
import { useMe } from '../../queries/use-me.ts';
import { StationProgress } from '../page/station-progress.tsx';
import { CameraView } from './camera-view.tsx';
import { createScanQueue, type ScanQueue, type ScanQueueState, type ScanResult } from './scan-queue.ts';
import { EarlierResults, LatestResult } from './scan-result.tsx';
import { signal } from './signal.ts';
import { TypeCode } from './type-code.tsx';
import { scanStorage, type WaitingScan } from './waiting-scan.ts';
import './scan.css';

const { scan: t, title } = batchesMessages;

/** `/installer/batches/ID/scan`, and `/installer/scan` for pieces of any batch: a code becomes a tick at the station. */
export function ScanPage() {
  const { id } = useRouter().params;
  const { Role } = useMe();
  return (
    <>
      <PageHeader
        title={t.title}
        backLink={id === undefined ? <Link to="/installer/batches">{title}</Link> : <BackToBatch id={id} />}
      />
      <div className="office-body scan-page">
        {may(Role, 'production.run') ? <Scanning batch={id ?? null} /> : <p>{t.forbidden}</p>}
      </div>
    </>
  );
}

/** Works without an answer: the scans need only the address. */
function BackToBatch({ id }: { readonly id: string }) {
  const { data } = useQuery(trpc.batch.getBatchById.queryOptions(id));
  return <Link to={`/installer/batches/${id}`}>{data ? t.batch(data.Number) : title}</Link>;
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
        label={t.station}
        segments={scanPlaces.map((value) => ({ value, label: t.places[value] }))}
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
      <TypeCode label={t.code} doIt={t.enter} look="primary" onCode={add} />
      <CameraView onCode={add} />
      {state.progress ? <StationProgress progress={state.progress} /> : null}
      <SwitchRow name={t.signal} meaning={t.signalMeaning} on={hasSignal} onChange={setSignal} />
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
    <p className="scan-outcome">{sending === 'waiting' ? t.kept : t.sending}</p>
    <p className="num">{waiting.at(-1)?.code}</p>
    {sending === 'waiting' ? <p>{t.waiting(waiting.length)}</p> : null}
  </div>
);

const placeKey = 'door-scan-at';
const signalKey = 'door-scan-signal';

/** Where this device scans, as the address says or it was chosen last, and whether it beeps. */
function useScanSettings() {
  const [asked] = useSearchParam('at');
  const [at, setAt] = useState<ScanPlace>(
    () => placeNamed(asked) ?? placeNamed(deviceStorage.getItem(placeKey)) ?? 'cutting',
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

const placeNamed = (name: string | null): ScanPlace | undefined => scanPlaces.find((place) => place === name);

const none: ScanQueueState = { waiting: [], results: [], progress: null, sending: 'sending' };

/** The scans of this device; null while its page opens. */
function useScanQueue(): { readonly queue: ScanQueue | null; readonly state: ScanQueueState } {
  const { clientId } = useApp().session;
  const [queue, setQueue] = useState<ScanQueue | null>(null);
  useEffect(() => {
    const opened = createScanQueue({
      storage: scanStorage(clientId),
      send: (batch, scans) =>
        officeClient.batch.scan.mutate({
          ...(batch !== null && { Id: batch }),
          Scans: scans.map(scanToWire),
        }),
      undo: (BatchId, Undoes) => officeClient.batch.undo.mutate({ Id: crypto.randomUUID(), BatchId, Undoes }),
      backOff: createBackOff(window),
      endIfSessionExpired,
    });
    setQueue(opened);
    return opened.stop;
  }, [clientId]);
  const state = useSyncExternalStore(queue?.subscribe ?? subscribeToNothing, queue?.current ?? (() => none));
  return { queue, state };
}

const scanToWire = ({ code, at, event, when }: WaitingScan) => ({
  ...(event !== undefined && { Id: event }),
  ...(when !== undefined && { DeviceAt: when }),
  Code: code,
  ...(at === 'made again' ? { Kind: 'spoiled' as const } : { At: at }),
});

const subscribeToNothing = () => () => undefined;

function endIfSessionExpired(error: unknown): boolean {
  if (!isSessionExpired(error)) return false;
  endSession(error);
  return true;
}

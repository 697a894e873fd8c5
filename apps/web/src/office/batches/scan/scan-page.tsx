import { type ScanPlace, scanPlaces } from '@door/domain/making/batch/scan';
import { may } from '@door/domain/people/roles';
import { Segmented } from '@door/ui/segmented';
import { SwitchRow } from '@door/ui/switch-row';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../../designer/app/app-context.ts';
import { keepPage } from '../../../shared/offline/keep-page.ts';
import { Link } from '../../../shared/router/link.tsx';
import { useRouter } from '../../../shared/router/use-router.ts';
import type { DeviceStorage } from '../../../shared/queue/device-queue.ts';
import { deviceTable } from '../../../shared/storage/device-table.ts';
import type { WaitingCode } from './scan-queue.ts';
import { deviceStorage } from '../../../shared/storage/storage.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { useSearchParam } from '../../layout/use-search-param.ts';
import { batchesMessages } from '../../messages/batches.ts';
import { officeClient } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { useMe } from '../../queries/use-me.ts';
import type { ScanReply } from '../batch-wire.ts';
import { StationProgress } from '../page/station-progress.tsx';
import { CameraView } from './camera-view.tsx';
import { EarlierResults, LatestResult, UnsentScans } from './scan-result.tsx';
import { useSignal } from './signal.ts';
import { TypeCode } from './type-code.tsx';
import { useScanQueue } from './use-scan-queue.ts';
import './scan.css';

const { scan: t, title } = batchesMessages;

/** Where there is no network it could not be fetched. */
const loadReader = () => import('./qr-reader.ts');

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
  const { queue, state } = useBatchScans();
  useEffect(() => void keepPage(loadReader), []);
  const { at, chooseAt, hasSignal, setSignal } = useScanSettings();
  const [latest, ...earlier] = state.results;
  const isWaiting = state.waiting.length > 0;
  useSignal(latest, hasSignal);
  const addAt = (code: string, place: ScanPlace) => queue?.add(code, (scanned) => ({ ...scanned, batch, at: place }));
  const add = (code: string) => addAt(code, at);
  const addBoth = (code: string) => {
    for (const place of ['assembly', 'quality check'] as const) addAt(code, place);
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
          <UnsentScans {...state} />
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

/** The scans of this device at any batch. */
function useBatchScans() {
  const { clientId } = useApp().session;
  const open = useCallback(
    () => ({
      storage: scanStorage(clientId),
      isTogether: (one: WaitingScan, other: WaitingScan) => one.batch === other.batch,
      send: ({ batch }: WaitingScan, scans: readonly WaitingScan[]) =>
        officeClient.batch.scan.mutate({
          ...(batch !== null && { Id: batch }),
          Scans: scans.map(scanToWire),
        }),
      undo: async ({ Batch, EventId }: ScanReply) =>
        Batch === null || EventId === null
          ? null
          : officeClient.batch.undo.mutate({ Id: crypto.randomUUID(), BatchId: Batch.Id, Undoes: EventId }),
    }),
    [clientId],
  );
  return useScanQueue(open);
}

const scanToWire = ({ code, at, event, when }: WaitingScan) => ({
  ...(event !== undefined && { Id: event }),
  ...(when !== undefined && { DeviceAt: when }),
  Code: code,
  ...(at === 'made again' ? { Kind: 'spoiled' as const } : { At: at }),
});

/** A scan on the floor that the server has not answered yet. */
export interface WaitingScan extends WaitingCode {
  /** Id of the batch whose page was open; null: the code says which. */
  readonly batch: string | null;
  readonly at: ScanPlace;
}

/** One supplier's waiting scans of all batches, in the browser's database; where there is none they wait as long as the page is open. */
function scanStorage(clientId: number): DeviceStorage<WaitingScan> {
  const table = deviceTable('batch-scans', String(clientId));
  return {
    all: async () => (await table.all()).flatMap(waitingScanOf),
    put: (scan) => table.put({ ...scan }),
    remove: table.remove,
  };
}

/** An entry that another version of the page wrote in another shape counts as none. */
function waitingScanOf(entry: unknown): readonly WaitingScan[] {
  if (typeof entry !== 'object' || entry === null || !('id' in entry && 'code' in entry && 'at' in entry)) return [];
  const { id, code } = entry;
  const at = scanPlaces.find((place) => place === entry.at);
  const batch = 'batch' in entry && typeof entry.batch === 'string' ? entry.batch : null;
  if (typeof id !== 'string' || typeof code !== 'string' || !at) return [];
  const event = 'event' in entry && typeof entry.event === 'string' ? { event: entry.event } : {};
  const when = 'when' in entry && typeof entry.when === 'string' ? { when: entry.when } : {};
  return [{ id, batch, code, at, ...event, ...when }];
}

import { loadScanKinds, type LoadScanKind } from '@door/domain/selling/delivery/load';
import { Button } from '@door/ui/button';
import { Tick, Warning } from '@door/ui/icons';
import { Segmented } from '@door/ui/segmented';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import type { DeviceStorage } from '../../shared/queue/device-queue.ts';
import { keepPage } from '../../shared/offline/keep-page.ts';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { deviceTable } from '../../shared/storage/device-table.ts';
import { CameraView } from '../batches/scan/camera-view.tsx';
import { isReply, type ScanResult, type WaitingCode } from '../batches/scan/scan-queue.ts';
import { EarlierResults, UnsentScans } from '../batches/scan/scan-result.tsx';
import { kindOf, useSignal } from '../batches/scan/signal.ts';
import { TypeCode } from '../batches/scan/type-code.tsx';
import { useScanQueue } from '../batches/scan/use-scan-queue.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { batchesMessages } from '../messages/batches.ts';
import { deliveryMessages } from '../messages/delivery.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import type { LoadScanAnswer } from './delivery-wire.ts';
import './delivery.css';

const { scan: t, one, page } = deliveryMessages;
const { scan: scanning } = batchesMessages;

/** Where there is no network it could not be fetched. */
const loadReader = () => import('../batches/scan/qr-reader.ts');

/** `/installer/dispatch/ID/scan`: the doors that stand at the van, each by the label on it, also without a network. */
export function LoadScanPage() {
  const { id = '' } = useRouter().params;
  const { data } = useQuery(trpc.dispatch.getLoad.queryOptions({ Id: id }));
  const [kind, setKind] = useState<LoadScanKind>('loaded');
  const { queue, state } = useLoadScans();
  useEffect(() => void keepPage(loadReader), []);
  const [latest, ...earlier] = state.results;
  useSignal(latest, true);
  const isWaiting = state.waiting.length > 0;
  const counts = state.progress ?? data;
  const add = (code: string) => queue?.add(code, (scanned) => ({ ...scanned, load: id, kind }));
  return (
    <>
      <PageHeader
        title={data ? t.title(data.Number) : one}
        backLink={<Link to={`/installer/dispatch/${id}`}>{data?.Number ?? one}</Link>}
      />
      <div className="office-body scan-page load-scan">
        <CameraView start={t.camera} onCode={add} />
        <p className="num load-counts" role="status">
          {counts ? t.counts(counts.Loaded, counts.All) : ''}
        </p>
        <div className="stack scan-answer" role="status">
          {isWaiting ? <UnsentScans {...state} /> : <Latest result={latest} onUndo={(result) => queue?.undo(result)} />}
        </div>
        <TypeCode label={t.code} doIt={t.enter} look="primary" onCode={add} />
        <Segmented
          label={t.kind}
          segments={loadScanKinds.map((value) => ({ value, label: t.kinds[value] }))}
          chosen={kind}
          onChoose={(value) => setKind(value)}
        />
        <EarlierResults results={isWaiting ? state.results : earlier} />
      </div>
    </>
  );
}

interface LatestProps {
  readonly result: ScanResult<LoadScanAnswer> | undefined;
  onUndo(result: ScanResult<LoadScanAnswer>): void;
}

/** The latest result, large: in words, with a sign and a colour. */
function Latest({ result, onUndo }: LatestProps) {
  if (!result) return null;
  const kind = kindOf[result.Outcome];
  const door = isReply(result) ? result.Door : null;
  return (
    <div className="scan-result" data-kind={kind}>
      <p className="scan-outcome">
        {kind === 'wrong' ? <Warning /> : <Tick />}
        {scanning.outcomes[result.Outcome]}
      </p>
      {door ? <p>{page.stop(door.Order, page.item(door.Item, door.Name))}</p> : null}
      {kind === 'wrong' ? <p>{result.Text}</p> : null}
      <p className="num">{result.Code}</p>
      {isReply(result) && result.EventId !== null ? <Button onClick={() => onUndo(result)}>{t.undo}</Button> : null}
    </div>
  );
}

/** A scan at a van that the server has not answered yet. */
interface WaitingLoadScan extends WaitingCode {
  readonly load: string;
  readonly kind: LoadScanKind;
}

/** The scans of this device at any van. */
function useLoadScans() {
  const { clientId } = useApp().session;
  const open = useCallback(
    () => ({
      storage: loadScanStorage(clientId),
      isTogether: (first: WaitingLoadScan, other: WaitingLoadScan) => first.load === other.load,
      send: ({ load }: WaitingLoadScan, scans: readonly WaitingLoadScan[]) =>
        officeClient.dispatch.scan.mutate({
          Id: load,
          Scans: scans.map(({ event = crypto.randomUUID(), code, kind, when }) => ({
            Id: event,
            Code: code,
            Kind: kind,
            ...(when !== undefined && { DeviceAt: when }),
          })),
        }),
      undo: async ({ EventId }: LoadScanAnswer) => {
        if (EventId !== null) await officeClient.dispatch.undo.mutate({ Id: crypto.randomUUID(), Undoes: EventId });
        return null;
      },
    }),
    [clientId],
  );
  return useScanQueue(open);
}

function loadScanStorage(clientId: number): DeviceStorage<WaitingLoadScan> {
  const table = deviceTable('load-scans', String(clientId));
  return {
    all: async () => (await table.all()).flatMap(waitingScanOf),
    put: (scan) => table.put({ ...scan }),
    remove: table.remove,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** An entry that another version of the page wrote in another shape counts as none. */
function waitingScanOf(entry: unknown): readonly WaitingLoadScan[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const { id, load, code, kind, event, when }: Readonly<Record<string, unknown>> = { ...entry };
  const named = loadScanKinds.find((each) => each === kind);
  if (!(isText(id) && isText(load) && isText(code) && isText(event) && isText(when) && named)) return [];
  return [{ id, load, code, kind: named, event, when }];
}

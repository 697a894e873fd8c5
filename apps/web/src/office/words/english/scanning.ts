import type { ScanPlace } from '@door/domain/making/batch/scan';
import type { ScannedPiece } from '../../batches/batch-wire.ts';
import type { ScanResult } from '../../batches/scan/scan-queue.ts';
import type { CameraProblem } from '../../batches/scan/use-camera.ts';

const places: Readonly<Record<ScanPlace, string>> = {
  cutting: 'Cutting',
  assembly: 'Assembly',
  'quality check': 'Quality check',
  'made again': 'Made again',
};

const outcomes: Readonly<Record<ScanResult['Outcome'], string>> = {
  ticked: 'Ticked',
  known: 'Ticked before',
  spoiled: 'Made again',
  replaced: 'Spoiled before',
  'one-piece': 'Not a piece',
  'other-station': 'Other station',
  'needs-assembly': 'Not assembled yet',
  'needs-cut': 'A piece is missing',
  undone: 'Taken back',
  'no-piece': 'Not of this batch',
  'wrong-batch': 'Wrong batch',
  closed: 'Batch is closed',
  refused: 'Not ticked',
};

const cameraProblems: Readonly<Record<CameraProblem, string>> = {
  refused: 'This page may not use the camera. Allow it in the settings of the browser, or type the code.',
  none: 'This device has no camera. Type the code, or use a scanner that types it.',
  insecure: 'Browsers give the camera only to pages loaded over https. Type the code.',
  broken: 'The camera does not start. Another program may use it. Type the code, or try again.',
};

const scans = (count: number): string => (count === 1 ? '1 scan' : `${count} scans`);

/** Scanning of labels. */
export const scanning = {
  scan: {
    title: 'Scan',
    batch: (number: string) => `Batch ${number}`,
    notForYou: 'Your account sees batches. Scanning is for whoever makes them.',
    station: 'Station',
    places,
    outcomes,
    code: 'Code of the label',
    enter: 'Enter',
    picture: 'What the camera sees',
    startCamera: 'Use the camera',
    stopCamera: 'Stop the camera',
    cameraProblems,
    piece: 'Piece',
    order: 'Order',
    slot: 'Slot',
    pieceText: ({ Part, Size }: ScannedPiece) => `${Part} ${Size}`,
    orderText: ({ Order, Item }: ScannedPiece) => `${Order}, ${Item}`,
    undo: 'Undo',
    both: 'Both',
    kept: 'Kept',
    sending: 'On its way',
    waiting: (count: number) =>
      `${scans(count)} waiting to be sent. ${count === 1 ? 'It is' : 'They are'} kept on this device and sent as soon as possible.`,
    signal: 'Sound and vibration',
    signalMeaning: 'A high tone for a tick, a low one for what is wrong.',
    earlier: 'Scanned before',
  },
};

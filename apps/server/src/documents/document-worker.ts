import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { encode } from 'jpeg-js';
import { takeLowPriority } from '../lib/low-priority.ts';
import type { DocumentResponse, DocumentRequest } from './document-maker.ts';
import { paintDoor, paintOnWall, paintPhoto } from './paint-door.ts';
import { writeBatchPaper } from './pdf/batch/write-batch-paper.ts';
import { writeDoorPaper } from './pdf/door/write-door-paper.ts';
import { writeHandoverPack } from './pdf/handover/write-handover-pack.ts';
import { writeLoadPdf } from './pdf/load/write-load-pdf.ts';
import { writePurchasePdf } from './pdf/purchase/write-purchase-pdf.ts';
import { writePdf } from './pdf/write-pdf.ts';

/** Pixels: 26 points high on paper, that is 400 dots to the inch. */
const height = 144;

/** A logo as a JPEG on white paper. */
function paintLogo(svg: string): Uint8Array {
  const options = {
    background: '#fff',
    fitTo: { mode: 'height', value: height },
    font: { loadSystemFonts: false },
  } as const;
  const { pixels, width, height: drawn } = new Resvg(svg, options).render();
  return encode({ data: pixels, width, height: drawn }, 94).data;
}

// Beside the main thread, which must go on answering. One request at a time; the requester keeps the order of them.
takeLowPriority();
parentPort?.on('message', (request: DocumentRequest) => {
  void answerTo(request).then((answer) => parentPort?.postMessage(answer));
});

function madeOf(request: DocumentRequest): Uint8Array | Promise<Uint8Array> {
  switch (request.kind) {
    case 'door':
      return paintDoor(request.facts, request.height);
    case 'on-wall':
      return paintOnWall(request.facts, request.height);
    case 'logo':
      return paintLogo(request.svg);
    case 'pdf':
      return writePdf(request.source);
    case 'door-paper':
      return writeDoorPaper(request.source);
    case 'batch':
      return writeBatchPaper(request.source);
    case 'purchase':
      return writePurchasePdf(request.source);
    case 'load':
      return writeLoadPdf(request.source);
    case 'photo':
      return paintPhoto(request.png);
    case 'handover':
      return writeHandoverPack(request.source);
  }
}

async function answerTo(request: DocumentRequest): Promise<DocumentResponse> {
  try {
    return { bytes: await madeOf(request) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

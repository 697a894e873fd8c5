import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { encode } from 'jpeg-js';
import { takeLowPriority } from '../lib/low-priority.ts';
import type { Answer, Order } from './document-maker.ts';
import { paintDoor, paintOnWall } from './paint-door.ts';
import { writeBatchPaper } from './pdf/batch/write-batch-paper.ts';
import { writeDoorPaper } from './pdf/door/write-door-paper.ts';
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

// Beside the main thread, which must go on answering. One order at a time; the requester keeps the order of them.
takeLowPriority();
parentPort?.on('message', (order: Order) => {
  void answerTo(order).then((answer) => parentPort?.postMessage(answer));
});

function madeOf(order: Order): Uint8Array | Promise<Uint8Array> {
  switch (order.kind) {
    case 'door':
      return paintDoor(order.facts, order.height);
    case 'on-wall':
      return paintOnWall(order.facts, order.height);
    case 'logo':
      return paintLogo(order.svg);
    case 'pdf':
      return writePdf(order.source);
    case 'door-paper':
      return writeDoorPaper(order.source);
    case 'batch':
      return writeBatchPaper(order.source);
  }
}

async function answerTo(order: Order): Promise<Answer> {
  try {
    return { bytes: await madeOf(order) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

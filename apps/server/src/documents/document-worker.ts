import { parentPort } from 'node:worker_threads';
import { takeLowPriority } from '../lib/low-priority.ts';
import { paintDoor, paintOnWall } from './paint-door.ts';
import { paintLogo } from './paint-logo.ts';
import { writeBatchPaper } from './pdf/batch/write-batch-paper.ts';
import { writeDoorPaper } from './pdf/door/write-door-paper.ts';
import { writePdf } from './pdf/write-pdf.ts';
import type { Answer, Order } from './document-maker.ts';

// Beside the main thread, which must go on answering. One order at a time; the asker keeps the order of them.
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

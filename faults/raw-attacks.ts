import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often each answer was given to each attack: `15,000 begun bodies: closed`. */
export type Count = (attack: string, answer: string) => void;

interface Target {
  readonly url: string;
  /** When the attack is over, ms since 1970. */
  readonly end: number;
  readonly count: Count;
}

/** Connections that begin a body and close: so many, and so many of them open at once. */
const begun = { inAll: 15_000, atOnce: 500 };
const slowBodies = { inAll: 120, addresses: 61 };
const slowReaders = 20;

/** What no call is answered for: connections that do as little as they can. */
export async function attackByConnections(target: Target): Promise<void> {
  await Promise.all([
    beginBodies(target),
    ...Array.from({ length: slowBodies.inAll }, (_, at) =>
      sendSlowly(target, `192.0.2.${String(at % slowBodies.addresses)}`),
    ),
    ...Array.from({ length: slowReaders }, (_, at) => readNothing(target, `192.0.2.${String(100 + at)}`)),
  ]);
}

const head = (address: string, length: number) =>
  [
    'POST /trpc/public/updateItem HTTP/1.1',
    ...[
      'host: x',
      `x-forwarded-for: ${address}`,
      'content-type: application/json',
      `content-length: ${String(length)}`,
    ],
    '\r\n',
  ].join('\r\n');

function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname).on('error', () => undefined);
}

const isOpen = async (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('close', () => resolve(false));
  });

async function beginBodies({ url, count }: Target): Promise<void> {
  for (let at = 0; at < begun.inAll; at += begun.atOnce) {
    const wave = Array.from({ length: begun.atOnce }, () => open(url));
    const opened = await Promise.all(wave.map(isOpen));
    for (const [index, socket] of wave.entries())
      if (opened[index]) socket.write(`${head(`198.51.100.${String(index % 250)}`, 1000)}{"`);
    await sleep(20);
    for (const socket of wave) socket.destroy();
    count('begun bodies', opened.every(Boolean) ? 'closed' : 'no connection');
  }
}

/** A byte each second, again and again. */
async function sendSlowly({ url, end, count }: Target, address: string): Promise<void> {
  while (Date.now() < end) {
    const socket = open(url);
    const answered = new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1] ?? 'no HTTP'));
      socket.once('close', () => resolve('closed'));
    });
    socket.write(head(address, 1000));
    const drip = setInterval(() => socket.write('x'), 1000);
    const answer = await Promise.race([answered, sleep(Math.max(0, end - Date.now())).then(() => 'still open')]);
    clearInterval(drip);
    socket.destroy();
    count('slow bodies', answer);
  }
}

/** Asks for the largest answer and takes none of it. */
async function readNothing({ url, end, count }: Target, address: string): Promise<void> {
  const socket = open(url);
  socket.pause();
  socket.write(
    `GET /trpc/public/getCatalogue,getCatalogue?batch=1 HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\n\r\n`,
  );
  await sleep(Math.max(0, end - Date.now()));
  count('slow readers', socket.destroyed ? 'closed' : 'still open');
  socket.destroy();
}

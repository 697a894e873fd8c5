import { connect } from 'node:net';

/** One request of HTTP/1.1 that is sent again and again. */
interface AskedOften {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How many people ask at once, and for how long. */
interface Load {
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Answers a second that a server gives, where each connection asks again as soon as it is answered. It reads no more of an answer
 * than its status and length, so that it takes less of a processor than any server. Throws where an answer is not 200.
 */
export async function requestRate(asked: AskedOften, { connections, seconds }: Load): Promise<number> {
  const start = performance.now();
  const until = start + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(until, asked)));
  return (counts.reduce((sum, count) => sum + count, 0) / (performance.now() - start)) * 1000;
}

function askUntil(until: number, { url, headers = {} }: AskedOften): Promise<number> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const message = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(message));
    let received = '';
    let answers = 0;
    socket.setEncoding('latin1').once('error', reject);
    socket.on('data', (text: string) => {
      received += text;
      const length = lengthOf(received);
      if (length === undefined || received.length < length) return;
      if (!received.startsWith('HTTP/1.1 200')) return void socket.destroy(new Error(received.slice(0, 500)));
      received = '';
      answers += 1;
      if (performance.now() < until) return void socket.write(message);
      socket.end();
      resolve(answers);
    });
  });
}

/** Bytes of the whole answer; undefined: its head is not all there. */
function lengthOf(received: string): number | undefined {
  const head = received.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1];
  if (length === undefined) throw new Error(`An answer without its length: ${received.slice(0, head)}`);
  return head + 4 + Number(length);
}

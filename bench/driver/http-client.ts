import { Agent, request } from 'node:http';

export interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

/** Asks over connections that stay open, with less processor than `fetch` takes. */
export function httpClient(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    ask: (url: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
      new Promise<Answered>((resolve, reject) => {
        const typed = body === undefined ? {} : { 'content-type': 'application/json' };
        const asked = request(url, { agent, method, headers: { ...typed, ...headers } }, (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
          answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
          answer.once('error', reject);
        });
        asked.once('error', reject).end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** Answers a second where so many ask at once, each again as soon as it is answered. */
export async function rateOf(atOnce: number, seconds: number, ask: (who: number) => Promise<void>): Promise<number> {
  const start = performance.now();
  let count = 0;
  const asks = async (who: number): Promise<void> => {
    while (performance.now() - start < seconds * 1000) {
      await ask(who);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, who) => asks(who)));
  return (count / (performance.now() - start)) * 1000;
}

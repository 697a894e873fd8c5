import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands between the server processes and PostgreSQL: counts what is asked, holds it back, or cuts the connections. */
export interface DatabaseProxy extends AsyncDisposable {
  readonly port: number;
  /** Waits until so many more messages have gone to the database, or so many ms. */
  afterMessages(count: number, mostMs: number): Promise<void>;
  /** Holds back every byte in both directions: to the server the connections are frozen. */
  hold(): void;
  /** Passes on what was held back, and all that follows. */
  resume(): void;
  /** Breaks every connection, as a network does. */
  cut(): void;
}

/** Listens on a free port of this machine, and leads to the port of the database. */
export async function openDatabaseProxy(databasePort: number): Promise<DatabaseProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const held: (() => void)[] = [];
  const state = { isHolding: false, messages: 0 };
  const pass = (from: Socket, to: Socket, count: () => void) => {
    from.on('data', (bytes: Buffer) => {
      count();
      const write = () => void to.write(bytes);
      if (state.isHolding) held.push(write);
      else write();
    });
  };
  // Neither end waits to fill its packets, so nor does what stands between: a message of two packets would take 40 ms more.
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ port: databasePort, host: '127.0.0.1', noDelay: true });
    const pair = [client, database] as const;
    pairs.add(pair);
    pass(client, database, () => (state.messages += 1));
    pass(database, client, () => undefined);
    for (const [one, other] of [pair, [database, client] as const]) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    port: address.port,
    afterMessages: async (count, mostMs) => {
      const [last, end] = [state.messages + count, Date.now() + mostMs];
      while (state.messages < last && Date.now() < end) await new Promise((done) => setImmediate(done));
    },
    hold: () => (state.isHolding = true),
    resume: () => {
      state.isHolding = false;
      for (const write of held.splice(0)) write();
    },
    cut,
    [Symbol.asyncDispose]: async () => {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}

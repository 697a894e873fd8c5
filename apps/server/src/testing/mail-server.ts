import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail as it came. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly text: string;
}

/**
 * A mail server of its own for one test, on a free port unless one is named, and what it received. It refuses addresses that
 * begin with `refused`, and lets those that begin with `held` wait for ever.
 */
export async function startMailServer(atPort = 0, received: ReceivedMail[] = []) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('held')) return;
      done(address.startsWith('refused') ? new Error('No such person.') : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  // A server that is killed while it sends breaks its connection.
  server.on('error', () => undefined);
  const listening = server.listen(atPort, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    url: `smtp://127.0.0.1:${String(port)}`,
    received,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(done)),
  };
}

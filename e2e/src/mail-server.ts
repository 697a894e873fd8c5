import { createServer, type Socket } from 'node:net';

export interface MailServer extends AsyncDisposable {
  /** Addresses to which mails were taken, in order. */
  readonly received: readonly string[];
}

const answers: readonly (readonly [command: RegExp, answer: string])[] = [
  [/^(EHLO|HELO) /i, '250 mail.example.com'],
  [/^DATA$/i, '354 Go on'],
  [/^QUIT$/i, '221 Bye'],
  [/^/, '250 OK'],
];

/** Takes every mail, on this port of the machine. */
export async function startMailServer(port: number): Promise<MailServer> {
  const received: string[] = [];
  const server = createServer((socket) => converse(socket, received));
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { received, [Symbol.asyncDispose]: () => new Promise((done) => server.close(() => done())) };
}

function converse(socket: Socket, received: string[]): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let rest = '';
  let isMessage = false;
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (isMessage && line !== '.') continue;
      isMessage = /^DATA$/i.test(line);
      const [, to] = /^RCPT TO:<([^>]+)>/i.exec(line) ?? [];
      if (to) received.push(to);
      say(answers.find(([command]) => command.test(line))?.[1] ?? '');
    }
  });
  say('220 mail.example.com');
}

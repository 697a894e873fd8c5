import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { StartError, startErrorMessage } from '../start-error.ts';
import type { Database } from './database.ts';

/**
 * The embedded database belongs to the process that serves. For a backup, or to verify its history, that process copies it at one moment and says where
 * the copy lies; the rest is the work of the process that asked. The copy is there as long as the connection.
 */
type SnapshotReply = { readonly folder: string } | { readonly refused: string };

export interface Snapshots {
  stop(): Promise<void>;
}

/**
 * Answers whoever may write to DATA_DIR: the socket is a file in it, of 0600. Removes what a killed process left. undefined
 * where there is nothing to answer: PostgreSQL, or a system without sockets that are files.
 */
export async function serveSnapshots(
  { copyTo }: Pick<Database, 'copyTo'>,
  dataDir: string,
): Promise<Snapshots | undefined> {
  const address = socketIn(dataDir);
  if (!copyTo || address === undefined) return undefined;
  const folder = join(dataDir, 'snapshots');
  await rm(folder, { recursive: true, force: true });
  await rm(address, { force: true });
  const connections = new Set<Socket>();
  const server = createServer((socket) => {
    const isOnly = connections.size === 0;
    connections.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => connections.delete(socket));
    socket.resume();
    void answer(socket, isOnly ? () => copyFor(socket, join(folder, randomUUID()), copyTo) : refuse);
  });
  server.listen(address);
  await once(server, 'listening');
  await chmod(address, 0o600);
  return {
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of connections) socket.destroy();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const refuse = async (): Promise<SnapshotReply> => ({
  refused: 'Another copy is being read, by a backup or by db:verify. Wait until it has ended.',
});

async function answer(socket: Socket, ask: () => Promise<SnapshotReply>): Promise<void> {
  const said = await ask().catch((error: unknown): SnapshotReply => ({ refused: startErrorMessage(error) }));
  const text = `${JSON.stringify(said)}\n`;
  if ('refused' in said) socket.end(text);
  else socket.write(text);
}

async function copyFor(
  socket: Socket,
  folder: string,
  copyTo: NonNullable<Database['copyTo']>,
): Promise<SnapshotReply> {
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await copyTo(join(folder, 'db'));
  } catch (error) {
    await remove();
    throw error;
  }
  if (socket.destroyed) await remove();
  else socket.once('close', () => void remove().catch(() => undefined));
  return { folder: join(folder, 'db') };
}

export interface Snapshot extends AsyncDisposable {
  /** Where the copy of the embedded database lies. */
  readonly folder: string;
  /** Rejects with a StartError when the server has ended, and its copy with it. */
  readonly lost: Promise<never>;
}

/** Asks the server that runs on DATA_DIR for a copy of its database; undefined: none runs. Throws a StartError where it refuses. */
export async function askForSnapshot(dataDir: string): Promise<Snapshot | undefined> {
  const socket = await connected(socketIn(dataDir));
  if (!socket) return undefined;
  const lost = once(socket, 'close').then((): never => {
    throw new StartError('The server ended meanwhile, and its copy with it. Start this again.');
  });
  lost.catch(() => undefined);
  const [text]: unknown[] = await Promise.race([once(createInterface({ input: socket }), 'line'), lost]);
  const said: SnapshotReply = JSON.parse(String(text));
  if ('refused' in said) throw new StartError(said.refused);
  return {
    folder: said.folder,
    lost,
    [Symbol.asyncDispose]: async () => {
      socket.destroy();
      await rm(join(said.folder, '..'), { recursive: true, force: true });
    },
  };
}

async function connected(address: string | undefined): Promise<Socket | undefined> {
  if (address === undefined) return undefined;
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    if (error instanceof Error && 'code' in error && nobodyThere.has(String(error.code))) return undefined;
    throw error;
  }
}

/** No server, or a killed one. */
const nobodyThere: ReadonlySet<string> = new Set(['ENOENT', 'ECONNREFUSED']);

/** Characters of the address of a socket that every system takes. */
const longestAddress = 100;

/** undefined: on Windows a socket is no file of a folder, so nobody's rights guard it; and of a longer path none can be made. */
function socketIn(dataDir: string): string | undefined {
  const path = join(dataDir, 'backup.sock');
  const shortest = [path, relative(process.cwd(), path)].toSorted((a, b) => a.length - b.length)[0] ?? path;
  return process.platform === 'win32' || shortest.length > longestAddress ? undefined : shortest;
}

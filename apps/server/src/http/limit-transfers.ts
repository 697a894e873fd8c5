import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requester } from '../lib/requester.ts';
import { callerAddress } from './caller-address.ts';

/** Bodies that come and answers that go, on however slow a line. */
export interface TransferLimits {
  /** Whatever its size, ms. */
  readonly least: number;
  /** A body or answer of more bytes has a second more for each so many. */
  readonly bytesPerSecond: number;
  /** Bytes of all that are under way and are not small: of more the oldest of whoever has most is cut off. */
  readonly mostBytes: number;
}

/** A phone on a bad line sends ten times as fast. */
const usualLimits: TransferLimits = { least: 10_000, bytesPerSecond: 16 * 1024, mostBytes: 64 * 1024 * 1024 };

/**
 * What is not more is no more than its connection costs, bytes, and connections are limited by themselves. Counted, 4,000 of them would be
 * 64 MiB, of which whoever sends one large file has most.
 */
const smallest = 16 * 1024;
/** What a body without a length counts for, bytes. */
const unknownLength = 1024 * 1024;

interface Transfer {
  readonly who: string;
  readonly bytes: number;
  readonly cut: () => void;
}

/** Begins a transfer, and answers what is called at its end. */
type BeginTransfer = (transfer: Transfer) => () => void;

/** Cuts off what takes too long, and what is too much at once, so that memory is bounded whatever callers do. */
export function transfersWithin({ least, bytesPerSecond, mostBytes }: TransferLimits): BeginTransfer {
  const open = new Set<Transfer>();
  let bytes = 0;
  const cutOne = () => {
    const ofEach = new Map<string, number>();
    for (const each of open) ofEach.set(each.who, (ofEach.get(each.who) ?? 0) + each.bytes);
    const [[most] = ['']] = [...ofEach].toSorted(([, one], [, other]) => other - one);
    [...open].find(({ who }) => who === most)?.cut();
  };
  return ({ who, bytes: length, cut }) => {
    const end = () => {
      if (!open.delete(one)) return;
      bytes -= one.bytes;
      clearTimeout(timer);
    };
    const one: Transfer = {
      who,
      bytes: length > smallest ? length : 0,
      cut: () => {
        end();
        cut();
      },
    };
    const timer = setTimeout(one.cut, least + (length / bytesPerSecond) * 1000).unref();
    open.add(one);
    bytes += one.bytes;
    if (bytes > mostBytes && open.size > 1) cutOne();
    return end;
  };
}

interface TransferFacts {
  /** Answers 408 on a connection whose request is not all there, and closes it. */
  readonly refuse: (socket: Socket) => void;
  readonly limits?: TransferLimits;
}

/** Limits how long, and how many at once, bodies may come and answers may go. */
export function limitTransfers(app: FastifyInstance, { refuse, limits = usualLimits }: TransferFacts): void {
  const beginTransfer = transfersWithin(limits);
  const who = () => requester.getStore()?.who ?? '';
  app.addHook('onRequest', ({ raw }, { raw: response }, done) => {
    const length = lengthOfBody(raw.headers);
    if (length > 0) {
      const end = beginTransfer({ who: who(), bytes: length, cut: () => refuse(raw.socket) });
      raw.once('end', end).once('close', end);
      // What comes behind a refusal is kept by nobody.
      response.once('finish', end);
    }
    done();
  });
  app.addHook('onSend', async (_, { raw }, payload) => {
    // What is read from a file as it goes holds no memory.
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return;
    const end = beginTransfer({ who: who(), bytes: payload.length, cut: () => raw.destroy() });
    raw.once('close', end);
  });
}

const lengthOfBody = (headers: FastifyRequest['raw']['headers']): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : unknownLength;

/** Connections of one address: a showroom's thirty browsers have six each. */
const mostOfAddress = 300;
/** Connections in all; a process has some 10 KB and one file for each. */
const mostInAll = 5_000;

/** Closes connections of an address that has too many; those of trusted proxies are everybody's. */
export function limitConnections(server: Server, isTrusted: (address: string) => boolean): void {
  const open = new Map<string, number>();
  server.maxConnections = mostInAll;
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress)) return;
    const address = callerAddress(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > mostOfAddress) socket.destroy();
  });
}

import type { IncomingMessage } from 'node:http';
import { TRPCError } from '@trpc/server';

/** The whole body. undefined: the caller has gone. Throws where it has more bytes than `most`. */
export const textOfBody = (request: IncomingMessage, most: number): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const refuse = () => reject(new TRPCError({ code: 'PAYLOAD_TOO_LARGE' }));
    if (Number(request.headers['content-length'] ?? 0) > most) return refuse();
    const pieces: Buffer[] = [];
    let length = 0;
    request.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length > most) return refuse();
      pieces.push(piece);
    });
    request.once('end', () => resolve(Buffer.concat(pieces).toString()));
    request.once('error', () => resolve(undefined));
    request.once('close', () => resolve(undefined));
  });

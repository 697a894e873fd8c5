import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import type { Ports } from '@door/api/ports/context';
import type { ImageSide } from '@door/api/ports/shop';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import type { FileBlobs } from '../adapters/blobs-files.ts';
import type { Login } from '../login/open-login.ts';
import { type CallRouters, mountCalls } from './calls.ts';
import { contentSecurity } from './content-security.ts';
import { answerFailures, refusalOf, refuse } from './failures.ts';
import { mountHealth, type Ready } from './health.ts';
import { indexHtmlIn, mountPages } from './pages.ts';
import { mountPictures } from './pictures.ts';

export interface AppFacts {
  readonly ports: Ports;
  readonly routers: CallRouters;
  readonly login: Login;
  readonly publicUrl: string;
  /** Folder of the built pages. */
  readonly pages: string;
  readonly ready: Ready['parts'];
  /** null: pictures lie elsewhere, and these are the origins. */
  readonly fileBlobs: FileBlobs | null;
  readonly pictureOrigins: readonly string[];
  readonly recordedVersion: (picture: {
    readonly itemId: string;
    readonly side: ImageSide;
  }) => Promise<string | undefined>;
  readonly isRecordedPhoto: (photo: { readonly itemId: string; readonly version: string }) => Promise<boolean>;
  readonly onAnswer: (facts: AnswerFacts) => void;
}

/** What the log keeps of a request: no input, no query string, no address. */
interface AnswerFacts {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

const maxBody = 1024 * 1024;

/** Pages, calls and pictures on one port. */
export async function buildApp(facts: AppFacts): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: maxBody,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A proxy on this machine tells the visitor's address; nobody else is believed.
    trustProxy: 'loopback',
    // A batch names up to twenty calls in its path.
    routerOptions: { maxParamLength: 5000 },
    // Addresses that cannot be decoded never reach a route.
    frameworkErrors: (error, _, reply) => void refuse(reply, refusalOf(error)),
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
  });
  answerFailures(app, facts.ports.log);
  letGoWhenStopping(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    facts.onAnswer({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  await app.register(
    helmet,
    contentSecurity({ ...facts, loginOrigin: facts.login.origin, indexHtml: indexHtmlIn(facts.pages) }),
  );
  const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: quickly, globalDecompression: false });
  mountHealth(app, { parts: facts.ready });
  await mountCalls(app, { ...facts, identity: facts.login.identity });
  app.get('/login-settings.json', () => facts.login.settings);
  await facts.login.mount(app);
  if (facts.fileBlobs) await mountPictures(app, { ...facts, blobs: facts.fileBlobs });
  await mountPages(app, facts.pages);
  return app;
}

/** A connection that is answered while the server stops is not kept for a next request: it would hold up the stop. */
function letGoWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}

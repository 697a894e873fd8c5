import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import type { ImageView } from '@door/api/ports/image-store';
import compress from '@fastify/compress';
import { TRPCError } from '@trpc/server';
import { fastify, type FastifyInstance } from 'fastify';
import type { FileBlobs } from '../adapters/blobs/file-blobs.ts';
import type { FirstPages } from '../adapters/first-page/first-pages.ts';
import type { PngChecker } from '../adapters/png/png-checker.ts';
import type { Login } from '../login/open-login.ts';
import { countAskers } from './count-askers.ts';
import { type CallRouters, isCall, mountCalls } from './mount-calls.ts';
import { headersOfData, securityHeaders } from './content-security.ts';
import { answerErrors } from './error-answers.ts';
import { answerMalformed } from './malformed-requests.ts';
import { mountHealth, type Ready } from './mount-health.ts';
import { type LogoFacts, mountLogos } from './mount-logos.ts';
import { type DoorPaperFacts, mountDoorPapers } from './mount-door-papers.ts';
import { mountEmbedding } from './mount-embedding.ts';
import { indexHtmlIn, mountPages } from './mount-pages.ts';
import { mountPictures } from './mount-pictures.ts';

export interface AppFacts extends LogoFacts, DoorPaperFacts {
  readonly routers: CallRouters;
  readonly login: Login;
  readonly publicUrl: string;
  readonly trustedProxies: readonly string[];
  readonly firstPages: Pick<FirstPages, 'of'>;
  readonly ready: Ready['parts'];
  /** null: pictures are in Azure, at `pictureOrigins`. */
  readonly fileBlobs: FileBlobs | null;
  readonly checkPng: PngChecker['check'];
  readonly pictureOrigins: readonly string[];
  readonly currentPictureVersion: (picture: {
    readonly itemId: string;
    readonly side: ImageView;
  }) => Promise<string | undefined>;
  readonly isSurveyPhoto: (photo: { readonly itemId: string; readonly version: string }) => Promise<boolean>;
  readonly onAnswer: (facts: AnswerFacts) => void;
  readonly onCall: (call: string, outcome: string) => void;
}

/** Logged for each request: no input, no query string, no address. */
interface AnswerFacts {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** Fastify answers a URL that cannot be decoded without any hook, so without security headers; here it is a route like others. */
const notWellFormed = '/address-not-well-formed';

function isDecodable(url: string): boolean {
  try {
    if (url.includes('%')) decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return true;
  } catch {
    return false;
  }
}

const maxBody = 1024 * 1024;

/** The Fastify app: pages, calls, pictures and log-in on one port. */
export async function buildApp(facts: AppFacts): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: maxBody,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Anybody can write X-Forwarded-For: it is believed only where a proxy that we know has written it.
    trustProxy: [...facts.trustedProxies],
    // A tRPC batch has up to twenty call names in its path.
    routerOptions: { maxParamLength: 5000 },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : notWellFormed),
    // Node would refuse a request without a host by itself, without our headers.
    http: { requireHostHeader: false },
    clientErrorHandler: answerMalformed(facts.publicUrl),
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
  });
  answerErrors(app, facts.ports.log);
  closeConnectionsWhenStopping(app);
  app.addHook('onResponse', (request, reply, done) => {
    facts.onAnswer({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
  const security = await securityHeaders({
    ...facts,
    loginOrigin: facts.login.origin,
    indexHtml: indexHtmlIn(facts.pages),
  });
  const ofCalls = headersOfData(facts.publicUrl);
  app.addHook('onRequest', (request, { raw }, done) => {
    raw.setHeader('x-request-id', request.id);
    for (const [name, value] of isCall(request.url) ? ofCalls : security) raw.setHeader(name, value);
    done();
  });
  countAskers(app);
  app.addHook('onRequest', ({ headers }, _, done) => {
    if (headers.host) done();
    else done(new TRPCError({ code: 'BAD_REQUEST', message: 'The request names no host.' }));
  });
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions, globalDecompression: false });
  app.all(notWellFormed, () => {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The address is not well formed.' });
  });
  mountHealth(app, { parts: facts.ready });
  await mountCalls(app, { ...facts, identity: facts.login.identity });
  app.get('/login-settings.json', () => facts.login.settings);
  await facts.login.mount(app);
  if (facts.fileBlobs) await mountPictures(app, { ...facts, ...facts.ports, blobs: facts.fileBlobs });
  mountLogos(app, facts);
  mountDoorPapers(app, facts);
  const firstPageFacts = { firstPages: facts.firstPages, suppliers: facts.ports.suppliers };
  mountEmbedding(app, { pages: facts.pages, ...firstPageFacts });
  await mountPages(app, facts.pages, firstPageFacts);
  return app;
}

/** Closes each connection after its answer while the server stops: an idle kept-alive connection would delay the stop. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}

import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { constants } from 'node:zlib';
import type { ImageView } from '@door/api/ports/image-store';
import compress from '@fastify/compress';
import { TRPCError } from '@trpc/server';
import { fastify, type FastifyInstance } from 'fastify';
import type { FileBlobs } from '../adapters/blobs/file-blobs.ts';
import type { FirstPages } from '../adapters/first-page/first-pages.ts';
import type { PngChecker } from '../adapters/png/png-checker.ts';
import type { Login } from '../login/open-login.ts';
import { countUse } from '../asker.ts';
import { isAmong } from './caller-address.ts';
import { countAskers } from './count-askers.ts';
import { maxBody } from './answer-request.ts';
import type { CallRouters } from './endpoints.ts';
import { type AnswerFacts, isCall, type ServeCall, serveCalls } from './serve-calls.ts';
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

/** The Fastify app: pages, calls, pictures and log-in on one port. */
export async function buildApp(facts: AppFacts): Promise<FastifyInstance> {
  const countOne = countUse(() => performance.now());
  const isTrusted = isAmong(facts.trustedProxies);
  let isStopping = false;
  const serveCall = serveCalls({
    ...{ ...facts, countOne, isTrusted, isStopping: () => isStopping },
    identity: facts.login.identity,
  });
  const app = fastify({
    serverFactory: (handler) => httpServer(serveCall, handler),
    logger: false,
    bodyLimit: maxBody,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Anybody can write X-Forwarded-For: it is believed only where a proxy that we know has written it.
    trustProxy: isTrusted,
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : notWellFormed),
    clientErrorHandler: answerMalformed(facts.publicUrl),
    forceCloseConnections: 'idle',
  });
  answerErrors(app, facts.ports.log);
  // An idle connection that is kept open would delay the stop.
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
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
  countAskers(app, countOne);
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

/** A connection without a request is longer open than most proxies keep theirs; ms. */
const times = { keepAliveTimeout: 72_000, requestTimeout: 60_000 };

/** Calls are answered beside Fastify, all else by it. */
function httpServer(serveCall: ServeCall, handler: RequestListener): Server {
  // Node would refuse a request without a host by itself, without our headers.
  return createServer({ ...times, requireHostHeader: false }, (request, response) => {
    if (!serveCall(request, response)) handler(request, response);
  });
}

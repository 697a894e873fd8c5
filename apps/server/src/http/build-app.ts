import { constants } from 'node:zlib';
import type { Photo } from '@door/api/ports/blobs';
import type { ImageView } from '@door/api/visitor/image-store';
import compress from '@fastify/compress';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import type { FileBlobs } from '../storage/file-blobs.ts';
import type { FirstPages } from './first-page/first-pages.ts';
import type { PngChecker } from '../storage/png/png-checker.ts';
import type { Login } from '../login/open-login.ts';
import { answersInTime } from './answers-in-time.ts';
import { securityHeaders } from './content-security.ts';
import { createApp, type CreateFacts } from './create-app.ts';
import type { CallRouters } from './endpoints.ts';
import { mountCalls } from './mount-calls.ts';
import { type DoorPaperFacts, mountDoorPapers } from './mount-door-papers.ts';
import { mountEmbedding } from './mount-embedding.ts';
import { mountLegalTexts } from './mount-legal-texts.ts';
import { mountFeeds } from './mount-feeds.ts';
import { mountHooks } from '../payments/mount-hooks.ts';
import { indexHtmlIn, mountPages } from './mount-pages.ts';
import { mountUnsubscribing } from './mount-unsubscribing.ts';
import { mountPictures } from './mount-pictures.ts';

export interface AppFacts
  extends LogoFacts,
    DoorPaperFacts,
    SecurityTextFacts,
    Omit<CreateFacts, 'ports' | 'security'> {
  readonly routers: CallRouters;
  readonly login: Login;
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
  readonly isShownPhoto: (photo: Photo) => Promise<boolean>;
  readonly onCall: (call: string, outcome: string) => void;
}

/** The Fastify app: pages, calls, pictures and log-in on one port. */
export async function buildApp(facts: AppFacts): Promise<FastifyInstance> {
  const security = await securityHeaders({
    ...facts,
    loginOrigin: facts.login.origin,
    indexHtml: indexHtmlIn(facts.pages),
  });
  const app = createApp({ ...facts, security });
  // Before compression is mounted: the answers of calls are compressed beside the thread of the calls.
  await mountCalls(app, { ...facts, identity: facts.login.identity });
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions, globalDecompression: false });
  mountHealth(app, { parts: facts.ready });
  mountSecurityText(app, facts);
  app.get('/login-settings.json', () => facts.login.settings);
  await facts.login.mount(app);
  if (facts.fileBlobs) await mountPictures(app, { ...facts, ...facts.ports, blobs: facts.fileBlobs });
  mountLogos(app, facts);
  mountLegalTexts(app, facts.ports);
  mountDoorPapers(app, facts);
  await mountHooks(app, facts.ports);
  await mountUnsubscribing(app, facts.ports);
  mountFeeds(app, facts.ports, facts.publicUrl);
  const firstPageFacts = { firstPages: facts.firstPages, suppliers: facts.ports.suppliers };
  mountEmbedding(app, { pages: facts.pages, ...firstPageFacts });
  await mountPages(app, facts.pages, firstPageFacts);
  return app;
}

interface Ready {
  readonly parts: Readonly<Record<string, () => Promise<unknown>>>;
}

function mountHealth(app: FastifyInstance, { parts }: Ready): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const answers = await Promise.all(
      Object.entries(parts).map(async ([name, ping]) => [name, await answersInTime(ping)] as const),
    );
    const ok = answers.every(([, answered]) => answered);
    return reply.code(ok ? 200 : 503).send({ ok, ...Object.fromEntries(answers) });
  });
}

interface StoredLogo {
  readonly contentType: string;
  readonly bytes: Buffer;
}

interface LogoFacts {
  readonly logoOf: (clientId: number, hash: string) => Promise<StoredLogo | undefined>;
}

interface Asked {
  Params: { client: string; file: string };
}

/** Logos of suppliers: an address never shows another picture, so browsers keep it. As a page of its own a logo can run nothing. */
function mountLogos(app: FastifyInstance, { logoOf }: LogoFacts): void {
  app.get<Asked>('/logo/:client/:file', async ({ params }, reply) => {
    const [, hash] = /^([0-9a-f]{64})\.(?:png|svg)$/.exec(params.file) ?? [];
    const found = hash && /^-?\d{1,9}$/.test(params.client) ? await logoOf(Number(params.client), hash) : undefined;
    if (!found) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such logo.' });
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return reply.type(found.contentType).send(found.bytes);
  });
}

interface SecurityTextFacts {
  readonly publicUrl: string;
  /** With its scheme; undefined: there is no such file. */
  readonly securityContact: string | undefined;
  readonly now: () => Date;
}

const path = '/.well-known/security.txt';

/** RFC 9116 advises less than a year; whoever reads it later asks again. ms. */
const validFor = 180 * 24 * 60 * 60_000;

/** Where faults of security are reported (RFC 9116). */
function mountSecurityText(app: FastifyInstance, { publicUrl, securityContact, now }: SecurityTextFacts): void {
  if (securityContact === undefined) return;
  app.get(path, (_, reply) => {
    const expires = new Date(now().getTime() + validFor).toISOString();
    const lines = [`Contact: ${securityContact}`, `Expires: ${expires}`, `Canonical: ${publicUrl}${path}`];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}

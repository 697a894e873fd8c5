import { constants } from 'node:zlib';
import type { ImageView } from '@door/api/ports/image-store';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { FileBlobs } from '../adapters/blobs/file-blobs.ts';
import type { FirstPages } from '../adapters/first-page/first-pages.ts';
import type { PngChecker } from '../adapters/png/png-checker.ts';
import type { Login } from '../login/open-login.ts';
import { securityHeaders } from './content-security.ts';
import { createApp, type CreateFacts } from './create-app.ts';
import type { CallRouters } from './endpoints.ts';
import { mountCalls } from './mount-calls.ts';
import { type DoorPaperFacts, mountDoorPapers } from './mount-door-papers.ts';
import { mountEmbedding } from './mount-embedding.ts';
import { mountHealth, type Ready } from './mount-health.ts';
import { mountLegalTexts } from './mount-legal-texts.ts';
import { type LogoFacts, mountLogos } from './mount-logos.ts';
import { indexHtmlIn, mountPages } from './mount-pages.ts';
import { mountPictures } from './mount-pictures.ts';
import { mountSecurityText, type SecurityTextFacts } from './mount-security-text.ts';

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
  readonly isSurveyPhoto: (photo: { readonly itemId: string; readonly version: string }) => Promise<boolean>;
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
  const firstPageFacts = { firstPages: facts.firstPages, suppliers: facts.ports.suppliers };
  mountEmbedding(app, { pages: facts.pages, ...firstPageFacts });
  await mountPages(app, facts.pages, firstPageFacts);
  return app;
}

import { Readable } from 'node:stream';
import { StartError } from '../start-error.ts';
import { BlobSASPermissions, BlobServiceClient, RestError } from '@azure/storage-blob';
import type { BlobName, MadeFile } from '@door/api/ports/blobs';
import { maxPictureBytes } from './png/check-png.ts';
import { withoutMetadata } from './png/without-metadata.ts';
import type { PngChecker } from './png/png-checker.ts';
import {
  addressValidMinutes,
  type BlobStore,
  containers,
  contentTypes,
  fileNameOf,
  fileOfMade,
  madeContainers,
  nameOfFile,
  uploadValidMinutes,
} from './blob-name.ts';

interface AzureFacts {
  readonly connectionString: string;
  readonly now: () => Date;
  readonly checkPng: PngChecker['check'];
}

/** How a browser takes what it reads at an address. */
const readHeaders = {
  documents: { cacheControl: 'private, max-age=600' },
  personzips: { cacheControl: 'no-store', contentDisposition: 'attachment' },
} as const satisfies Readonly<Record<MadeFile['container'], object>>;

/** Bytes of a piece that is uploaded, and how many are on their way at once. */
const pieceBytes = 4 * 1024 * 1024;
const piecesAtOnce = 2;

/** Names of checked pictures that are remembered; a picture that was forgotten is checked again. */
const mostRemembered = 10_000;

/** Pictures in Azure Blob Storage. Browsers upload directly, with a signed URL for one blob. */
export function azureBlobs({ connectionString, now, checkPng }: AzureFacts): BlobStore {
  const service = BlobServiceClient.fromConnectionString(connectionString);
  const client = (container: BlobName['container'] | MadeFile['container']) => service.getContainerClient(container);
  const sound = new Set<string>();
  const made = (file: MadeFile) => client(file.container).getBlockBlobClient(fileOfMade(file));
  const blob = (name: BlobName) => client(name.container).getBlockBlobClient(fileNameOf(name));
  const put = async (name: BlobName, bytes: Uint8Array) => {
    await blob(name).uploadData(bytes, { blobHTTPHeaders: { blobContentType: 'image/png' } });
  };
  return {
    uploadTarget: async (name) => {
      const target = blob(name);
      const url = await target.generateSasUrl({
        // Create, not write: an existing version cannot be replaced.
        permissions: BlobSASPermissions.parse('c'),
        startsOn: new Date(now().getTime() - 60_000),
        expiresOn: new Date(now().getTime() + uploadValidMinutes * 60_000),
        contentType: 'image/png',
      });
      const headers = { 'content-type': 'image/png', 'x-ms-blob-type': 'BlockBlob' };
      return { url, method: 'PUT', headers, blobUrl: target.url };
    },
    pictureUrl: (name) => blob(name).url,
    nameIn: (blobUrl) => {
      const container = containers.find((each) => blobUrl.startsWith(`${client(each).url}/`));
      const name = container && nameOfFile(blobUrl.slice(client(container).url.length + 1));
      return name?.container === container ? name : undefined;
    },
    // The browser uploads past this server, so that the picture is checked when it is first asked for.
    uploaded: async (name) => {
      const file = fileNameOf(name);
      if (sound.has(file)) return { state: 'sound' };
      const facts = await unlessMissing(blob(name).getProperties());
      if (!facts) return { state: 'missing' };
      if ((facts.contentLength ?? Infinity) > maxPictureBytes) return { state: 'too-big' };
      const sent = await blob(name).downloadToBuffer();
      const fault = await checkPng(sent);
      if (fault !== undefined) return { state: 'damaged', fault };
      const picture = withoutMetadata(sent);
      if (picture.length < sent.length) await put(name, picture);
      if (sound.size >= mostRemembered) sound.clear();
      sound.add(file);
      return { state: 'sound' };
    },
    read: (name) => unlessMissing(blob(name).downloadToBuffer()),
    put,
    readMade: (file) => unlessMissing(made(file).downloadToBuffer()),
    putMade: async (file, bytes) => {
      await made(file).uploadData(bytes, { blobHTTPHeaders: { blobContentType: contentTypes[file.type] } });
    },
    putMadeInPieces: async (file, pieces) => {
      const headers = { blobContentType: contentTypes[file.type] };
      await made(file).uploadStream(Readable.from(asBuffers(pieces)), pieceBytes, piecesAtOnce, {
        blobHTTPHeaders: headers,
      });
    },
    removeMade: async (file) => {
      await made(file).deleteIfExists();
    },
    removeZipsBefore: async (time) => {
      const zips = client('personzips');
      for await (const { name, properties } of zips.listBlobsFlat())
        if (properties.lastModified < time) await zips.getBlockBlobClient(name).deleteIfExists();
    },
    addressOf: (file) =>
      made(file).generateSasUrl({
        permissions: BlobSASPermissions.parse('r'),
        startsOn: new Date(now().getTime() - 60_000),
        expiresOn: new Date(now().getTime() + addressValidMinutes[file.container] * 60_000),
        ...readHeaders[file.container],
      }),
    remove: async (name) => {
      await blob(name).deleteIfExists();
    },
    storedBefore: async function* (time) {
      for (const container of containers) {
        for await (const { name: file, properties } of client(container).listBlobsFlat()) {
          const name = nameOfFile(file);
          if (name && properties.lastModified < time) yield name;
        }
      }
    },
    ping: async () => {
      await client('framecontainers').getProperties();
    },
  };
}

/** As the client of Azure takes them: it copies with a method that only buffers have. */
async function* asBuffers(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { buffer, byteOffset, byteLength } of pieces) yield Buffer.from(buffer, byteOffset, byteLength);
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof RestError && error.statusCode === 404) return undefined;
    throw error;
  }
}

/** How long Azure may take at a start, ms. Its client would try again for minutes. */
const patience = 20_000;

/**
 * Run once at start: creates the containers, allows uploads from our page (CORS) and returns the store's origin. A `StartError` says in one
 * line that nobody answers there, or what is refused.
 */
export async function prepareAzure(
  connectionString: string,
  allowedOrigin: string,
  { patienceMs = patience }: { readonly patienceMs?: number } = {},
): Promise<string> {
  const service = BlobServiceClient.fromConnectionString(connectionString, { retryOptions: { maxTries: 2 } });
  const late = AbortSignal.timeout(patienceMs);
  try {
    return await prepared(service, allowedOrigin, late);
  } catch (error) {
    const reason = late.aborted ? `does not answer within ${patienceMs / 1000} s` : `refuses: ${firstLineOf(error)}`;
    throw new StartError(`AZURE_STORAGE_CONNECTION_STRING: ${new URL(service.url).host} ${reason}.`);
  }
}

const firstLineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.replace(/\.$/, '') ?? '';

async function prepared(service: BlobServiceClient, allowedOrigin: string, abortSignal: AbortSignal): Promise<string> {
  for (const container of containers) {
    await service.getContainerClient(container).createIfNotExists({ access: 'blob', abortSignal });
  }
  // Private: what is made for customers is read by signed addresses only.
  for (const container of madeContainers)
    await service.getContainerClient(container).createIfNotExists({ abortSignal });
  const uploads = { allowedMethods: 'PUT,GET', allowedHeaders: '*', exposedHeaders: '', maxAgeInSeconds: 3600 };
  await service.setProperties({ cors: [{ allowedOrigins: allowedOrigin, ...uploads }] }, { abortSignal });
  return new URL(service.url).origin;
}

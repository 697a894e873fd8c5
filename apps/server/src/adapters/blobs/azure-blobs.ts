import { BlobSASPermissions, BlobServiceClient, RestError } from '@azure/storage-blob';
import type { BlobName } from '@door/api/ports/blobs';
import { containers, fileNameOf, nameOfFile, uploadValidMinutes, type BlobStore } from './blob-name.ts';

/** Pictures in Azure Blob Storage. Browsers upload directly, with a signed URL for one blob. */
export function azureBlobs(connectionString: string, now: () => Date): BlobStore {
  const service = BlobServiceClient.fromConnectionString(connectionString);
  const client = (container: BlobName['container']) => service.getContainerClient(container);
  const blob = (name: BlobName) => client(name.container).getBlockBlobClient(fileNameOf(name));
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
    nameIn: (blobUrl) => {
      const container = containers.find((each) => blobUrl.startsWith(`${client(each).url}/`));
      const name = container && nameOfFile(blobUrl.slice(client(container).url.length + 1));
      return name?.container === container ? name : undefined;
    },
    read: async (name) => {
      try {
        return await blob(name).downloadToBuffer();
      } catch (error) {
        if (error instanceof RestError && error.statusCode === 404) return undefined;
        throw error;
      }
    },
    put: async (name, bytes) => {
      await blob(name).uploadData(bytes, { blobHTTPHeaders: { blobContentType: 'image/png' } });
    },
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

/** Run once at start: creates the public containers, allows uploads from our page (CORS) and returns the store's origin. */
export async function prepareAzure(connectionString: string, allowedOrigin: string): Promise<string> {
  const service = BlobServiceClient.fromConnectionString(connectionString);
  for (const container of containers) {
    await service.getContainerClient(container).createIfNotExists({ access: 'blob' });
  }
  const uploads = { allowedMethods: 'PUT,GET', allowedHeaders: '*', exposedHeaders: '', maxAgeInSeconds: 3600 };
  await service.setProperties({ cors: [{ allowedOrigins: allowedOrigin, ...uploads }] });
  return new URL(service.url).origin;
}

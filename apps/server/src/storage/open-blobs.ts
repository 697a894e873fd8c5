import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { namingSetting } from '../start-error.ts';
import { type FileBlobs, fileBlobs } from './file-blobs.ts';
import { persistentKey } from '../lib/persistent-key.ts';
import { type PngChecker, pngChecker } from './png/png-checker.ts';
import type { BlobStore } from './blob-name.ts';

export interface OpenBlobs {
  readonly blobs: BlobStore;
  /** The same store, when it is files that this server hands out itself. */
  readonly files: FileBlobs | null;
  /** Where else a page puts and fetches pictures. */
  readonly origins: readonly string[];
  /** Checks what is uploaded. */
  readonly pngs: PngChecker;
}

/** The store of pictures that the settings name. */
export async function openBlobs({
  azureConnection,
  dataDir,
  publicUrl,
}: Pick<Settings, 'azureConnection' | 'dataDir' | 'publicUrl'>): Promise<OpenBlobs> {
  const now = () => new Date();
  const pngs = pngChecker();
  if (azureConnection) {
    return namingSetting('AZURE_STORAGE_CONNECTION_STRING', async () => {
      // Three hundred modules that only this setting needs.
      const { azureBlobs, prepareAzure } = await import('./azure-blobs.ts');
      const origin = await prepareAzure(azureConnection, new URL(publicUrl).origin);
      return {
        blobs: azureBlobs({ connectionString: azureConnection, now, checkPng: pngs.check }),
        files: null,
        origins: [origin],
        pngs,
      };
    });
  }
  const key = persistentKey(dataDir, 'uploads');
  const files = fileBlobs({ folder: join(dataDir, 'blobs'), publicUrl, key, now });
  return { blobs: files, files, origins: [], pngs };
}

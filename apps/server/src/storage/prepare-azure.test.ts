import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { prepareAzure } from './azure-blobs.ts';

const at = (port: number) =>
  `DefaultEndpointsProtocol=http;AccountName=doors;AccountKey=${btoa('key')};BlobEndpoint=http://127.0.0.1:${port}/doors;`;

test('an address of Azure at which somebody listens and nobody answers is one clear line at the start', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await expect(prepareAzure(at(port), 'http://localhost:3000', { patienceMs: 300 })).rejects.toThrow(
    `AZURE_STORAGE_CONNECTION_STRING: 127.0.0.1:${port} does not answer within 0.3 s.`,
  );
  silent.close();
});

test('so is one at which nobody listens', async () => {
  const port = await freePort();
  await expect(prepareAzure(at(port), 'http://localhost:3000', { patienceMs: 10_000 })).rejects.toThrow(
    new RegExp(`^AZURE_STORAGE_CONNECTION_STRING: 127\\.0\\.0\\.1:${port} .+\\.$`),
  );
});

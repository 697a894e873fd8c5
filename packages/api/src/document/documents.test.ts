import { describe, expect, test } from 'vitest';
import { addressesOfVersion } from './addresses-of-version.ts';
import { aTestApi, codeOf } from '../testing/a-test-api.ts';

const quoteId = '5a1f4c1e-0000-4000-8000-0000000000d1';
const documentId = '5a1f4c1e-0000-4000-8000-0000000000d2';
const asked = { Kind: 'quote', Id: quoteId, Version: 1 } as const;
const pdf = { container: 'documents', name: documentId, type: 'pdf' } as const;

async function begun() {
  const api = await aTestApi();
  await api.transactions.run(api.clientId, ({ documents }) =>
    documents.begin({ id: documentId, kind: 'quote', aboutId: quoteId, version: 1, at: '2026-11-22T08:00:00.000Z' }),
  );
  return api;
}

describe('the document of a version', () => {
  test('is being made, and has no address yet', async () => {
    const api = await begun();
    expect(await api.installer().document.getDocument(asked)).toEqual({
      State: 'being made',
      DocumentsBefore: 0,
      Url: null,
      ContentType: 'application/pdf',
      Sha256: null,
    });
  });

  test('says how many are made before it', async () => {
    const api = await begun();
    const later = { kind: 'order', aboutId: '5a1f4c1e-0000-4000-8000-0000000000f8', version: 1 } as const;
    const laterId = '5a1f4c1e-0000-4000-8000-0000000000f9';
    for (const id of [documentId, laterId])
      await api.transactions.run(api.clientId, async ({ documents, outbox }) => {
        if (id === laterId) await documents.begin({ ...later, id, at: '2026-11-22T08:00:01.000Z' });
        await outbox.add({ kind: 'make-document', clientId: api.clientId, documentId: id, mails: false });
      });
    const { State, DocumentsBefore } = await api.installer().document.getDocument({ Kind: 'order', Id: later.aboutId });
    expect([State, DocumentsBefore]).toEqual(['being made', 1]);
  });

  test('has a signed address and the hash of its bytes once it is ready', async () => {
    const api = await begun();
    await api.transactions.run(api.clientId, ({ documents }) =>
      documents.finish(documentId, { pdf, sha256: 'ab12', size: 9, pictures: [] }),
    );
    expect(await api.installer().document.getDocument(asked)).toMatchObject({
      State: 'ready',
      Url: expect.stringMatching(/documents\/.*\.pdf\?signed$/),
      Sha256: 'ab12',
    });
  });

  test('is nobody’s but the supplier’s, and a version that was not sent has none', async () => {
    const api = await begun();
    expect(await codeOf(api.installer(-1023).document.getDocument(asked))).toBe('NOT_FOUND');
    expect(await codeOf(api.installer().document.getDocument({ ...asked, Version: 2 }))).toBe('NOT_FOUND');
  });

  test('and the pictures in it have addresses too, once they are made', async () => {
    const api = await begun();
    const addresses = () =>
      api.transactions.run(api.clientId, (stores) =>
        addressesOfVersion({ stores, blobs: api.blobs }, { kind: 'quote', aboutId: quoteId, version: 1 }),
      );
    const documentOf = {
      DocumentId: documentId,
      DocumentState: 'being made',
      DocumentsBefore: 0,
      PdfUrl: null,
      Pictures: [],
    };
    expect(await addresses()).toEqual(documentOf);
    const [external, internal] = ['a', 'b'].map((name) => ({ container: 'documents', name, type: 'jpg' }) as const);
    if (!external || !internal) throw new Error('Two pictures were named.');
    await api.transactions.run(api.clientId, ({ documents }) =>
      documents.finish(documentId, { pdf, sha256: 'ab12', size: 9, pictures: [{ lineId: 'L', external, internal }] }),
    );
    expect(await addresses()).toMatchObject({
      DocumentState: 'ready',
      PdfUrl: expect.stringContaining(documentId),
      Pictures: [
        { LineId: 'L', External: expect.stringContaining('a.jpg'), Internal: expect.stringContaining('b.jpg') },
      ],
    });
  });
});

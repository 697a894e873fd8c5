import { aSavedItem } from '../designer/testing/designer-at.ts';
import { describe, expect, test } from 'vitest';
import { type SavePorts, saveItem } from './save-item.ts';

function ports(change: Partial<SavePorts['calls']> & Partial<Pick<SavePorts, 'pictureOf'>> = {}) {
  const said: string[] = [];
  const { pictureOf = async () => new Blob(['png']), ...calls } = change;
  const all: SavePorts = {
    calls: {
      uploadTarget: async (_, side) => ({ url: `/put/${side}`, method: 'PUT', headers: {}, blobUrl: `/blobs/${side}` }),
      putPicture: async () => undefined,
      recordPicture: async (_, { side, url }) => void said.push(`recorded ${side} ${url}`),
      generateBom: async () => void said.push('bom'),
      ...calls,
    },
    pictureOf,
    alert: (message) => void said.push(message),
    onBusy: (flag, on) => void said.push(`${flag} ${on ? 'on' : 'off'}`),
  };
  return { said, all };
}

const broken = async () => {
  throw new Error('No space left');
};

describe('saving an item', () => {
  test('stores both pictures and makes the bill of materials', async () => {
    const { said, all } = ports();
    await saveItem(aSavedItem(), all);
    expect(said).toEqual(
      expect.arrayContaining(['recorded external /blobs/external', 'recorded internal /blobs/internal', 'bom']),
    );
  });

  test('every flag that went on goes off, whether the work succeeded or not', async () => {
    const { said, all } = ports({ generateBom: broken });
    await expect(saveItem(aSavedItem(), all)).rejects.toThrow('No space left');
    const flags = ['savingExternalImage', 'savingInternalImage', 'generatingBom'];
    expect(said).toEqual(expect.arrayContaining(flags.flatMap((flag) => [`${flag} on`, `${flag} off`])));
  });

  test('a side without a picture is said and skipped; the other is stored', async () => {
    const { said, all } = ports({ pictureOf: async (side) => (side === 'internal' ? null : new Blob(['png'])) });
    await saveItem(aSavedItem(), all);
    expect(said).toContain('No image to upload');
    expect(said.filter((line) => line.startsWith('recorded'))).toEqual(['recorded external /blobs/external']);
  });

  test('several errors come as one', async () => {
    const { all } = ports({
      putPicture: async () => {
        throw new Error('Store is full');
      },
      generateBom: broken,
    });
    await expect(saveItem(aSavedItem(), all)).rejects.toThrow('Store is full; No space left');
  });
});

import { aSavedItem } from '../../shared/testing/fakes.ts';

import { afterEach, describe, expect, test, vi } from 'vitest';
import { nothingBusy, isBusy, type SavePorts, saveItem } from './save-item.ts';

const picture = { png: new Blob(['png']), showsDoor: true };

function ports(change: Partial<SavePorts['calls']> & Partial<Pick<SavePorts, 'pictureOf'>> = {}) {
  const said: string[] = [];
  const { pictureOf = async () => picture, ...calls } = change;
  const all: SavePorts = {
    calls: {
      uploadTarget: async (_, side) => ({ url: `/put/${side}`, method: 'PUT', headers: {}, blobUrl: `/blobs/${side}` }),
      putPicture: async () => undefined,
      recordPicture: async (_, { side, url }) => void said.push(`recorded ${side} ${url}`),
      generateBom: async () => {
        said.push('bom');
        return [];
      },
      ...calls,
    },
    pictureOf,
    house: null,
    alert: (message) => void said.push(message),
    onProgress: (flag, on) => void said.push(`${flag} ${on ? 'on' : 'off'}`),
  };
  return { said, all };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const broken = async () => {
  throw new Error('No space left');
};

describe('saving an item', () => {
  test('stores both pictures and makes the bill of materials [4.61 7.60 7.64]', async () => {
    const { said, all } = ports();
    await saveItem(aSavedItem(), all);
    expect(said).toEqual(
      expect.arrayContaining(['recorded external /blobs/external', 'recorded internal /blobs/internal', 'bom']),
    );
  });

  test('every flag that went on goes off, whether the work succeeded or not [4.63]', async () => {
    const { said, all } = ports({ generateBom: broken });
    await expect(saveItem(aSavedItem(), all)).rejects.toThrow('No space left');
    const flags = ['savingExternalImage', 'savingInternalImage', 'generatingBom'];
    expect(said).toEqual(expect.arrayContaining(flags.flatMap((flag) => [`${flag} on`, `${flag} off`])));
  });

  test('a side without a picture is reported and skipped; the other is stored [5.9 8.12]', async () => {
    const { said, all } = ports({
      pictureOf: async (side) => (side === 'internal' ? null : picture),
    });
    const { pictures } = await saveItem(aSavedItem(), all);
    expect(pictures).toBe(1);
    expect(said).toContain('No image to upload');
    expect(said.filter((line) => line.startsWith('recorded'))).toEqual(['recorded external /blobs/external']);
  });

  test('several errors are thrown as one [7.61 8.17]', async () => {
    const { all } = ports({
      putPicture: async () => {
        throw new Error('Store is full');
      },
      generateBom: broken,
    });
    await expect(saveItem(aSavedItem(), all)).rejects.toThrow('Store is full; No space left');
  });

  test('what is lost on its way twice is sent again; what is lost each time is thrown', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
    const losing = (most: number) => {
      const lost: Record<string, number> = {};
      const maybe = async (call: string) => {
        lost[call] = (lost[call] ?? 0) + 1;
        if (lost[call] <= most) throw new TypeError('Failed to fetch');
      };
      return ports({
        uploadTarget: async (_, side) => {
          await maybe(`target ${side}`);
          return { url: `/put/${side}`, method: 'PUT', headers: {}, blobUrl: `/blobs/${side}` };
        },
        putPicture: ({ url }) => maybe(url),
        generateBom: () => maybe('bom').then(() => ['error-lock']),
      });
    };
    const twice = losing(2);
    const saved = saveItem(aSavedItem(), twice.all);
    const notSaved = expect(saveItem(aSavedItem(), losing(3).all)).rejects.toThrow('Failed to fetch');
    await vi.runAllTimersAsync();
    expect(await saved).toEqual({ pictures: 2, problems: ['error-lock'] });
    expect(twice.said.filter((line) => line.startsWith('recorded'))).toHaveLength(2);
    await notSaved;
  });

  test('an outline in the place of a picture is stored, and counts as none', async () => {
    const { said, all } = ports({ pictureOf: async (side) => ({ ...picture, showsDoor: side === 'external' }) });
    expect((await saveItem(aSavedItem(), all)).pictures).toBe(1);
    expect(said.filter((line) => line.startsWith('recorded'))).toHaveLength(2);
  });

  test('the lines in error are answered', async () => {
    const { all } = ports({ generateBom: async () => ['error-lock'] });
    expect((await saveItem(aSavedItem(), all)).problems).toEqual(['error-lock']);
  });

  test('a cancelled call keeps its message, and is left out beside a real failure', async () => {
    const cancelled = async () => {
      throw new Error('Aborted');
    };
    await expect(saveItem(aSavedItem(), ports({ generateBom: cancelled }).all)).rejects.toThrow('Aborted');
    const both = ports({ generateBom: cancelled, putPicture: broken });
    await expect(saveItem(aSavedItem(), both.all)).rejects.toThrow(/^No space left$/);
  });
});

describe('the one spinner of all saving [4.64]', () => {
  test.each([
    ['nothing goes on', {}, false],
    ['the picture from outside is stored', { savingExternalImage: true }, true],
    ['the picture from inside is stored', { savingInternalImage: true }, true],
    ['the bill of materials is made', { generatingBom: true }, true],
  ])('%s', (_, flags, turns) => expect(isBusy({ ...nothingBusy, ...flags })).toBe(turns));
});

import { aSavedItem } from '../../shared/testing/fakes.ts';
import { describe, expect, test } from 'vitest';

import { type SendPorts, sendEnquiry } from './send-enquiry.ts';

const enquiry = {
  name: 'Aoife',
  email: 'aoife@example.ie',
  phone: '',
  address: '',
  notes: '',
  settingsVersion: 1,
  consents: [],
};

/** Everything that is done, in order; `broken` is the step that fails. */
function ports(broken = '') {
  const done: string[] = [];
  const step = async (name: string) => {
    if (name === broken) throw new Error(`${name} failed`);
    done.push(name);
  };
  const all: SendPorts = {
    whenSaved: async () => {
      await step('every choice is saved');
      return aSavedItem();
    },
    markSending: () => void done.push('a reload finishes it'),
    calls: {
      submitEnquiry: () => step('submitEnquiry'),
      updateItem: () => step('updateItem'),
      uploadTarget: async () => ({ url: '', method: 'PUT', headers: {}, blobUrl: '' }),
      putPicture: async () => undefined,
      recordPicture: () => step('updateDoorImage'),
      generateBom: async () => {
        await step('generateBom');
        return ['error-lock'];
      },
    },
    pictureOf: async () => ({ png: new Blob(['png']), showsDoor: true }),
    house: null,
    alert: () => undefined,
    onProgress: () => undefined,
  };
  return { done, all };
}

const before = ['every choice is saved', 'a reload finishes it'];

describe('sending an enquiry', () => {
  test('first the enquiry, then the item, then pictures and bill of materials [4.58]', async () => {
    const { done, all } = ports();
    const { problems } = await sendEnquiry(enquiry, all);
    expect(done.slice(0, 4)).toEqual([...before, 'submitEnquiry', 'updateItem']);
    expect(done.slice(4).toSorted()).toEqual(['generateBom', 'updateDoorImage', 'updateDoorImage']);
    expect(problems).toEqual(['error-lock']);
  });

  test('the picture of the house goes too where it was ticked, and where it is not taken the rest goes without it', async () => {
    const said: string[] = [];
    for (const broken of ['', 'house']) {
      const { done, all } = ports();
      const recordPicture: SendPorts['calls']['recordPicture'] = async (_, { side }) => {
        if (side === broken) throw new Error('It was not taken.');
        done.push(side);
      };
      const sending = {
        ...all,
        calls: { ...all.calls, recordPicture },
        house: {
          consent: { kind: 'house-picture', text: 'Send it too' } as const,
          picture: async () => new Blob(['png']),
          notSent: 'Not sent.',
        },
        alert: (message: string) => void said.push(message),
      };
      const { problems } = await sendEnquiry(enquiry, sending);
      expect(problems).toEqual(['error-lock']);
      expect(done.includes('house')).toBe(broken === '');
      expect(done).toEqual(expect.arrayContaining(['external', 'internal', 'generateBom']));
    }
    expect(said).toEqual(['Not sent.']);
  });

  test.each([
    ['every choice is saved', []],
    ['submitEnquiry', before],
    ['updateItem', [...before, 'submitEnquiry']],
  ])('a failure of "%s" is thrown, and nothing after it is done', async (broken, done) => {
    const sending = ports(broken);
    await expect(sendEnquiry(enquiry, sending.all)).rejects.toThrow(`${broken} failed`);
    expect(sending.done).toEqual(done);
  });
});

import { describe, expect, test } from 'vitest';
import { mostFamilyDevices } from './family-store.ts';
import { aTestApi, codeOf } from '../testing/a-test-api.ts';

const uuid = (number: number) => `5a1f4c1e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const pageId = uuid(1);
const [mum, dad] = [uuid(21), uuid(22)];
const [first, second] = [uuid(11), uuid(12)];

async function aFamily() {
  const api = await aTestApi();
  const visitor = api.visitor();
  const share = async (template: string) =>
    (await visitor.shareDesign({ ItemId: (await visitor.createItemFromTemplate({ ItemId: template })).Id })).ShareId;
  const shares = [await share('single-door'), await share('surround')] as const;
  const doors = [
    { Id: first, ShareId: shares[0] },
    { Id: second, ShareId: shares[1] },
  ] as const;
  const { Token } = await visitor.saveFamilyPage({ Id: pageId, Doors: [...doors] });
  const heart = (device: string, door: string, on = true) =>
    visitor.heartFamilyDoor({ Token, Device: device, DoorId: door, On: on });
  const seenBy = async (device: string) =>
    (await visitor.getFamilyPage({ Token, Device: device })).Doors.map(({ Hearts, IsMine }) => [Hearts, IsMine]);
  return { api, visitor, shares, doors, Token, heart, seenBy };
}

describe('the page of a family', () => {
  test('counts one heart of a device for each door, and takes it back', async () => {
    const { heart, seenBy } = await aFamily();
    await heart(mum, first);
    await heart(mum, first);
    await heart(dad, first);
    await heart(dad, second);
    expect(await seenBy(mum)).toEqual([
      [2, true],
      [1, false],
    ]);
    await heart(dad, first, false);
    await heart(dad, first, false);
    expect(await seenBy(dad)).toEqual([
      [1, false],
      [1, true],
    ]);
  });

  test('follows its maker: a door that is taken away goes with its hearts, a new one comes without', async () => {
    const { visitor, doors, shares, Token, heart, seenBy } = await aFamily();
    await heart(mum, first);
    await heart(mum, second);
    await visitor.saveFamilyPage({ Id: pageId, Doors: [doors[1], { Id: uuid(13), ShareId: shares[0] }] });
    const { Doors } = await visitor.getFamilyPage({ Token, Device: mum });
    expect(Doors.map(({ Id, Hearts }) => [Id, Hearts])).toEqual([
      [second, 1],
      [uuid(13), 0],
    ]);
    await heart(mum, first);
    expect(await seenBy(mum)).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  test('a door that shows another design begins without hearts', async () => {
    const { visitor, doors, shares, heart, seenBy } = await aFamily();
    await heart(mum, first);
    await heart(mum, second);
    await visitor.saveFamilyPage({ Id: pageId, Doors: [{ Id: first, ShareId: shares[1] }, doors[1]] });
    expect(await seenBy(mum)).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  test('ended by its maker it answers that it has ended, as one that nobody has made, and nothing of it is left', async () => {
    const { api, visitor, Token, heart } = await aFamily();
    await heart(mum, first);
    await visitor.endFamilyPage({ Id: pageId });
    await visitor.endFamilyPage({ Id: pageId });
    const messageOf = (asked: Promise<unknown>) => asked.catch((error: unknown) => String(error));
    const ended = await messageOf(visitor.getFamilyPage({ Token, Device: mum }));
    expect(ended).toContain('This page has ended.');
    expect(await messageOf(visitor.getFamilyPage({ Token: 'nobody-has-this', Device: mum }))).toBe(ended);
    expect(await codeOf(heart(mum, first))).toBe('NOT_FOUND');
    expect([await api.rows('familyPage'), await api.rows('familyHeart')]).toEqual([[], []]);
  });

  test('cannot be reached from another supplier, nor hold its designs', async () => {
    const { api, Token, doors } = await aFamily();
    const other = api.visitor(-1023);
    expect(await codeOf(other.getFamilyPage({ Token, Device: mum }))).toBe('NOT_FOUND');
    expect(await codeOf(other.saveFamilyPage({ Id: pageId, Doors: [...doors] }))).toBe('NOT_FOUND');
    await other.endFamilyPage({ Id: pageId });
    expect(await api.rows('familyPage')).toHaveLength(1);
  });

  test('the link does not tell who has made it, and the rows do not tell devices of two pages apart', async () => {
    const { api, visitor, doors, Token, heart } = await aFamily();
    await heart(mum, first);
    const again = await visitor.saveFamilyPage({ Id: uuid(2), Doors: [...doors] });
    await visitor.heartFamilyDoor({ Token: again.Token, Device: mum, DoorId: first, On: true });
    expect(Token).not.toContain(pageId);
    expect(JSON.stringify(await visitor.getFamilyPage({ Token, Device: mum }))).not.toContain(pageId);
    const [familyHearts, pages] = [await api.rows('familyHeart'), await api.rows('familyPage')];
    expect(JSON.stringify([familyHearts, pages])).not.toMatch(new RegExp(`${mum}|${Token}`));
    expect(new Set(familyHearts.map(({ device }) => device)).size).toBe(2);
  });

  test('takes hearts of so many devices and says when there are more', async () => {
    const { heart, seenBy } = await aFamily();
    for (let device = 0; device < mostFamilyDevices; device += 1) await heart(uuid(100 + device), first);
    expect(await codeOf(heart(uuid(99), first))).toBe('CONFLICT');
    await heart(uuid(100), second);
    expect((await seenBy(uuid(100))).map(([hearts]) => hearts)).toEqual([mostFamilyDevices, 1]);
  });

  test.each([
    ['no door', []],
    ['five doors', [1, 2, 3, 4, 5].map((number) => ({ Id: uuid(number), ShareId: uuid(number) }))],
    ['one door twice', [1, 1].map((number) => ({ Id: uuid(number), ShareId: uuid(number) }))],
  ])('with %s is refused', async (_, Doors) => {
    expect(await codeOf((await aTestApi()).visitor().saveFamilyPage({ Id: pageId, Doors }))).toBe('BAD_REQUEST');
  });
});

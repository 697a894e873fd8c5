import { describe, expect, test } from 'vitest';
import {
  defaultInstallationProfile as usual,
  type InstallationProfile,
} from '../../catalogue/rows/installation-profile.ts';
import { correctionOf, installationCsv, isInProfile, toldOf } from './installation-batch.ts';

const people = {
  customer: 'Ada',
  correspondence: '2 High Street,\nLeeds LS1 1AA',
  installation: '4 Mill Lane\n\nLeeds LS1 4DY',
};
const job = { orderId: 'o', order: '10001', ...people, completed: '2026-12-16' };
const glazed = { share: 618, coupled: 3, system: 'Composite', uValue: 1.4 };
const solid = { share: 0, coupled: 0, system: 'Fire door', uValue: 1.1 };
const told = toldOf({ ...job, sets: [glazed, solid, solid] }, usual);
const fileOf = (profile: InstallationProfile, jobs = [told]) =>
  installationCsv({ number: 7, jobs, profile, maker: 'Doors Ltd' }).split('\r\n');

test('a job is told in the columns that AdminBase documents for CERTASS', () =>
  expect(fileOf(usual)).toEqual([
    'Batch,Corrects batch,Job,Customer,Correspondence address,Installation address,Windows,Doors 50% glazed or more,Doors below 50% glazed,Height under 18 m,System maker,Completed,U-value',
    '7,,10001,Ada,"2 High Street, Leeds LS1 1AA","4 Mill Lane, Leeds LS1 4DY",3,1,2,Yes,Doors Ltd,2026-12-16,1.4',
    '',
  ]));

test('another register has other columns, other limits and other rules, which are rows', () => {
  const columns = [
    { head: 'Nr', tells: 'order' },
    { head: 'Maker', text: 'Example Profiles' },
    { head: 'Glazed', tells: 'glazedDoors' },
    { head: 'Windows', tells: 'windows' },
    { head: 'Systems', tells: 'system' },
  ] as const;
  const profile = { ...usual, columns, glazedFrom: 650, coupled: 'nothing' } as const;
  expect(fileOf(profile, [toldOf({ ...job, sets: [glazed, solid] }, profile)])).toEqual([
    'Nr,Maker,Glazed,Windows,Systems',
    '10001,Example Profiles,0,0,"Composite, Fire door"',
    '',
  ]);
});

test('of a set that nobody can rate there is no U-value', () =>
  expect(toldOf({ ...job, sets: [glazed, { ...solid, uValue: null }] }, usual).uValue).toBe(null));

test('only England and Wales, unless the profile says more', () => {
  const inScotland = { installation: '1 Royal Mile, Edinburgh EH1 1RE' };
  expect([isInProfile(people, usual), isInProfile(inScotland, usual)]).toEqual([true, false]);
  expect(isInProfile(inScotland, { ...usual, places: ['scotland'] })).toBe(true);
});

describe('a job that was told is told again', () => {
  const before = { ...told, batch: 3 };
  test.each([
    ['never while nothing was put right', {}, undefined],
    ['with another name', { customer: 'Ada Moor' }, { customer: 'Ada Moor', corrects: 3, glazedDoors: 1 }],
    ['at another address', { installation: '5 Mill Lane LS1 4DY' }, { corrects: 3, windows: 3 }],
    ['of another day', { completed: '2026-12-17' }, { corrects: 3, completed: '2026-12-17' }],
  ])('%s', (_, over, expected) => {
    const again = correctionOf(before, { ...people, completed: job.completed, ...over });
    if (expected) expect(again).toMatchObject(expected);
    else expect(again).toBeUndefined();
  });
});

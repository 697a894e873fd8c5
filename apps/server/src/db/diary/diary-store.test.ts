import { randomUUID } from 'node:crypto';
import type { ResourceBooking } from '@door/api/diary/diary-store';
import type { Stores } from '@door/api/ports/stores';
import { clientId } from '@door/domain/door/model/ids';
import { usualWorks } from '@door/domain/selling/visit/diary';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { asClient } from '../database.ts';

const client = clientId(-1022);
const other = clientId(-1023);

describe.each(databasesHere)('the diary on the %s database', (kind) => {
  let server: TestServer;
  const transact = <T>(work: (stores: Stores) => Promise<T>, of = client) => server.transactions.run(of, work);
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const resourceOf = async (name: string) => {
    const found = (await transact(({ diary }) => diary.resources())).find((each) => each.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found.id;
  };
  const absence = async (name: string, from: string, to: string): Promise<ResourceBooking> => ({
    ...{ id: randomUUID(), resourceId: await resourceOf(name), visitId: null, heldUntil: null, reason: 'Away' },
    ...{ from: `2027-02-0${from}.000Z`, to: `2027-02-0${to}.000Z` },
  });
  const take = async (...bookings: readonly ResourceBooking[]) => transact(({ diary }) => diary.take(bookings));
  const codeOf = async (asked: Promise<unknown>) =>
    asked.then(
      () => 'taken',
      (error: unknown) =>
        error instanceof Error && error.cause instanceof Error ? Reflect.get(error.cause, 'code') : error,
    );

  test('the demo begins with two teams and a lifter', async () => {
    const { teams, resources } = await transact(async ({ diary }) => ({
      teams: await diary.teams(),
      resources: await diary.resources(),
    }));
    const names = new Map(resources.map(({ id, name }) => [id, name]));
    expect(teams.map(({ name, members }) => [name, ...members.map((id) => names.get(id))])).toEqual([
      ['Nolan', 'Nolan', 'Byrne', 'Van A'],
      ['Costa', 'Costa', 'Weber', 'Van B'],
    ]);
    expect(resources.find(({ name }) => name === 'Costa')).toMatchObject({
      ...{ kind: 'person', works: usualWorks, isRetired: false },
      skills: expect.arrayContaining(['fit', 'fire']),
    });
    expect(await transact(({ diary }) => diary.teams(), other)).toEqual([]);
  });

  test('nobody is in two places at once, whoever asks the database; what touches is accepted', async () => {
    await take(await absence('Nolan', '1T08:00:00', '1T11:30:00'));
    expect(await codeOf(take(await absence('Nolan', '1T11:00:00', '1T12:00:00')))).toBe('23P01');
    expect(await codeOf(take(await absence('Nolan', '1T08:00:00', '1T11:30:00')))).toBe('23P01');
    expect(await codeOf(take(await absence('Nolan', '1T11:30:00', '1T12:00:00')))).toBe('taken');
    expect(await codeOf(take(await absence('Byrne', '1T08:00:00', '1T11:30:00')))).toBe('taken');
    // A visit of which one is taken takes nobody.
    const both = [
      await absence('Weber', '1T08:00:00', '1T09:00:00'),
      await absence('Nolan', '1T08:00:00', '1T09:00:00'),
    ];
    expect(await codeOf(take(...both))).toBe('23P01');
    const of = { from: '2027-02-01T00:00:00.000Z', to: '2027-02-02T00:00:00.000Z' };
    const weber = await resourceOf('Weber');
    const booked = await transact(({ diary }) => diary.bookings(of));
    expect(booked.filter(({ resourceId }) => resourceId === weber)).toEqual([]);
    expect(booked).toHaveLength(3);
    expect(booked[0]).toMatchObject({
      from: '2027-02-01T08:00:00.000Z',
      to: '2027-02-01T11:30:00.000Z',
      reason: 'Away',
    });
  });

  test('a stretch of nothing, or one that ends before it begins, is none', async () => {
    expect(await codeOf(take(await absence('Byrne', '3T08:00:00', '3T08:00:00')))).toBe('23514');
    expect(await codeOf(take(await absence('Byrne', '3T09:00:00', '3T08:00:00')))).toBe('22000');
  });

  test('two that swap are checked at the end of their transaction', async () => {
    const [one, two] = [
      await absence('Costa', '4T08:00:00', '4T10:00:00'),
      await absence('Costa', '4T12:00:00', '4T14:00:00'),
    ];
    await take(one, two);
    await asClient(server.database, client, async (queries) => {
      await queries.execute(sql`set constraints no_double_booking deferred`);
      const moveTo = (id: string, from: string, to: string) =>
        queries.execute(
          sql`update resource_booking set span = tstzrange(${from}::timestamptz, ${to}::timestamptz) where id = ${id}`,
        );
      await moveTo(one.id, two.from, two.to);
      await moveTo(two.id, one.from, one.to);
    });
    const booked = await transact(({ diary }) => diary.bookings({ from: one.from, to: one.to }));
    expect(booked.map(({ id }) => id)).toEqual([two.id]);
  });
});

import { type ReadFeed, readFeed } from '@door/api/diary/feeds';
import type { Ports } from '@door/api/ports/context';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import ical from 'ical-generator';
import { visitCalendar, visitEntry } from '../mail/visit-entry.ts';

interface Asked {
  Params: { file: string };
}

const nothing = () => new TRPCError({ code: 'NOT_FOUND', message: 'There is no such calendar, or no longer.' });

/** The calendars of people and teams, for programs that read them by themselves. Whoever has the address reads it. */
export function mountFeeds(app: FastifyInstance, ports: Ports, publicUrl: string): void {
  app.get<Asked>('/feeds/:file', async ({ params }, reply) => {
    const [, token] = /^(.{1,80})\.ics$/.exec(params.file) ?? [];
    const feed = token === undefined ? undefined : await readFeed(ports, token);
    if (feed === 'too many') throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: 'Read it again in an hour.' });
    if (!feed) throw nothing();
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/calendar; charset=utf-8')
      .send(feedFile(feed, new URL(publicUrl).host));
  });
}

/** How long a program keeps what it has read, s. */
const hour = 3600;

/** @param host of the server */
function feedFile({ name, entries }: ReadFeed, host: string): string {
  const calendar = ical({ ...visitCalendar, name, ttl: hour });
  for (const entry of entries) calendar.createEvent(visitEntry(entry, host));
  return calendar.toString();
}

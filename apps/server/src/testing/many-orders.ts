import type { ProductionWeek } from '@door/domain/lib/production-week';
import { type SQL, sql } from 'drizzle-orm';

interface Copies {
  /** Of each order that is there. */
  readonly copies: number;
  /** How many of these copies are promised for one week. */
  readonly ofWeek: number;
  readonly weeks: readonly Pick<ProductionWeek, 'label'>[];
}

/** Statements that copy all orders with their lines, demand and promises, each week later than the one before. */
export function orderCopies({ copies, ofWeek, weeks }: Copies): readonly SQL[] {
  const labels = sql.join(
    weeks.map(({ label }) => sql`${label}::text`),
    sql`, `,
  );
  const later = sql`(n / ${ofWeek}::integer)`;
  const week = sql`(array[${labels}])[${later} + 1]`;
  const idOf = (column: string) => sql.raw(`md5(r.${column}::text || n)::uuid`);
  const copied = (table: string, changes: SQL) =>
    sql`insert into ${sql.raw(table)} select (jsonb_populate_record(r, ${changes})).*
      from ${sql.raw(table)} as r, generate_series(1, ${copies}::integer) as n`;
  return [
    copied('order_line', sql`jsonb_build_object('order_id', ${idOf('order_id')}, 'id', ${idOf('id')})`),
    copied('order_demand', sql`jsonb_build_object('order_id', ${idOf('order_id')}, 'line_id', ${idOf('line_id')})`),
    copied(
      'promise',
      sql`jsonb_build_object('order_id', ${idOf('order_id')}, 'week', ${week}, 'made_at', made_at + n * interval '1 ms',
        'finished_on', finished_on + 7 * ${later}, 'made_on', made_on + 7 * ${later}, 'sent_on', sent_on + 7 * ${later})`,
    ),
    copied(
      'order_',
      sql`jsonb_build_object('id', ${idOf('id')}, 'number', number * 1000 + n, 'promised_week', ${week})`,
    ),
  ];
}

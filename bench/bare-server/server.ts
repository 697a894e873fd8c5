import { fastify } from 'fastify';
import pg from 'pg';

/**
 * What the calls are compared with: a route that answers with 26 weeks, and one that reads one row of a table that has this one
 * alone. Started with DATABASE_URL of an empty database and the row's JSON in ITEM; prints its address.
 */
const app = fastify();
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const item: unknown = JSON.parse(process.env['ITEM'] ?? '{}');
await pool.query('create table item (client_id integer, id uuid, state jsonb not null, primary key (client_id, id))');
await pool.query(`insert into item values (-1022, ($1::jsonb->>'Id')::uuid, $1)`, [JSON.stringify(item)]);

const weeks = Array.from({ length: 26 }, (_, at) => ({
  Id: `2026-W${at + 10}`,
  Name: `2026-W${at + 10}`,
  StartsOn: '2026-03-02',
  EndsOn: '2026-03-06',
}));

app.get('/weeks', () => ({ result: { data: weeks } }));
app.get<{ Params: { id: string } }>('/item/:id', async ({ params }) => {
  const { rows } = await pool.query<{ state: unknown }>('select state from item where client_id = $1 and id = $2', [
    -1022,
    params.id,
  ]);
  return { result: { data: rows[0]?.state } };
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));

import { fastify } from 'fastify';
import pg from 'pg';

/**
 * What the calls are compared with: a route that answers with 26 weeks, and one that reads one row. Started with DATABASE_URL of a
 * role that sees every row; prints its address.
 */
const app = fastify();
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

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

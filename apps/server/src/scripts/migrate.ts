import { runScript } from './run.ts';

await runScript(async (database) => {
  await database.migrate();
  return 'The database is up to date.';
});

import { runScript } from './run-script.ts';

await runScript(async (database) => {
  await database.migrate();
  return 'The database is up to date.';
});

import { demoSuppliers } from '@door/catalogue/demo';
import { seedIfEmpty } from '../db/seed-if-empty.ts';
import { runScript } from './run-script.ts';

await runScript(async (database) => {
  await database.migrate();
  const loaded = await seedIfEmpty(database, demoSuppliers);
  return loaded ? 'The demo suppliers are loaded.' : 'The database has a catalogue already; nothing was changed.';
});

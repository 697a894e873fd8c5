import { errorFacts, createLogger } from './lib/log.ts';
import { prepareDataDir } from './data-dir.ts';
import { openDatabase } from './db/open-database.ts';
import { demoAccounts } from './login/demo-accounts.ts';
import { readSettings, type Settings } from './settings.ts';
import { startErrorMessage } from './start-error.ts';

/** How long requests in flight may take to finish after SIGTERM, ms. */
const shutdownTimeout = 10_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  prepareDataDir(settings.dataDir);
  const log = createLogger(settings.logLevel);
  const opening = openDatabase(settings, (error) => log.warn(errorFacts(error), 'A connection was lost.'));
  // The embedded database opens in its own thread, while this one loads the rest. Where it fails, that is told below.
  opening.catch(() => undefined);
  const [{ serve }, { installerRouter, publicRouter }, { builtPages }] = await Promise.all([
    import('./serve.ts'),
    import('@door/api/routers'),
    import('./http/mount-pages.ts'),
  ]);
  const database = await opening;
  const routers = { public: publicRouter, installer: installerRouter };
  const serving = await serve({ settings, database, routers, pages: builtPages, log });
  const stop = () => {
    setTimeout(() => process.exit(1), shutdownTimeout).unref();
    serving
      .stop()
      .then(() => database.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error(errorFacts(error), 'The stop was not clean.');
          process.exit(1);
        },
      );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Only now: whoever reads that it serves may stop it at once, and expects a clean stop.
  announce(settings);
}

function announce({ publicUrl, databaseUrl, demo, demoPassword }: Settings): void {
  console.log(`Doorwright serves ${publicUrl}`);
  if (!databaseUrl)
    console.log(
      'The database is embedded: a power cut may cost the last half minute. For real trade set DATABASE_URL.',
    );
  if (!demo) return;
  console.log(`Demo log-ins, password ${demoPassword}:`);
  for (const { email } of demoAccounts) console.log(`  ${email}`);
}

main().catch((error: unknown) => {
  console.error(startErrorMessage(error));
  process.exit(1);
});

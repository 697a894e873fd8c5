import react from '@vitejs/plugin-react';
import { build, defineConfig, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** Where the server listens while the pages are served with reload. */
const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3000';
const answeredByServer = [
  '/trpc',
  '/blobs',
  '/tiles',
  '/authorize',
  '/oauth',
  '/u',
  '/v2',
  '/.well-known',
  '/login-settings.json',
  '/legal/',
];

/** What the document begins with while the pages are served with reload. */
const startFile = '<script type="module" src="/src/start.ts"></script>';
const appFile = '<script type="module" src="/src/main.tsx"></script>';
const builtAppFile = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** The customer's page in a bundle of its own: it shares no file with the pages of doors, which are many times as large. */
const customerFile = 'src/customer.tsx';

/** A build beside this one; nothing is written. */
async function builtBeside(options: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({ configFile: false, logLevel: 'warn', publicDir: false, ...options });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built.');
  return output.output;
}

/** A file of `src` as one classic script, which runs where it stands. */
async function classicScript(name: string): Promise<string> {
  const [script] = await builtBeside({
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { checks: { bundlerTimings: false } },
      lib: { entry: `src/${name}.ts`, formats: ['iife'], name: 'inside', fileName: name },
    },
  });
  return script.code.trim();
}

/** In the built page it stands inside the head: it sends its questions, and decides, before anything else is here. */
const startInside: Plugin = {
  name: 'start-inside',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      if (!html.includes(startFile)) throw new Error('The page does not begin with start.ts.');
      const code = await classicScript('start');
      return html.replace(startFile, '').replace('</title>', () => `</title><script>${code}</script>`);
    },
  },
};

/** Builds the bundle of customers. The document names the files of both, and `start.ts` loads the one or the other. */
function bundlesByName(): Plugin {
  const customer: string[] = [];
  const name = (html: string, bundles: Readonly<Record<'app' | 'customer', readonly string[]>>) => {
    const metas = Object.entries(bundles).map(
      ([bundle, files]) => `<meta name="${bundle}" content="${files.join(' ')}" />`,
    );
    return html.replace('<title>', () => `${metas.join('')}<title>`);
  };
  return {
    name: 'bundles-by-name',
    async generateBundle(_, bundle) {
      for (const file of await builtBeside(customersBuild)) {
        // Such as the web font, whose name says that it is the same.
        if (file.fileName in bundle) continue;
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: file.fileName, source });
        if (file.type === 'chunk' && file.isEntry)
          customer.push(...[file.fileName, ...(file.viteMetadata?.importedCss ?? [])].map((each) => `/${each}`));
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server: isServed }) => {
        if (isServed)
          return name(html.replace(appFile, ''), { app: ['/src/main.tsx'], customer: [`/${customerFile}`] });
        const app = builtAppFile.exec(html)?.[1];
        if (app === undefined || customer.length < 2) throw new Error('The page has no code to load.');
        return name(html.replace(builtAppFile, ''), { app: [app], customer });
      },
    },
  };
}

/** What Vite's own helper could not fetch once it takes for fetched: a style sheet that was lost stayed away until a reload. */
const filesFetchedAgain: Plugin = {
  name: 'files-fetched-again',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? "export { fetchWithFiles as __vitePreload } from '/src/shared/lazy/fetch-with-files.ts';"
      : undefined,
};

/** All of these know light-dark() and oklch(): written out for older ones, the style sheet would be a tenth larger. */
const cssTarget = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

const customersBuild: InlineConfig = {
  plugins: [react(), filesFetchedAgain],
  build: {
    write: false,
    target: 'es2022',
    cssTarget,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: customerFile,
      checks: { bundlerTimings: false },
      output: { entryFileNames: 'assets/customer-[hash:7].js', chunkFileNames: 'assets/customer-[name]-[hash:7].js' },
    },
  },
};

/** What each page of the office begins with, in one file: the first script names each of them. */
const officeBase = new RegExp(
  [
    'node_modules/@tanstack/(react-)?query',
    'src/office/queries/(query-client|use-list-query|use-attempts|listed-item|draft-storage)',
    'src/office/(items/item-path|open-item/office-item-calls|layout/(page-header|use-page-key)|messages/(item|promise)[.])',
    'ui/src/office-icons',
    'domain/src/(making/stock/quantity|selling/enquiry/enquiry-cycle|messages/english/(explaining|finding|ordering))[.]',
  ].join('|'),
);

export default defineConfig({
  plugins: [react(), startInside, bundlesByName(), filesFetchedAgain],
  build: {
    target: 'es2022',
    cssTarget,
    // A picture inside the style sheet would need `data:` in the security policy and block the first paint.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What a first visit fetches comes in few files: a request costs more than the 1–2 KB of a chunk. Chunks of the office are
    // left to the bundler, besides what each of its pages needs: the first file names each chunk that the office begins with.
    rolldownOptions: {
      // How long a slow machine took is no warning.
      checks: { bundlerTimings: false },
      output: {
        // The first file names the others, and nothing of a hash compresses: seven letters tell two builds of one chunk apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // All that the first door needs.
            { name: 'app', tags: ['$initial'], priority: 4 },
            // Prefetched after the first paint: the calls to the server, and the later steps, of which the last sends.
            { name: 'calls', test: /src\/shared\/calls\//, priority: 3 },
            {
              name: 'steps',
              test: /src\/designer\/(steps|pictures)\/(?!(frame-design\/frame-)?suggestion)/,
              priority: 2,
            },
            { name: 'submit', test: /src\/visitor\/(submit|share)\//, priority: 2 },
            // Prefetched last: walls, the enlarged door, the list of choices, the printed door, parts as buttons, the heart, messages.
            {
              name: 'overlays',
              test: /src\/(designer\/(preview|item-modal|parts)\/|designer\/steps\/(frame-design\/frame-)?suggestion|designer\/state\/undo-redo|shared\/toasts\/toast-region|toast\.|visitor\/hidden-pages\/|visitor\/kept\/(?!kept-(page|card)|open))/,
              priority: 2,
            },
            // The finished doors and the questions that one may begin with, when they are asked for.
            { name: 'gallery', test: /src\/visitor\/(gallery|guide)\//, priority: 1 },
            // A sale on the page of its customer, which the office shows as well.
            { name: 'offer', test: /src\/visitor\/(offer|my-order)\//, priority: 1 },
            // Kept doors and their comparison, when they are asked for.
            { name: 'kept', test: /src\/visitor\/(kept|compare)\//, priority: 1 },
            {
              name: 'log-in',
              test: /src\/shared\/login\/(log-in-errors|log-in-redirect|logged-in-person|messages)\./,
              priority: 1,
            },
            // Few lines each, and one chunk a topic: a design that is taken up again, a supplier who is not there, days and promises.
            {
              name: 'resume-design',
              test: /src\/designer\/state\/(resume-design|read-stored-(edits|history)|(sync-)?messages)\./,
              priority: 1,
            },
            { name: 'not-found', test: /src\/visitor\/not-found\//, priority: 1 },
            {
              name: 'days',
              test: /domain\/src\/(lib\/production-week|making\/promise\/promise|messages\/english\/(sum|day|promising))\./,
              priority: 1,
            },
            {
              name: 'office-base',
              test: officeBase,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  // The log-in builds addresses from the host that was asked for.
  server: {
    proxy: Object.fromEntries(answeredByServer.map((path) => [path, { target: server, changeOrigin: false }])),
  },
});

import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type UserConfig } from 'vite';

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

/** `start.ts` as it is while the pages are served with reload: a file that runs before the pages' own. */
const startFile = '<script type="module" src="/src/start.ts"></script>';

/** Of React, a page that is served needs nothing that tools of developers ask. */
const leftOutOfReact = { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' };

/** A file of `src` as one classic script, which runs where it stands. */
async function classicScript(name: string, options: UserConfig = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    ...options,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { checks: { bundlerTimings: false } },
      lib: { entry: `src/${name}.ts`, formats: ['iife'], name: 'inside', fileName: name },
    },
  });
  const [output] = [built].flat();
  return output && 'output' in output ? output.output[0].code.trim() : '';
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

/** What `src/react-inside.ts` gives, and what its modules export. */
const insidePrefix = '\0inside:';
const inside = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * React stands at the end of the built page, since the line is idle between the document and the first file that it names; each
 * module that asks for it is given that one.
 */
const reactInside: Plugin = {
  name: 'react-inside',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, _, { kind }) => (inside.includes(id) ? `${insidePrefix}${kind} ${id}` : undefined),
  load(id) {
    if (!id.startsWith(insidePrefix)) return undefined;
    const [kind = '', module = ''] = id.slice(insidePrefix.length).split(' ');
    const given = `window.doorReact[${JSON.stringify(module)}]`;
    if (kind === 'require-call') return `module.exports = ${given};`;
    const names = Object.keys(Object(createRequire(import.meta.url)(module))).filter((name) => !name.startsWith('__'));
    const exported = names.map((name) => `export const ${name} = inside.${name};`);
    const code = [`const inside = ${given};`, 'export default inside;', ...exported].join('\n');
    return { code, moduleSideEffects: false };
  },
  transformIndexHtml: async (html) => {
    const code = await classicScript('react-inside', {
      define: { ...leftOutOfReact, 'process.env.NODE_ENV': '"production"' },
    });
    return html.replace('</body>', () => `<script>${code}</script></body>`);
  },
};

/** What Vite's own helper could not fetch once it takes for fetched: a style sheet that was lost stayed away until a reload. */
const filesFetchedAgain: Plugin = {
  name: 'files-fetched-again',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? "export { fetchWithFiles as __vitePreload } from '/src/platform/on-demand/fetch-with-files.ts';"
      : undefined,
};

export default defineConfig({
  plugins: [react(), startInside, reactInside, filesFetchedAgain],
  build: {
    target: 'es2022',
    // All of these know light-dark() and oklch(): written out for older ones, the style sheet would be a tenth larger.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // A picture inside the style sheet would need `data:` in the security policy and block the first paint.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What a first visit fetches comes in few files: a request costs more than the 1–2 KB of a chunk. Chunks of the office are
    // left to the bundler, besides what each of its pages needs: the first file names each chunk that the office begins with.
    rolldownOptions: {
      // How long a slow machine took is no warning.
      checks: { bundlerTimings: false },
      // Reading a property of what React gives has no effect.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // The first file names the others, and nothing of a hash compresses: seven letters tell two builds of one chunk apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // All else that the first door needs.
            { name: 'app', tags: ['$initial'], priority: 4 },
            // Fetched with the next: together they would be larger than a file should be.
            {
              name: 'hardware',
              test: /drawing\/src\/hardware\/later\/|domain\/src\/hardware\/(choose|offer)-/,
              priority: 3,
            },
            // Prefetched after the first paint: the calls to the server, the rules of the later steps and the ways to the other
            // pages; and the later steps, of which the last sends.
            {
              name: 'calls',
              test: /src\/(platform\/calls\/|door\/save-queue\/save-queue|door\/designer\/design-queue|later-pages\.ts|configure\/visitor-rules|frame\/choose-sizes|(colours|glass|design)\/(choose|offer)-|glass\/(pane-backing|house-number-place)|design-fit\/other-designs)/,
              priority: 3,
            },
            {
              name: 'steps',
              test: /src\/((door\/(steps|pictures)|glass\/themes)\/(?!(frame-design\/frame-)?wish)|visitor\/shell\/configuring-modal|platform\/page\/busy-modal|why-not\.)/,
              priority: 2,
            },
            // With what puts a door into words, of which the last step says most.
            {
              name: 'submit',
              test: /src\/(visitor\/(submit|share)\/|door\/description\/(door-|schedule|summary-|words)|configure\/describe-item)/,
              priority: 2,
            },
            // Prefetched last: walls, the enlarged door, the list of choices, the printed door, parts as buttons, the heart, messages.
            {
              name: 'overlays',
              test: /src\/(door\/(preview|item-modal|parts)\/|door\/steps\/(frame-design\/frame-)?wish|door\/designer\/undo-redo|door\/description\/announced-changes|platform\/toasts\/toast-region|toast\.|visitor\/behind\/|visitor\/kept\/(?!kept-(page|card)|open))/,
              priority: 2,
            },
            // The finished doors and the questions that one may begin with, when they are asked for.
            { name: 'gallery', test: /src\/visitor\/(gallery|guide)\//, priority: 1 },
            // Kept doors and their comparison, when they are asked for.
            { name: 'kept', test: /src\/visitor\/(kept|compare)\//, priority: 1 },
            {
              name: 'log-in',
              test: /src\/platform\/login\/(log-in-errors|log-in-redirect|logged-in-person|words)\./,
              priority: 1,
            },
            // What only the trade decides: each of its pages needs all of it.
            {
              name: 'trade',
              test: /domain\/src\/(build|extras)\/|domain\/src\/words\/english\/(build|extras)\.|domain\/src\/(sizes\/couplings|weight\/profile-carries)\./,
              priority: 0,
            },
            {
              name: 'office-base',
              test: /node_modules\/@tanstack\/(react-)?query|src\/office\/(queries\/(query-client|use-list-query|use-attempts|listed-item)|items\/item-path|layout\/page-header)|ui\/src\/office-icons/,
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

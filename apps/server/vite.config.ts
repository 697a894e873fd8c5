import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const folder = import.meta.dirname;

/** Packages that find files of their own beside them, or that only some settings load. */
const leftInTheirFolders = [
  '@azure/storage-blob',
  '@electric-sql/pglite',
  '@resvg/resvg-js',
  'fontkit',
  'pdfkit',
  'pino',
];

const besideIt = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.url/g;

/**
 * A worker is built beside the module that starts it, any other file that a module finds beside itself stays where it is in the
 * sources. The built files lie in one folder of `apps/server`.
 */
const filesBeside: Plugin = {
  name: 'files-beside',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(join(folder, 'src')) || !code.includes('import.meta.url')) return null;
    const source = `new URL('../${relative(folder, id)}', import.meta.url)`;
    return code.replaceAll(besideIt, (_, worker?: string) => {
      if (worker === undefined) return source;
      this.emitFile({ type: 'chunk', id: join(dirname(id), `${worker}.ts`), fileName: `${worker}.js` });
      return `new URL('./${worker}.js', import.meta.url)`;
    });
  },
};

/** The server in few files: from its sources a start looks for two thousand. */
export default defineConfig({
  plugins: [filesBeside],
  publicDir: false,
  ssr: { noExternal: true, external: leftInTheirFolders },
  build: {
    target: 'node24',
    ssr: 'src/main.ts',
    minify: false,
    rolldownOptions: {
      // Of a package that names its deprecated functions; and how long a slow machine took is no warning.
      checks: { eval: false, bundlerTimings: false },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

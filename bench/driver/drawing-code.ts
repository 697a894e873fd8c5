import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const pages = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));
const entry = 'virtual:drawing';

/** What puts a door into a photo: fetched by those who have one, and no part of any picture's drawing. */
const ofPhotos = '@door/photo/';
/** How a photo is laid onto the page: drawn by the page, like the rest of its layout. */
const ofThePage = '@door/photo/photo-fit';
/** The light after noon: fetched by those who want to see it, and no part of the picture of the day. */
const ofEvenings = '@door/drawing/evening/';
/** What a passer-by sees through a backing: fetched by those who open that section, and no part of a door's picture. */
const ofSeeThrough = '@door/drawing/samples/see-through-sample';
const late = [ofPhotos, ofEvenings, ofSeeThrough];

interface DrawingCode {
  /** What draws doors, as the pages import it. */
  readonly codeBytes: number;
  /** What works on photos. */
  readonly photoCodeBytes: number;
  /** The light after noon, beside the drawing of the day on which it stands. */
  readonly eveningCodeBytes: number;
  /** What a passer-by sees, beside the drawing whose panes it uses. */
  readonly seeThroughCodeBytes: number;
}

/** Bytes of the drawing's parts in the browser, minified and compressed by brotli, without the domain. */
export async function drawingCode(): Promise<DrawingCode> {
  const modules = modulesOfDrawing();
  const without = (parts: readonly string[]) => modules.filter((name) => !parts.some((each) => name.startsWith(each)));
  const codeBytes = await bytesOf(without(late));
  const besideDrawing = async (part: string) =>
    (await bytesOf(without(late.filter((each) => each !== part)))) - codeBytes;
  return {
    codeBytes,
    photoCodeBytes: await bytesOf(modules.filter((name) => name.startsWith(ofPhotos) && name !== ofThePage)),
    eveningCodeBytes: await besideDrawing(ofEvenings),
    seeThroughCodeBytes: await besideDrawing(ofSeeThrough),
  };
}

async function bytesOf(modules: readonly string[]): Promise<number> {
  const entryText = modules.map((name, index) => `export * as m${index} from '${name}';`).join('\n');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: pages,
    plugins: [
      {
        name: 'all-that-pages-import',
        // Before the bundler's own: it would find the domain's files, and count them.
        enforce: 'pre',
        resolveId: (id) =>
          id === entry ? `\0${entry}` : id.startsWith('@door/domain/') ? { id, external: true } : null,
        load: (id) => (id === `\0${entry}` ? entryText : null),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const files = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const code = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  if (!code) throw new Error('No code of the drawing was built.');
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** The modules that pages import; type imports are left out. */
function modulesOfDrawing(): readonly string[] {
  const texts = globSync(`${pages}**/*.{ts,tsx}`, { exclude: (name) => /\.test\.tsx?$/.test(name) }).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const found = texts.flatMap((text) =>
    [...text.matchAll(/(?:^import (?!type )[^;]*?from |\bimport\()'(@door\/(?:drawing|photo)\/[^']+)'/gm)].map(
      ([, name = '']) => name,
    ),
  );
  return [...new Set(found)].sort();
}

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const pages = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));
const entry = 'virtual:drawing';

/** What puts a door into a photo: fetched by those who have one, and no part of any picture's drawing. */
const ofPhotos = '@door/drawing/photo/';
/** The light after noon: fetched by those who want to see it, and no part of the picture of the day. */
const ofEvenings = '@door/drawing/evening/';
/** What a passer-by sees through a backing: fetched by those who open that section, and no part of a door's picture. */
const ofSeeThrough = '@door/drawing/samples/see-through-sample';
const late = [ofPhotos, ofEvenings, ofSeeThrough];

/** Bytes of what draws doors, as the pages import it, minified and compressed by brotli, without the domain. */
export const drawingCodeBytes = (): Promise<number> =>
  codeBytes(modulesOfDrawing().filter((name) => !late.some((each) => name.startsWith(each))));

/** Bytes of what works on photos, in the same way. */
export const photoCodeBytes = (): Promise<number> =>
  codeBytes(modulesOfDrawing().filter((name) => name.startsWith(ofPhotos)));

/** Bytes of the light after noon, beside the drawing of the day on which it stands. */
export const eveningCodeBytes = (): Promise<number> => bytesBesideDrawing(ofEvenings);

/** Bytes of what a passer-by sees, beside the drawing whose panes it uses. */
export const seeThroughCodeBytes = (): Promise<number> => bytesBesideDrawing(ofSeeThrough);

async function bytesBesideDrawing(part: string): Promise<number> {
  const others = late.filter((each) => each !== part);
  const withPart = modulesOfDrawing().filter((name) => !others.some((each) => name.startsWith(each)));
  return (await codeBytes(withPart)) - (await drawingCodeBytes());
}

async function codeBytes(modules: readonly string[]): Promise<number> {
  const entryText = modules.map((name, index) => `export * as m${index} from '${name}';`).join('\n');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: pages,
    plugins: [
      {
        name: 'all-that-pages-import',
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
    [...text.matchAll(/(?:^import (?!type )[^;]*?from |\bimport\()'(@door\/drawing\/[^']+)'/gm)].map(
      ([, name = '']) => name,
    ),
  );
  return [...new Set(found)].sort();
}

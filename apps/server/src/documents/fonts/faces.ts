import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

/** Where a font is; one of several in a file is named. */
export interface FontFile {
  readonly path: string;
  readonly family?: string;
}

/** The letters of some scripts in two weights. */
export interface Face {
  readonly regular: FontFile;
  readonly semibold: FontFile;
  /** Height above the base line, as a share of the size. */
  readonly ascent: number;
  /** Whether it has a picture of a character, by its number in Unicode. */
  covers(codePoint: number): boolean;
}

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Each font is opened once, when a text first asks for it, and only what it covers is kept. */
function faceOf(regular: string, semibold: string): Face {
  let opened: Opened | undefined;
  const open = () => (opened ??= openFont(join(folder, regular)));
  return {
    regular: { path: join(folder, regular) },
    semibold: { path: join(folder, semibold) },
    get ascent() {
      return open().ascent;
    },
    covers: (codePoint) => open().covered.has(codePoint),
  };
}

interface Opened {
  readonly file: FontFile;
  readonly ascent: number;
  readonly covered: ReadonlySet<number>;
  /** Throws where no PDF can take letters of it. */
  tryEmbedding(): void;
}

function openFont(path: string): Opened {
  const opened = openSync(path);
  const font = 'fonts' in opened ? opened.fonts[0] : opened;
  if (!font) throw new Error(`The file ${basename(path)} holds no font.`);
  return {
    file: 'fonts' in opened ? { path, family: font.postscriptName } : { path },
    ascent: font.ascent / font.unitsPerEm,
    covered: new Set(font.characterSet),
    tryEmbedding: () => void font.createSubset(),
  };
}

/** Latin, Greek and Cyrillic. */
export const mainFace = faceOf('commissioner-regular.ttf', 'commissioner-semibold.ttf');

const scripts = ['arabic', 'hebrew', 'armenian', 'georgian', 'thai', 'devanagari'];

/** Our own, in the order in which a character is looked for. */
const ownFaces: readonly Face[] = [
  mainFace,
  faceOf('commissioner-vietnamese-regular.woff', 'commissioner-vietnamese-semibold.woff'),
  ...scripts.map((script) => faceOf(`noto-sans-${script}-regular.woff`, `noto-sans-${script}-semibold.woff`)),
];

/**
 * Fonts with Chinese, Japanese and Korean, which are too large to bring along, and one with many signs: as systems name the
 * files, best first.
 */
const systemFiles = [
  ...['NotoSansCJK-Regular.ttc', 'NotoSansCJKsc-Regular.otf', 'NotoSansSC-Regular.otf', 'NotoSansSC-Regular.ttf'],
  ...['SourceHanSans-Regular.ttc', 'SourceHanSansSC-Regular.otf', 'wqy-microhei.ttc', 'wqy-zenhei.ttc'],
  ...['DroidSansFallbackFull.ttf', 'DroidSansFallback.ttf', 'unifont.ttf'],
  ...['PingFang.ttc', 'Hiragino Sans GB.ttc', 'AppleSDGothicNeo.ttc', 'Arial Unicode.ttf'],
  ...['msyh.ttc', 'YuGothR.ttc', 'msgothic.ttc', 'malgun.ttf', 'seguisym.ttf'],
  'DejaVuSans.ttf',
];

const systemFolders = [
  ...['/usr/share/fonts', '/usr/local/share/fonts', '/System/Library/Fonts', '/Library/Fonts', 'C:\\Windows\\Fonts'],
  // Fonts that somebody has installed for themselves alone, on Linux and on a Mac.
  ...['.local/share/fonts', 'Library/Fonts'].map((own) => join(homedir(), own)),
];

/** The faces of a machine's own fonts that are known to have what ours lack; a folder that is not there holds none. */
export function systemFacesIn(folders: readonly string[]): readonly Face[] {
  const paths = folders.flatMap(filesIn);
  return systemFiles.flatMap((name) => {
    const path = paths.find((each) => basename(each) === name);
    const face = path === undefined ? null : openedFace(path);
    return face ? [face] : [];
  });
}

function filesIn(where: string): readonly string[] {
  try {
    return readdirSync(where, { recursive: true, encoding: 'utf8' }).map((name) => join(where, name));
  } catch {
    return [];
  }
}

/** null: the file is no font that a PDF can take letters of, so that the machine is as one without it. */
function openedFace(path: string): Face | null {
  try {
    const { file, ascent, covered, tryEmbedding } = openFont(path);
    tryEmbedding();
    return { regular: file, semibold: file, ascent, covers: (codePoint) => covered.has(codePoint) };
  } catch {
    return null;
  }
}

let systemFaces: readonly Face[] | undefined;

/** The first face that has every character of a letter with its marks; undefined: none has. */
export function faceFor(letter: string): Face | undefined {
  const codePoints = Array.from(letter, (each) => each.codePointAt(0) ?? 0);
  const covers = (face: Face) => codePoints.every((each) => face.covers(each));
  return ownFaces.find(covers) ?? (systemFaces ??= systemFacesIn(systemFolders)).find(covers);
}

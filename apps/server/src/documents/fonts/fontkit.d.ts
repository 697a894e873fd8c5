/** What is asked of the fonts that are shipped and those of the machine: which characters they have, and whether a PDF can take them. */
declare module 'fontkit' {
  interface Font {
    readonly postscriptName: string;
    /** Numbers in Unicode. */
    readonly characterSet: readonly number[];
    /** Above the base line, in units of the font. */
    readonly ascent: number;
    readonly unitsPerEm: number;
    /** Begins a font of some of its letters; throws where its outlines cannot be read. */
    createSubset(): unknown;
  }
  /** Several fonts in one file. */
  interface Collection {
    readonly fonts: readonly Font[];
  }
  export function openSync(path: string): Font | Collection;
}

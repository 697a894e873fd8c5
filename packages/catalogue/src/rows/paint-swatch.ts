/** Of the RAL Classic list: `5002`, without the letters. */
export type PaintSwatch = readonly [number: string, name: string, hex: string];

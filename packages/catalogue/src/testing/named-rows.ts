/** The rows that the handbook names, in its order. */
export const named = <Row>(
  codes: readonly unknown[],
  rows: readonly Row[],
  codeOf: (row: Row) => unknown,
): readonly Row[] => codes.flatMap((code) => rows.filter((row) => codeOf(row) === code));

export const codesOf = (rows: readonly { readonly code: string }[]): readonly string[] => rows.map(({ code }) => code);

/** The first cells of rows that are lists. */
export const firstCells = (rows: readonly (readonly unknown[])[]): readonly unknown[] => rows.map(([first]) => first);

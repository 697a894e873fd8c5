/** The rows that may be chosen: those that are sold, and what the door has already. */
export const onSale = <Row>(
  rows: readonly Row[],
  isChosen: (row: Row) => boolean,
  { isSold }: { isSold(row: NoInfer<Row>): boolean },
): readonly Row[] => rows.filter((row) => isSold(row) || isChosen(row));

import type { PieceLabel } from '@door/domain/making/batch/piece-label';

/** The labels in which every typed word stands, in whatever field: `10234 jamb`; '' finds all. */
export function foundLabels(labels: readonly PieceLabel[], text: string): readonly PieceLabel[] {
  const words = text
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return labels.filter(({ code, order, item, part, size, article, slot }) => {
    const said = [code, order, item, part, size, article, slot].join(' ').toLocaleLowerCase();
    return words.every((word) => said.includes(word));
  });
}

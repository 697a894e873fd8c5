import type { PieceLabel as Label } from '@door/domain/making/batch/piece-label';
import { PieceLabel } from './piece-label.tsx';

/** A roll of labels of 100 × 50 mm, or sheets of A4 with two beside five. */
export type LabelPaper = 'roll' | 'a4';

const perPage: Readonly<Record<LabelPaper, number>> = { roll: 1, a4: 10 };

interface LabelSheetProps {
  readonly labels: readonly Label[];
  readonly paper: LabelPaper;
}

/** Labels on the pages of their paper. */
export const LabelSheet = ({ labels, paper }: LabelSheetProps) => (
  <div className="label-sheet" data-paper={paper}>
    {pages(labels, perPage[paper]).map((page) => (
      <div key={page[0]?.code} className="label-page">
        {page.map((label) => (
          <PieceLabel key={label.code} label={label} />
        ))}
      </div>
    ))}
  </div>
);

const pages = (labels: readonly Label[], size: number): readonly (readonly Label[])[] =>
  Array.from({ length: Math.ceil(labels.length / size) }, (_, page) => labels.slice(page * size, (page + 1) * size));

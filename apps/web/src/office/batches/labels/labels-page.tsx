import type { PieceLabel as Label } from '@door/domain/making/batch/piece-label';
import type { SlotLabel } from '@door/domain/making/batch/slot-label';
import { Button } from '@door/ui/button';
import { type Segment, Segmented } from '@door/ui/segmented';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import { useRouter } from '../../../shared/router/use-router.ts';
import { SearchField } from '../../layout/search-field.tsx';
import { useSearchParam } from '../../layout/use-search-param.ts';
import { batchesMessages } from '../../messages/batches.ts';
import type { OfficeOutputs } from '../../queries/office-client.ts';
import { OfficeSession } from '../../queries/office-session.tsx';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import type { WireOffcut } from '../batch-wire.ts';
import { PaperLink } from '../paper-link.tsx';
import { foundLabels } from './found-labels.ts';
import { PieceLabel } from './piece-label.tsx';
import './labels.css';

/** A roll of labels of 100 × 50 mm, or sheets of A4 with two beside five. */
type LabelPaper = 'roll' | 'a4';

const perPage: Readonly<Record<LabelPaper, number>> = { roll: 1, a4: 10 };

interface LabelSheetProps {
  readonly labels: readonly Label[];
  readonly paper: LabelPaper;
}

/** Labels on the pages of their paper. */
const LabelSheet = ({ labels, paper }: LabelSheetProps) => (
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

/** Labels of bars and pieces, of the places where they wait for their door, of finished doors, and of the offcuts on the shelf. */
const labelKinds = ['pieces', 'bars', 'slots', 'doors', 'offcuts'] as const;
type LabelKind = (typeof labelKinds)[number];

const labelKindIn = (text: string): LabelKind => labelKinds.find((kind) => kind === text) ?? 'pieces';

const blank = {
  order: '',
  item: '',
  part: '',
  ends: null,
  article: '',
  colours: '',
  slot: '',
  week: '',
  cut: null,
} as const;

/** The place in large figures, with the door that is put together there. */
const labelOfSlot = ({ slot, order, item, code, qr }: SlotLabel): Label => ({
  ...blank,
  order,
  item,
  size: slot,
  code,
  qr,
});

const labelOfOffcut = ({ Label: { Part, Size, Article, Colours, Code, Qr } }: WireOffcut): Label => ({
  ...blank,
  part: Part,
  size: Size,
  article: Article,
  colours: Colours,
  code: Code,
  qr: Qr,
});

const { labels: t } = batchesMessages;

/** `/installer/batches/ID/labels`: labels of pieces, bars, places, doors and offcuts, for printing; the same each time. `?of=offcuts&text=B012`. */
export const LabelsPage = () => (
  <OfficeSession>
    <Labels />
  </OfficeSession>
);

const kinds: readonly Segment<LabelKind>[] = labelKinds.map((value) => ({ value, label: t.kinds[value] }));

const papers: readonly Segment<LabelPaper>[] = [
  { value: 'roll', label: t.roll },
  { value: 'a4', label: t.a4 },
];

const pdfs = { roll: 'batch-labels', a4: 'batch-labels-a4' } as const satisfies Readonly<Record<LabelPaper, string>>;

/** Drawn at once; more are drawn when asked for, because a batch of 200 doors has 3,000. */
const step = 200;

function Labels() {
  const { id = '' } = useRouter().params;
  const lists = useQuery(trpc.batch.lists.queryOptions(id));
  const shelf = useQuery(trpc.batch.offcuts.queryOptions());
  const [chosen, chooseKind] = useSearchParam('of');
  const kind = labelKindIn(chosen);
  const [paper, setPaper] = useState<LabelPaper>('roll');
  const [text, find] = useSearchParam('text');
  const shown = { paper, text };
  return (
    <main className="labels-page">
      <div className="row labels-tools">
        <Link className="btn btn-quiet" to={`/installer/batches/${id}`}>
          {t.back}
        </Link>
        <h1>{t.title}</h1>
        <SearchField label={t.find} text={text} onText={find} />
        <Segmented<LabelKind> label={t.of} segments={kinds} chosen={kind} onChoose={chooseKind} />
        <Segmented<LabelPaper> label={t.paper} segments={papers} chosen={paper} onChoose={setPaper} />
        {kind === 'pieces' ? <PaperLink kind={pdfs[paper]} about={id} /> : null}
        <Button look="primary" disabled={!(kind === 'offcuts' ? shelf : lists).data} onClick={() => print()}>
          {t.print}
        </Button>
      </div>
      {kind === 'offcuts' ? (
        <QueryResult query={shelf}>
          {(offcuts) => <FoundLabels all={offcuts.map(labelOfOffcut)} {...shown} />}
        </QueryResult>
      ) : (
        <QueryResult query={lists}>
          {(labels) => <FoundLabels key={kind} all={labelsOf[kind](labels)} {...shown} />}
        </QueryResult>
      )}
    </main>
  );
}

type BatchLabels = Pick<OfficeOutputs['batch']['lists'], 'Labels' | 'SlotLabels' | 'BarLabels' | 'DoorLabels'>;

const labelsOf: Readonly<Record<Exclude<LabelKind, 'offcuts'>, (labels: BatchLabels) => readonly Label[]>> = {
  pieces: ({ Labels }) => Labels,
  bars: ({ BarLabels }) => BarLabels,
  slots: ({ SlotLabels }) => SlotLabels.map(labelOfSlot),
  doors: ({ DoorLabels }) => DoorLabels,
};

interface FoundLabelsProps {
  readonly all: readonly Label[];
  readonly text: string;
  readonly paper: LabelPaper;
}

function FoundLabels({ all, text, paper }: FoundLabelsProps) {
  const [most, setMost] = useState(step);
  const found = foundLabels(all, text);
  return (
    <>
      <p className="labels-count" role="status">
        {t.count(Math.min(found.length, most), all.length)}
      </p>
      <LabelSheet labels={found.slice(0, most)} paper={paper} />
      {found.length > most ? (
        <p className="labels-more">
          <Button onClick={() => setMost(found.length)}>{t.showAll(found.length)}</Button>
        </p>
      ) : null}
    </>
  );
}

import type { BarOfPlan, PieceOnBar } from '../../batches/bar-plan/bar-shapes.ts';

const rest = (bar: BarOfPlan, kept: number): string => (bar.KeepRest ? `${kept} kept` : `${bar.Rest} waste`);

/** Bar plans, lists and labels. */
export const batchPaper = {
  plan: {
    title: (group: string) => `Bars of ${group}`,
    look: 'How the bars are shown',
    drawing: 'Drawing',
    table: 'Table',
    bar: (number: number) => `Bar ${number}`,
    /** The whole bar, for who does not see the drawing. */
    barInWords: (bar: BarOfPlan, kept: number) =>
      [
        `${bar.Offcut === null ? `Bar ${bar.Number}` : `Offcut ${bar.Offcut}`}, ${bar.Stock} mm`,
        ...bar.Cuts.map(({ Name, Length }) => `${Name} ${Length}`),
        rest(bar, kept),
      ].join(', '),
    pieceInWords: ({ Name, Length, Ends, Order, Item, Slot }: PieceOnBar) =>
      [
        `${Name} ${Length} mm`,
        Ends === null ? '' : `ends ${Ends.join('/')}`,
        `order ${Order}`,
        `item ${Item}`,
        `slot ${Slot}`,
      ]
        .filter((each) => each !== '')
        .join(', '),
    whose: (order: string, item: string, slot: string) => `${order}, item ${item}, ${slot}`,
    offcut: (id: string, length: number) => `${id}, ${length}`,
    keep: (length: number) => `keep ${length}`,
    kept: (length: number) => `${length} kept`,
    waste: (length: number) => `${length} waste`,
    wasteKey: 'waste',
    keptKey: 'offcut kept',
    columns: { bar: 'Bar', stock: 'Length', pieces: 'Cuts, in their order', rest: 'Rest' },
  },
  lists: {
    csv: 'CSV',
    print: 'Print',
    none: 'Nothing of this batch is on this list.',
    fileName: (batch: string, list: string) => `${batch}-${list}.csv`,
  },
  papers: {
    names: {
      'batch-book': 'Batch book (PDF)',
      'batch-labels': 'All labels, roll (PDF)',
      'batch-labels-a4': 'All labels, A4 (PDF)',
    },
    beingMade: (name: string, before: number) =>
      before === 0
        ? `${name}: being made`
        : `${name}: being made, ${before} before it. You can leave this page meanwhile.`,
    failed: (name: string) => `${name} could not be made. It is tried again.`,
  },
  labels: {
    qr: (text: string) => `QR code ${text}`,
    code128: (text: string) => `Code 128 ${text}`,
    title: 'Labels',
    back: 'Back to the batch',
    find: 'Find a label by its code, order or part',
    of: 'Labels of',
    kinds: { pieces: 'Pieces', bars: 'Bars', slots: 'Places', doors: 'Doors', offcuts: 'Offcuts' },
    paper: 'Paper',
    roll: 'Roll, 100 × 50',
    a4: 'A4, two by five',
    print: 'Print',
    count: (shown: number, all: number) => (shown === all ? `${all} labels` : `${shown} of ${all} labels`),
    showAll: (count: number) => `Show all ${count}`,
  },
};

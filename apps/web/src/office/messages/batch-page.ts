import type { BarOfPlan, PieceOnBar } from '../batches/bar-plan/bar-shapes.ts';
import type { BatchMove, Certificate, FloorProgress, PlanGroup, WireOffcut } from '../batches/batch-wire.ts';
import type { BatchTab } from '../batches/page/batch-tab.ts';

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);
const bars = (count: number): string => counted(count, 'bar', 'bars');
const newBars = (count: number): string => counted(count, 'new bar', 'new bars');
const pieces = (count: number): string => counted(count, 'piece', 'pieces');
const offcuts = (count: number): string => counted(count, 'offcut', 'offcuts');

const moves: Readonly<Record<BatchMove['Move'], string>> = {
  release: 'Release',
  recall: 'Recall',
  close: 'Close',
  reopen: 'Open again',
};

const tabs: Readonly<Record<BatchTab, string>> = {
  plans: 'Bar plans',
  progress: 'Progress',
  lines: 'Lines',
  lists: 'Lists',
  offcuts: 'Offcuts',
  history: 'History',
};

type Kind = Certificate['Kinds'][number];
type FloorDoor = FloorProgress['Doors'][number];
type Proof = NonNullable<PlanGroup['Plan']>['BarsProof']['Proof'];

const proofs: Readonly<Record<Proof, (reached: number, atLeast: number) => string>> = {
  weights: (reached) => `${bars(reached)} of new stock are needed. These weights prove it.`,
  search: (reached) =>
    `${bars(reached)} of new stock are needed: every way to use fewer that the weights leave open was tried, and none cuts all pieces.`,
  none: (reached, atLeast) =>
    `The plan takes ${newBars(reached)}. That ${atLeast} are needed is proven; whether ${reached - 1} would be enough is not known.`,
};

const offcutMoves: Readonly<Record<WireOffcut['Entries'][number]['Move'], string>> = {
  in: 'In',
  withdrawn: 'Taken back',
  reserved: 'Reserved',
  freed: 'Freed',
  out: 'Used',
  returned: 'Not used after all',
  scrapped: 'Scrapped',
};

/** One batch: figures, moves, plans, offcuts. */
export const batchPage = {
  page: {
    anyTitle: 'Batch',
    title: (number: string) => `Batch ${number}`,
    none: 'There is no such batch.',
    more: 'More of this batch',
    labels: 'Labels',
    cuttingLists: 'Cutting lists',
    tabsLabel: 'What is shown of the batch',
    tabs,
    moves,
    doors: (count: number) => counted(count, 'door', 'doors'),
    points: (points: string) => `${points} points of the week`,
    pieces: (count: number) => counted(count, 'piece', 'pieces'),
    /** Before the release nothing but what is sawn is counted. */
    toSaw: (count: number) => `${counted(count, 'piece', 'pieces')} to saw`,
    bars: (fresh: number, used: number) => (used === 0 ? newBars(fresh) : `${newBars(fresh)}, ${offcuts(used)}`),
    used: (perCent: number) => `${perCent.toFixed(1)} % used`,
    usedHint: 'of what is cut becomes pieces',
    noPlans: 'Not planned',
    noPlansHint: 'No bar is planned yet',
    over: (count: number) => (count === 0 ? 'Proven minimum' : `At most ${bars(count)} over`),
    overHint: (count: number) =>
      count === 0 ? 'No plan needs fewer bars' : 'The rest is proven to be needed; why stands with each group',
    stations: { Cutting: 'Cutting', Assembly: 'Assembly', QualityCheck: 'Quality check' },
    of: (count: number, all: number) => `${count} of ${all}`,
    startCutting: 'Start cutting',
    check: 'Check',
    implied: (count: number) =>
      count === 0 ? null : `${count} of them ${count === 1 ? 'was' : 'were'} seen in an assembled door`,
    blockers: 'Blockers',
    /** Where what stands in the way is put right. */
    takeOutDoors: 'Take these doors out',
    ways: { weeks: 'To the weeks', plans: 'To the bar plans', lines: 'To the lines', scan: 'To the scanning' },
    blocked: (move: string, count: number) =>
      `${counted(count, 'thing stands', 'things stand')} between this batch and “${move}”`,
    release: {
      title: (number: string) => `Release ${number}`,
      what: 'Pieces, bars and labels are fixed, and the offcuts of the plans are reserved.',
      glass: 'Glass of this batch',
      ordered: 'It is ordered',
      waived: 'The batch may begin without it',
      missing: 'Say how it stands with the glass.',
    },
    glassStands: (settled: number, of: number) => `${settled} of ${of} glass units are on their way, or there.`,
    orderGlass: {
      open: 'Order glass',
      title: (number: string) => `Order the glass of ${number}`,
      what: (units: number) =>
        `${counted(units, 'unit', 'units')} that nobody has ordered yet, as a draft of a purchase.`,
      vendor: 'Vendor',
      none: 'No vendor is in use. Add one under Vendors first.',
      doIt: 'Make the draft',
    },
    groups: 'Profile and colours',
    drawnSheets: 'Work sheets with drawings',
    noGroups: 'The batch has nothing to cut yet.',
    stale: 'to plan',
    groupFacts: (pieces: number, metres: number) => `${counted(pieces, 'piece', 'pieces')}, ${metres.toFixed(1)} m.`,
    planFacts: (plan: NonNullable<PlanGroup['Plan']>) =>
      `${plan.Offcuts === 0 ? newBars(plan.NewBars) : `${newBars(plan.NewBars)} and ${offcuts(plan.Offcuts)}`}, ${plan.Yield.toFixed(1)} % used;`,
    proven: 'proven: no plan needs fewer bars.',
    atMost: (count: number) => `at most ${bars(count)} over.`,
    stopped: 'The saw stopped when its time was over; planning again may find a better plan.',
    neverPlanned: 'This group is not planned yet.',
    changed: (changes: readonly string[]) => `This plan does not hold any more. ${changes.join('. ')}.`,
    tooLong: (codes: readonly string[]) =>
      `Longer than every bar that is kept: ${codes.join(', ')}. Change the size of the door, or stock a longer bar.`,
    toPlan: (count: number) => `${counted(count, 'group has', 'groups have')} no fresh plan.`,
    replan: 'Replan',
    planning: 'Planning the bars',
    planProgress: (done: number, of: number) => `Plan ${Math.min(done + 1, of)} of ${of}`,
    cancel: 'Cancel',
    lists: 'Lists',
    noLines: 'The batch has no door yet.',
    toBoard: 'To the weeks and what waits',
    remove: 'Remove this batch',
    takeOut: 'Take out',
    takeOutNamed: (line: string) => `Take out ${line}`,
  },
  progress: {
    notReleased: 'Nothing is made before the release.',
    stations: { cutting: 'Cutting', assembly: 'Assembly', 'quality check': 'Quality check' },
    tickAll: 'Tick all',
    tickAllAt: (station: string) => `Tick all at ${station}`,
    tickAllAsk: (open: number, of: number, station: string) =>
      `${open} of ${of} pieces have no tick at ${station}. Tick them all?`,
    doors: 'Doors',
    whose: ({ Order, Item }: FloorDoor) => `${Order}, ${Item}`,
    passed: ({ Pieces, Cut, Assembled, Checked }: FloorDoor) =>
      Checked === Pieces
        ? `${pieces(Pieces)}, checked`
        : `${pieces(Pieces)}: ${Cut} cut, ${Assembled} assembled, ${Checked} checked`,
    assembled: 'Assembled',
    checked: 'Checked',
    assembledDoor: (door: string) => `All of ${door} assembled`,
    checkedDoor: (door: string) => `All of ${door} checked`,
    awaits: (codes: readonly string[]) => `Waits for ${codes.join(', ')}`,
    bars: 'Bars',
    cutOf: (cut: number, of: number) => (cut === of ? `${pieces(of)}, cut` : `${cut} of ${pieces(of)} cut`),
    barDone: 'Bar done',
    barDoneNamed: (bar: string) => `Bar done: ${bar}`,
    latest: 'Ticked last',
    none: 'Nothing is ticked yet.',
    event: ({ Kind, At }: FloorProgress['Events'][number]) => (Kind === 'spoiled' ? 'made again' : At),
    undo: 'Undo',
    undoNamed: (code: string) => `Undo ${code}`,
    undoTitle: (code: string) => `Take back ${code}`,
    reason: 'Why',
    reasonHint: 'A reason is needed for what somebody else ticked, and after 15 minutes.',
  },
  why: {
    open: 'Why?',
    proofs,
    weights: (total: number) => `Give each piece the weight of its length. All pieces together weigh ${total}:`,
    length: 'Length',
    quantity: 'Pieces',
    weight: 'Weight',
    product: 'Together',
    kind: ({ Length, Offcut, Count, Most }: Kind) =>
      Offcut
        ? `On an offcut of ${Length}${Count === null || Count === 1 ? '' : ` (there are ${Count})`} fit at most ${Most}.`
        : `On a bar of ${Length} fit at most ${Most}, however they are laid.`,
    division: (total: number, perBar: number) =>
      `${total} divided by ${perBar} is ${(total / perBar).toFixed(2)}, so ${bars(Math.ceil(total / perBar))} are needed at least.`,
    several: (perBar: number) =>
      `Each new bar carries ${perBar} of the weight at most, offcuts what is said above; what is left over decides how many new bars are needed.`,
  },
  offcuts: {
    none: 'No offcut lies on the shelf.',
    labels: 'Labels of offcuts',
    label: 'Label',
    labelOf: (id: string) => `Label of ${id}`,
    what: ({ Name, Length, StateText, ReservedFor, From }: WireOffcut) =>
      [
        Name,
        `${Length} mm`,
        ReservedFor === null ? StateText : `${StateText} for ${ReservedFor}`,
        From === null ? '' : `from ${From}`,
      ]
        .filter((each) => each !== '')
        .join(', '),
    ledger: 'Ledger',
    moves: offcutMoves,
    entry: (
      move: string,
      { day, batch, reason }: { readonly day: string; readonly batch: string | null; readonly reason: string },
    ) => [`${day}: ${move}`, batch ?? '', reason].filter((each) => each !== '').join(', '),
    found: {
      open: 'Book in an offcut',
      title: 'Book in an offcut that was found',
      id: 'What is written on it',
      idWrong: 'Write capitals, digits and dashes, such as SHELF-12.',
      group: 'Profile and colours',
      length: 'Usable length, mm',
      lengthWrong: 'Write whole millimetres, such as 1850.',
      doIt: 'Book in',
    },
    scrap: 'Scrap',
    scrapNamed: (id: string) => `Scrap ${id}`,
    scrapTitle: (id: string) => `Scrap offcut ${id}`,
    reason: 'Why',
    reasonMissing: 'Give a reason. It is kept in the ledger.',
  },
};

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
      purchase: 'PDF',
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

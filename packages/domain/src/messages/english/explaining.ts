import type { TermName, SizeFormula, DerivedSize, Measure, SizeName } from '../../door/model/size-formula.ts';

const quantities: Readonly<Record<TermName, string>> = {
  overall: 'overall',
  composite: 'composite',
  door: 'door',
  'left-sidelight': 'left sidelight',
  'right-sidelight': 'right sidelight',
  fanlight: 'fanlight',
  left1: 'packer left 1',
  left2: 'packer left 2',
  right1: 'packer right 1',
  right2: 'packer right 2',
  top1: 'packer top 1',
  top2: 'packer top 2',
  thresholdPacker2: 'threshold packer',
  sill: 'sill',
  coupling: 'coupling',
  cell: 'part',
  frame: 'frame to its rebate floor',
  bar: 'half the web of the bar',
  threshold: 'upstand of the threshold',
  barPosition: 'centre line of the bar',
  hingeGap: 'gap at the hinges',
  lockGap: 'gap at the lock',
  topGap: 'gap above the leaf',
  bottomGap: 'gap below the leaf',
  astragal: 'astragal and its gap',
  leaf: 'leaf',
  master: 'master leaf',
  glassGap: 'gap round the glass',
  glass: 'glass',
  sight: 'sight size',
  glassCover: 'edge of the glass that is covered',
  blank: 'blank',
  trimmedLeft: 'trimmed at the left',
  trimmedTop: 'trimmed at the top',
  frameFace: 'face of the frame',
  barFace: 'half the face of the bar',
  frameLip: 'lip that the leaf closes against',
  leafStandingOpen: 'leaf standing open at 90°',
};

const sizes: Readonly<Record<DerivedSize, string>> = {
  composite: 'Composite',
  door: 'Door',
  'left-sidelight': 'Left sidelight',
  'right-sidelight': 'Right sidelight',
  fanlight: 'Fanlight',
  leaf: 'Sash',
  master: 'Master leaf',
  slave: 'Slave leaf',
  fixedGlass: 'glass',
  fixedSight: 'sight',
  lightSight: 'Light, sight',
  lightGlass: 'Light, glass',
  blank: 'Slab blank',
  trim: 'Trim',
  clearOpening: 'Clear opening',
};

const measures: Readonly<Record<Measure, string>> = {
  width: 'Width',
  height: 'Height',
  left: 'Left',
  right: 'Right',
  top: 'Top',
  bottom: 'Bottom',
};

const leafOwners: Readonly<Record<string, string>> = { master: ' of the master leaf', slave: ' of the slave leaf' };
const fixedOwners: Readonly<Record<string, string>> = {
  'left-sidelight': 'Left sidelight, ',
  'right-sidelight': 'Right sidelight, ',
  fanlight: 'Fanlight, ',
};

const roundings = { up: 'rounded up', down: 'rounded down' } as const;

type Share = Extract<SizeFormula, { readonly kind: 'share' }>;

/** Texts for the calculation of a size. */
export const explaining = {
  quantities,
  measures,
  /** `Right sidelight, glass 2`, `Slab blank of the slave leaf`. */
  size: ({ size, of, number }: SizeName): string => {
    const owner = of ?? '';
    const count = number === null ? '' : ` ${String(number)}`;
    return `${fixedOwners[owner] ?? ''}${sizes[size]}${count}${leafOwners[owner] ?? ''}`;
  },
  share: ({ by, rounded, atMost }: Pick<Share, 'by' | 'rounded' | 'atMost'>): string =>
    `÷ ${String(by)}, ${roundings[rounded]}${atMost === null ? '' : `, at most ${String(atMost)}`}`,
  smallest: (covering: number): string => `the smallest in stock that covers ${String(covering)}`,
  design: (formula: string, width: number, height: number): string =>
    `${formula} by the design, where w is ${String(width)} and h is ${String(height)}`,
  given: 'as typed in',
};

import { keysOf } from '../../lib/records.ts';

interface HardwareKindFacts {
  /** The option list in which it is chosen, named in criteria, in bills, and on the wire: `doorKnocker`, `doorKnockerStockCode`. */
  readonly list: string;
  /** What a new door has: the product that the supplier names for the kind (of a handle: for its type), or none. */
  readonly default: 'of-supplier' | 'none';
  /** null: a handle, which every design takes and whose type says where it sits. */
  readonly place: HardwarePlace | null;
}

interface HardwarePlace {
  /** The permission of a design's row under which it falls. */
  readonly allowedAs: string;
  /** The height of a design's row at which its centre sits. */
  readonly height: 'letterPlate' | 'doorKnob' | 'spyhole1' | 'spyhole2' | 'knocker';
  /** Its usual outline on the technical drawing, mm: where it sits, not which product it is. */
  readonly outline: Outline;
  /** Half the width and height that it covers, clearance included, mm. */
  readonly half: { readonly wide: number; readonly high: number };
  /** False for what is bolted through and shows nothing inside. */
  readonly showsInside: boolean;
}

export type Outline =
  | { readonly shape: 'box'; readonly width: number; readonly height: number }
  | { readonly shape: 'round'; readonly radius: number };

/** Hardware that a person chooses piece by piece. Hinges are not among it, because every door has them. */
export const hardwareTable = {
  handle: { list: 'handle', default: 'of-supplier', place: null },
  knocker: {
    list: 'doorKnocker',
    default: 'of-supplier',
    place: {
      allowedAs: 'knocker',
      height: 'knocker',
      outline: { shape: 'box', width: 90, height: 170 },
      half: { wide: 75, high: 110 },
      showsInside: false,
    },
  },
  doorKnob: {
    list: 'doorKnob',
    default: 'none',
    place: {
      allowedAs: 'doorKnob',
      height: 'doorKnob',
      outline: { shape: 'round', radius: 38 },
      half: { wide: 70, high: 70 },
      showsInside: false,
    },
  },
  spyhole: {
    list: 'spyhole1',
    default: 'of-supplier',
    place: {
      allowedAs: 'spyhole',
      height: 'spyhole1',
      outline: { shape: 'round', radius: 13 },
      half: { wide: 40, high: 40 },
      showsInside: true,
    },
  },
  letterPlate: {
    list: 'letterPlate',
    default: 'of-supplier',
    place: {
      allowedAs: 'letterPlate',
      height: 'letterPlate',
      outline: { shape: 'box', width: 310, height: 70 },
      half: { wide: 181, high: 60 },
      showsInside: true,
    },
  },
} as const satisfies Readonly<Record<string, HardwareKindFacts>>;

export type HardwareKind = keyof typeof hardwareTable;
export const hardwareKinds = keysOf(hardwareTable);

/** The kinds that a design allows or forbids, and for which it has a height. */
export type DesignHardwareKind = Exclude<HardwareKind, 'handle'>;
export const designHardwareKinds = hardwareKinds.filter((kind) => kind !== 'handle');

export type DesignPermission = (typeof hardwareTable)[DesignHardwareKind]['place']['allowedAs'];

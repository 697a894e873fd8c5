import type { PieceLabel } from '@door/domain/making/batch/piece-label';
import type { SlotLabel } from '@door/domain/making/batch/slot-label';
import type { WireOffcut } from '../batch-wire.ts';

/** Labels of bars and pieces, of the places where they wait for their door, of finished doors, and of the offcuts on the shelf. */
export const labelKinds = ['pieces', 'bars', 'slots', 'doors', 'offcuts'] as const;
export type LabelKind = (typeof labelKinds)[number];

export const labelKindIn = (text: string): LabelKind => labelKinds.find((kind) => kind === text) ?? 'pieces';

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
export const labelOfSlot = ({ slot, order, item, code, qr }: SlotLabel): PieceLabel => ({
  ...blank,
  ...{ order, item, size: slot, code, qr },
});

export const labelOfOffcut = ({ Label: { Part, Size, Article, Colours, Code, Qr } }: WireOffcut): PieceLabel => ({
  ...blank,
  ...{ part: Part, size: Size, article: Article, colours: Colours, code: Code, qr: Qr },
});

import { figuresOf } from '@door/domain/extras/house-number';
import { hingeNotch } from '@door/domain/extras/notch';
import {
  extraRowOf,
  faceBox,
  type FaceFit,
  figuresBox,
  type FiguresFit,
  standsOnFrame,
} from '@door/domain/extras/places';
import type { DoorFace, ExtraRow } from '@door/domain/catalogue/rows';
import { extraKinds, type Item } from '@door/domain/item/item';
import type { Box, ExtraFacts, LeafFacts } from '../facts.ts';
import type { Side } from '../scene.ts';
import type { Asked } from './asked.ts';

interface Leaf {
  readonly leaf: Box;
  readonly role: LeafFacts['role'];
  readonly hand: LeafFacts['hand'];
}

const faceOf: Readonly<Record<Side, DoorFace>> = { external: 'outside', internal: 'inside' };

/** What the trade has added to this leaf, as far as it is seen from this side. */
export const extrasOn = (leaf: Leaf, asked: Asked): readonly ExtraFacts[] =>
  extraKinds.flatMap((kind) => {
    const code = asked.item.extras.chosen[kind];
    const row = code === null ? undefined : extraRowOf(kind, code, asked.catalogue);
    return row ? extraOn(leaf, row, asked) : [];
  });

function extraOn(leaf: Leaf, { kind, fit }: ExtraRow, asked: Asked): readonly ExtraFacts[] {
  if (fit.at === 'figures') return numeralsOn(leaf, { kind, fit }, asked);
  return fit.at === 'face' && fit.face === faceOf[asked.side] ? pieceOn(leaf, { kind, fit }, asked.item) : [];
}

interface Fitted<Fit> {
  readonly kind: ExtraRow['kind'];
  readonly fit: Fit;
}

function pieceOn({ leaf, role, hand }: Leaf, { kind, fit }: Fitted<FaceFit>, item: Item): readonly ExtraFacts[] {
  if (role === 'slave' && fit.leaves === 'master') return [];
  const bare = { size: leaf, hand };
  const notch = hingeNotch(fit, bare, item);
  return [{ kind, box: faceBox(fit, bare), figures: '', onFrame: standsOnFrame(fit, item), notch }];
}

function numeralsOn({ role }: Leaf, { kind, fit }: Fitted<FiguresFit>, asked: Asked): readonly ExtraFacts[] {
  const box = role === 'slave' || asked.side === 'internal' ? null : figuresBox(fit, asked);
  return box ? [{ kind, box, figures: figuresOf(asked.item.numerals), onFrame: false, notch: null }] : [];
}

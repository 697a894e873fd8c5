import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { DoorFace, ExtraRow } from '../../catalogue/rows/stock-rows.ts';
import { extraKinds } from '../model/extra-kinds.ts';
import type { Item } from '../model/item.ts';
import type { LeafFace, PlacedExtra, HeadExtras } from './placed-extra.ts';
import { figuresOf } from '../glass/house-number.ts';
import { faceBox, type FaceFit, figuresBox, type FiguresFit, fittedRow, standsOnFrame } from './extra-places.ts';
import { hingeNotch } from './hinge-notch.ts';

/** What the trade has added to a face of a leaf, in that leaf's own coordinates. */
export const extrasOnLeaf = (leaf: LeafFace, item: Item, catalogue: Catalogue): readonly PlacedExtra[] =>
  extraKinds.flatMap((kind) => {
    const row = fittedRow(kind, item, catalogue);
    return row ? extraOn(leaf, row, { item, catalogue }) : [];
  });

const faceOf: Readonly<Record<LeafFace['side'], DoorFace>> = { external: 'outside', internal: 'inside' };

interface Door {
  readonly item: Item;
  readonly catalogue: Catalogue;
}

function extraOn(leaf: LeafFace, { kind, fit }: ExtraRow, door: Door): readonly PlacedExtra[] {
  if (fit.at === 'figures') return numeralsOn(leaf, { kind, fit }, door);
  return fit.at === 'face' && fit.face === faceOf[leaf.side] ? pieceOn(leaf, { kind, fit }, door) : [];
}

interface Fitted<Fit> {
  readonly kind: ExtraRow['kind'];
  readonly fit: Fit;
}

const pieceOn = (leaf: LeafFace, { kind, fit }: Fitted<FaceFit>, door: Door): readonly PlacedExtra[] =>
  leaf.role === 'slave' && fit.leaves === 'master'
    ? []
    : [
        {
          kind,
          box: faceBox(fit, leaf),
          figures: '',
          onFrame: standsOnFrame(fit, door.item),
          notch: hingeNotch(fit, leaf, door),
        },
      ];

function numeralsOn(leaf: LeafFace, { kind, fit }: Fitted<FiguresFit>, door: Door): readonly PlacedExtra[] {
  const box = leaf.role === 'slave' || leaf.side === 'internal' ? null : figuresBox(fit, door);
  return box ? [{ kind, box, figures: figuresOf(door.item.houseNumber), onFrame: false, notch: null }] : [];
}

/** What runs along the head of the set, and the vents through it by the code of their master, in their order. */
export function extrasOnHead(item: Item, catalogue: Catalogue): HeadExtras {
  const rows = extraKinds.flatMap((kind) => fittedRow(kind, item, catalogue) ?? []);
  const ofLength = (length: 'piece' | 'width') => rows.filter(({ fit }) => fit.at === 'head' && fit.length === length);
  return {
    drip: ofLength('width').length > 0,
    vents: ofLength('piece').map(({ masterId }) => catalogue.master(masterId).code),
  };
}

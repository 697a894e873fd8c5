import { systemOf } from '@door/domain/door/system/item-system';
import { offeredProfiles } from '@door/domain/door/build/offer-build';
import { offeredOpenings } from '@door/domain/door/frame/opening';
import { offeredSystems } from '@door/domain/door/build/offer-systems';
import type { SizeStock } from '@door/domain/catalogue/rows/frame-rows';
import { offeredCouplings } from '@door/domain/door/build/offer-couplings';
import { couplingAt, jointsOf } from '@door/domain/door/sizes/couplings';
import { offeredHands } from '@door/domain/door/design/offer-hands';
import { offeredPackers } from '@door/domain/door/frame/offer-size-stock';
import { type PackerPosition, packerPositions } from '@door/domain/door/model/item';
import { stockAdjustment } from '@door/domain/door/sizes/composite-size';
import { optionMessages as messages } from '../../messages/item.ts';
import { type OptionContext, type Option, optionOf } from './option.ts';

export const frameOptions = (context: OptionContext): readonly Option[] => [
  system(context),
  profile(context),
  hand(context),
  opening(context),
  ...couplings(context),
];

/** They are chosen round the drawing; here for the search. */
export const packerOptions = (context: OptionContext): readonly Option[] =>
  packerPositions.map((position) => packer(position, context));

const system = ({ item, plain, catalogue, context }: OptionContext): Option =>
  optionOf({
    id: 'system',
    term: messages.terms.system,
    present: systemOf(item.systemId, catalogue),
    standard: systemOf(plain.systemId, catalogue),
    offers: () => offeredSystems(item, context),
    keyOf: ({ id }) => String(id),
    labelOf: ({ name }) => name,
    actionOf: ({ id }) => ({ type: 'build.chooseSystem', systemId: id }),
  });

const profile = ({ item, plain, catalogue, context }: OptionContext): Option =>
  optionOf({
    id: 'profile',
    term: messages.terms.profile,
    present: catalogue.profile(item.frame.profile),
    standard: catalogue.profile(plain.frame.profile),
    offers: () => offeredProfiles(item, context),
    keyOf: (row) => row.profile,
    labelOf: (row) => messages.profile(row.profile, row.face),
    actionOf: (row) => ({ type: 'build.chooseProfile', profile: row.profile }),
  });

const hand = ({ item, plain, context }: OptionContext): Option =>
  optionOf({
    id: 'hand',
    term: messages.terms.hand,
    present: item.hand,
    standard: plain.hand,
    offers: () => offeredHands(item, context),
    keyOf: (value) => value,
    labelOf: (value) => messages.hands[value],
    actionOf: (value) => ({ type: 'hand.choose', hand: value }),
  });

const opening = ({ item, plain, context }: OptionContext): Option =>
  optionOf({
    id: 'opens',
    term: messages.terms.opens,
    present: item.opens,
    standard: plain.opens,
    offers: () => offeredOpenings(item, context),
    keyOf: (value) => value,
    labelOf: (value) => messages.opens[value],
    actionOf: (opens) => ({ type: 'frame.chooseOpening', opens }),
  });

/** One for each joint of a coupled set. */
const couplings = ({ item, plain, catalogue, context }: OptionContext): readonly Option[] =>
  jointsOf(item.frame).flatMap((joint) => {
    const present = couplingAt(item.frame, joint, catalogue);
    const standard = couplingAt(plain.frame, joint, catalogue);
    if (!present || !standard) return [];
    return [
      optionOf({
        id: `coupling-${joint}`,
        term: messages.terms.couplings[joint],
        present,
        standard,
        offers: () => offeredCouplings(item, joint, context),
        keyOf: sizeStockKey,
        labelOf: sizeStockLabel,
        noteOf: sizeStockNote,
        actionOf: ({ code }) => ({ type: 'build.chooseCoupling', joint, stock: code }),
      }),
    ];
  });

const packer = (position: PackerPosition, { item, plain, catalogue, context }: OptionContext): Option => {
  const at = ({ frame }: OptionContext['item']): SizeStock | null => {
    const code = frame.packers[position];
    return code === null ? null : catalogue.sizeStock(code);
  };
  return optionOf({
    id: position,
    term: messages.terms.packers[position],
    present: at(item),
    standard: at(plain),
    offers: () => offeredPackers(item, position, context),
    keyOf: sizeStockKey,
    labelOf: sizeStockLabel,
    noteOf: sizeStockNote,
    actionOf: (stock) => ({ type: 'size.choosePacker', position, stock: stock?.code ?? null }),
  });
};

export const sizeStockKey = (stock: SizeStock | null): string => stock?.code ?? '';
export const sizeStockLabel = (stock: SizeStock | null): string => stock?.name ?? messages.none;
export const sizeStockNote = (stock: SizeStock | null): string =>
  stock === null ? '' : messages.addsToSize(stockAdjustment(stock));

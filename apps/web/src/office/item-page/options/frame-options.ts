import { systemOf } from '@door/domain/door/system/item-system';
import { profileOptions } from '@door/domain/door/build/build-options';
import { openingOptions } from '@door/domain/door/frame/opening';
import { systemOptions } from '@door/domain/door/build/system-options';
import type { SizeStock } from '@door/domain/catalogue/rows/frame-rows';
import { couplingOptions } from '@door/domain/door/build/coupling-options';
import { couplingAt, jointsOf } from '@door/domain/door/sizes/couplings';
import { handOptions } from '@door/domain/door/design/hand-options';
import { packerOptions } from '@door/domain/door/frame/size-stock-options';
import { type PackerPosition, packerPositions } from '@door/domain/door/model/door-values';
import { stockAdjustment } from '@door/domain/door/sizes/composite-size';
import { optionMessages as messages } from '../../messages/item.ts';
import { type OptionContext, type ItemOption, optionOf } from './option.ts';

export const frameItemOptions = (context: OptionContext): readonly ItemOption[] => [
  system(context),
  profile(context),
  hand(context),
  opening(context),
  ...couplings(context),
];

/** They are chosen round the drawing; here for the search. */
export const packerItemOptions = (context: OptionContext): readonly ItemOption[] =>
  packerPositions.map((position) => packer(position, context));

const system = ({ item, plain, catalogue, context }: OptionContext): ItemOption =>
  optionOf({
    id: 'system',
    term: messages.terms.system,
    present: systemOf(item.systemId, catalogue),
    standard: systemOf(plain.systemId, catalogue),
    options: () => systemOptions(item, context),
    keyOf: ({ id }) => String(id),
    labelOf: ({ name }) => name,
    actionOf: ({ id }) => ({ type: 'build.chooseSystem', systemId: id }),
  });

const profile = ({ item, plain, catalogue, context }: OptionContext): ItemOption =>
  optionOf({
    id: 'profile',
    term: messages.terms.profile,
    present: catalogue.profile(item.frame.profile),
    standard: catalogue.profile(plain.frame.profile),
    options: () => profileOptions(item, context),
    keyOf: (row) => row.profile,
    labelOf: (row) => messages.profile(row.profile, row.face),
    actionOf: (row) => ({ type: 'build.chooseProfile', profile: row.profile }),
  });

const hand = ({ item, plain, context }: OptionContext): ItemOption =>
  optionOf({
    id: 'hand',
    term: messages.terms.hand,
    present: item.hand,
    standard: plain.hand,
    options: () => handOptions(item, context),
    keyOf: (value) => value,
    labelOf: (value) => messages.hands[value],
    actionOf: (value) => ({ type: 'hand.choose', hand: value }),
  });

const opening = ({ item, plain, context }: OptionContext): ItemOption =>
  optionOf({
    id: 'opens',
    term: messages.terms.opens,
    present: item.opens,
    standard: plain.opens,
    options: () => openingOptions(item, context),
    keyOf: (value) => value,
    labelOf: (value) => messages.opens[value],
    actionOf: (opens) => ({ type: 'frame.chooseOpening', opens }),
  });

/** One for each joint of a coupled set. */
const couplings = ({ item, plain, catalogue, context }: OptionContext): readonly ItemOption[] =>
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
        options: () => couplingOptions(item, joint, context),
        keyOf: sizeStockKey,
        labelOf: sizeStockLabel,
        noteOf: sizeStockNote,
        actionOf: ({ code }) => ({ type: 'build.chooseCoupling', joint, stock: code }),
      }),
    ];
  });

const packer = (position: PackerPosition, { item, plain, catalogue, context }: OptionContext): ItemOption => {
  const at = ({ frame }: OptionContext['item']): SizeStock | null => {
    const code = frame.packers[position];
    return code === null ? null : catalogue.sizeStock(code);
  };
  return optionOf({
    id: position,
    term: messages.terms.packers[position],
    present: at(item),
    standard: at(plain),
    options: () => packerOptions(item, position, context),
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

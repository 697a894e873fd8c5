import { offeredThresholdLayouts } from '@door/domain/door/build/offer-build';
import type { SizeStock } from '@door/domain/catalogue/rows/frame-rows';
import { offeredSills, offeredThresholds } from '@door/domain/door/frame/offer-size-stock';
import { heightModes } from '@door/domain/door/model/item';
import { optionMessages as messages } from '../../messages/item.ts';
import { sizeStockKey, sizeStockLabel, sizeStockNote } from './frame-options.ts';
import { type OptionContext, alwaysOffered, type Option, optionOf } from './option.ts';

export const footOptions = (context: OptionContext): readonly Option[] => [
  threshold(context),
  layout(context),
  sill(context),
  heightMode(context),
];

const threshold = ({ item, plain, catalogue, context }: OptionContext): Option =>
  optionOf({
    id: 'threshold',
    term: messages.terms.threshold,
    present: catalogue.threshold(item.frame.threshold),
    standard: catalogue.threshold(plain.frame.threshold),
    offers: () => offeredThresholds(item, context),
    keyOf: ({ code }) => code,
    labelOf: ({ name }) => name,
    noteOf: ({ upstand }) => messages.addsToSize(upstand),
    actionOf: ({ code }) => ({ type: 'size.chooseThreshold', stock: code }),
  });

const layout = ({ item, plain, context }: OptionContext): Option =>
  optionOf({
    id: 'thresholdLayout',
    term: messages.terms.thresholdLayout,
    present: item.frame.thresholdLayout,
    standard: plain.frame.thresholdLayout,
    offers: () => offeredThresholdLayouts(item, context),
    keyOf: (value) => value,
    labelOf: (value) => messages.layouts[value],
    actionOf: (value) => ({ type: 'build.chooseThresholdLayout', layout: value }),
  });

const sill = ({ item, plain, catalogue, context }: OptionContext): Option => {
  const at = ({ frame }: OptionContext['item']): SizeStock | null =>
    frame.sill === null ? null : catalogue.sizeStock(frame.sill);
  return optionOf({
    id: 'sill',
    term: messages.terms.sill,
    present: at(item),
    standard: at(plain),
    offers: () => offeredSills(item, context),
    keyOf: sizeStockKey,
    labelOf: sizeStockLabel,
    noteOf: sizeStockNote,
    actionOf: (stock) => ({ type: 'size.chooseSill', stock: stock?.code ?? null }),
  });
};

const heightMode = ({ item, plain }: OptionContext): Option =>
  optionOf({
    id: 'heightMode',
    term: messages.terms.heightMode,
    present: item.frame.heightMode,
    standard: plain.frame.heightMode,
    offers: () => alwaysOffered(heightModes, item.frame.heightMode),
    keyOf: (value) => value,
    labelOf: (value) => messages.heightModes[value],
    actionOf: (mode) => ({ type: 'size.changeHeightMode', mode }),
  });

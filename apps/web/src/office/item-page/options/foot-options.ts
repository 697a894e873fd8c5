import { thresholdLayoutOptions } from '@door/domain/door/build/build-options';
import type { SizeStock } from '@door/domain/catalogue/rows/frame-rows';
import { sillOptions, thresholdOptions } from '@door/domain/door/frame/size-stock-options';
import { heightModes } from '@door/domain/door/model/door-values';
import { optionMessages as messages } from '../../messages/item.ts';
import { sizeStockKey, sizeStockLabel, sizeStockNote } from './frame-options.ts';
import { type OptionContext, alwaysOffered, type ItemOption, optionOf } from './option.ts';

export const footItemOptions = (context: OptionContext): readonly ItemOption[] => [
  threshold(context),
  layout(context),
  sill(context),
  heightMode(context),
];

const threshold = ({ item, plain, catalogue, context }: OptionContext): ItemOption =>
  optionOf({
    id: 'threshold',
    term: messages.terms.threshold,
    present: catalogue.threshold(item.frame.threshold),
    standard: catalogue.threshold(plain.frame.threshold),
    options: () => thresholdOptions(item, context),
    keyOf: ({ code }) => code,
    labelOf: ({ name }) => name,
    noteOf: ({ upstand }) => messages.addsToSize(upstand),
    actionOf: ({ code }) => ({ type: 'size.chooseThreshold', stock: code }),
  });

const layout = ({ item, plain, context }: OptionContext): ItemOption =>
  optionOf({
    id: 'thresholdLayout',
    term: messages.terms.thresholdLayout,
    present: item.frame.thresholdLayout,
    standard: plain.frame.thresholdLayout,
    options: () => thresholdLayoutOptions(item, context),
    keyOf: (value) => value,
    labelOf: (value) => messages.layouts[value],
    actionOf: (value) => ({ type: 'build.chooseThresholdLayout', layout: value }),
  });

const sill = ({ item, plain, catalogue, context }: OptionContext): ItemOption => {
  const at = ({ frame }: OptionContext['item']): SizeStock | null =>
    frame.sill === null ? null : catalogue.sizeStock(frame.sill);
  return optionOf({
    id: 'sill',
    term: messages.terms.sill,
    present: at(item),
    standard: at(plain),
    options: () => sillOptions(item, context),
    keyOf: sizeStockKey,
    labelOf: sizeStockLabel,
    noteOf: sizeStockNote,
    actionOf: (stock) => ({ type: 'size.chooseSill', stock: stock?.code ?? null }),
  });
};

const heightMode = ({ item, plain }: OptionContext): ItemOption =>
  optionOf({
    id: 'heightMode',
    term: messages.terms.heightMode,
    present: item.frame.heightMode,
    standard: plain.frame.heightMode,
    options: () => alwaysOffered(heightModes, item.frame.heightMode),
    keyOf: (value) => value,
    labelOf: (value) => messages.heightModes[value],
    actionOf: (mode) => ({ type: 'size.changeHeightMode', mode }),
  });

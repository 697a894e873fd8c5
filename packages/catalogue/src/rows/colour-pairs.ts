import type { ColourPair } from '@door/domain/catalogue/rows/colour-rows';
import { stockCode } from '@door/domain/door/model/ids';
import { frameColours } from './colours-frame.ts';

type Appendix = (typeof frameColours)[number]['colourCode'];

/** A pair of foils (outside, inside) with its price group. Its bars have the codes of both colours as suffix: `OF72-AGWH`. */
const pair = (external: Appendix, inside: Appendix, priceGroup: ColourPair['priceGroup']): ColourPair => ({
  external: frameColourId(external),
  inside: frameColourId(inside),
  appendix: `${external}${inside}`,
  wideCode: stockCode(`OF72-${external}${inside}`),
  narrowCode: stockCode(`OF56-${external}${inside}`),
  priceGroup,
  stocked: true,
});

const toOrder = (bought: ColourPair): ColourPair => ({ ...bought, stocked: false });

const listedPairs: readonly ColourPair[] = [
  pair('WH', 'WH', 0),
  pair('WG', 'WH', 1),
  pair('CR', 'WH', 1),
  pair('AG', 'WH', 1),
  pair('BK', 'WH', 1),
  pair('GG', 'WH', 1),
  pair('SG', 'WH', 1),
  pair('GO', 'WH', 1),
  pair('IO', 'WH', 1),
  pair('RW', 'WH', 1),
  pair('CG', 'WH', 1),
  pair('WG', 'WG', 2),
  pair('CR', 'CR', 2),
  pair('AG', 'AG', 2),
  pair('BK', 'BK', 2),
  pair('GO', 'GO', 2),
  pair('RW', 'RW', 2),
  pair('GG', 'GG', 2),
  toOrder(pair('RL', 'WH', 3)),
  toOrder(pair('RL', 'RL', 4)),
];

/** Any other inside foil is wrapped to order. With a painted outside it costs as much as both sides painted (group 4). */
const specialOrders: readonly ColourPair[] = frameColours
  .filter((outside) => outside.externalStandard || outside.finish === 'custom')
  .flatMap((outside) =>
    frameColours
      .filter((inside) => inside.internalStandard)
      .map((inside) => toOrder(pair(outside.colourCode, inside.colourCode, outside.finish === 'custom' ? 4 : 2))),
  )
  .filter(({ appendix }) => listedPairs.every((listed) => listed.appendix !== appendix));

export const colourPairs: readonly ColourPair[] = [...listedPairs, ...specialOrders];

function frameColourId(appendix: Appendix) {
  const colour = frameColours.find((row) => row.colourCode === appendix);
  if (!colour) throw new Error(`No frame colour has the appendix ${appendix}.`);
  return colour.id;
}

import { articleCode } from '@door/domain/making/bom/article-code';
import type { SizeLimits } from '@door/domain/catalogue/rows/limit-rows';
import type { Stock } from '@door/domain/catalogue/rows/stock-rows';
import type { Article } from '@door/domain/catalogue/rows/production-rows';
import { stockCode } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';
import { colourPairs } from './colour-pairs.ts';
import { limits } from './limits.ts';
import { stock } from './stock.ts';
import { glassUnits } from './glass-units.ts';
import { systems } from './frame-systems.ts';
import { codePatterns, slabs } from './production.ts';

type Named = readonly [code: string, description: string];

const piece = ([code, description]: Named): Article => ({
  code: stockCode(code),
  description,
  categoryId: null,
  stockLengths: [],
  unit: 'piece',
});
const soldByMetre = (named: Named): Article => ({ ...piece(named), unit: 'metre' });
/** Bought in bars of six metres and cut to length. */
const bar = (named: Named): Article => ({ ...piece(named), stockLengths: [mm(6000)] });

const frameBars: readonly Named[] = [
  ['OF72', 'Outer frame 72, wide'],
  ['OF56', 'Outer frame 56, narrow'],
  ['TM84', 'T mullion or transom 84'],
  ['ZM84', 'Z mullion or transom 84'],
  ['AS12', 'Astragal of a double door'],
];

const otherBars: readonly Named[] = [
  ['HF72', 'Hardwood outer frame 72'],
  ['ST72', 'Steel 1.5 mm for OF72'],
  ['ST56', 'Steel 1.5 mm for OF56'],
  ['ST84', 'Steel 2.0 mm for TM84 and ZM84'],
  ['BD24', 'Glazing bead for 24 mm units'],
  ['BD28', 'Glazing bead for 28 mm units'],
  ['BD36', 'Glazing bead for 36 mm units'],
];

const pieces: readonly Named[] = [
  ['HG-FD', 'Fire-rated steel hinge'],
  ['SCR-ST', 'Steel screws 3.9 x 19'],
  ['SCR-HG', 'Hinge screws 4.8 x 38'],
  ['SCR-CL', 'Sill screws 4.8 x 50'],
  ['SCR-CP', 'Coupling screws 4.8 x 80'],
  ['SCR-TH', 'Threshold screws'],
  ['CASS', 'Glazing cassette, pair'],
  ['HG-F3', 'Adjustable flag hinge'],
  ['KP-SET', 'Keep set, 3 hooks and centre'],
  ['KP-SET-D', 'Keep set on the astragal'],
  ['TC-84', 'T-connector for mullion and transom 84'],
  ['TH-FIX', 'Threshold corner blocks, pair'],
  ['DRN-CAP', 'Drainage cap'],
  ['PK-GL', 'Glazing blocks'],
  ['FIX-100', 'Frame anchors 7.5 x 100'],
  ['PK-FLAT', 'Flat packers, assorted'],
];

const metres: readonly Named[] = [
  ['EDGE-22', 'Leaf edge capping and sealing tape'],
  ['TAPE-BT', 'Glazing tape'],
  ['GSK-DR', 'Door seal'],
  ['SIL', 'Joint sealant'],
  ['INT-15', 'Intumescent strip 15 mm'],
  ['SMK-10', 'Smoke seal 10 mm'],
];

/** Stock that is cut from bars, and stock that is sold by the metre. */
const cutStockCategories: readonly (number | null)[] = [1010, 1016, 1033, 1062, 38, 1031, 1059];
const cutStock: readonly string[] = ['DRIP', 'HD'];
const metreStock: readonly string[] = ['BRUSH'];

function stockArticle({ code, description, categoryId }: Stock): Article {
  const row = { ...piece([code, description]), categoryId };
  if (metreStock.includes(code)) return { ...row, unit: 'metre' };
  const isCut = cutStockCategories.includes(categoryId) || cutStock.includes(code);
  return isCut ? { ...row, stockLengths: [mm(6000)] } : row;
}

/** Every frame bar in every pair of colours that can be bought: `OF72-AGWH`. */
const wrappedBars = colourPairs.flatMap(({ appendix }) =>
  frameBars.map(([code, description]) => bar([`${code}-${appendix}`, `${description}, ${appendix}`])),
);

/** What a blank is called, by the pattern of its code. */
const slabNames: readonly (readonly [pattern: string, name: string])[] = [
  ...slabs.map((slab): readonly [string, string] =>
    'code' in slab ? [slab.code, `Slab ${slab.thickness} mm,`] : [codePatterns.slab, 'Slab'],
  ),
  ...systems.flatMap((system): readonly (readonly [string, string])[] =>
    'ownSlab' in system ? [[system.ownSlab.code, 'Solid-core fire slab']] : [],
  ),
];

const slabArticles = ({ widths, slaveOnlyWidths, heights }: SizeLimits['blanks']): readonly Article[] =>
  slabNames.flatMap(([pattern, name]) =>
    [...slaveOnlyWidths, ...widths].flatMap((width) =>
      heights.map((height) => piece([articleCode(pattern, { width, height }), `${name} ${width} x ${height}`])),
    ),
  );

export const articles: readonly Article[] = [
  ...frameBars.map(bar),
  ...otherBars.map(bar),
  ...wrappedBars,
  ...pieces.map(piece),
  ...metres.map(soldByMetre),
  ...slabArticles(limits.blanks),
  ...glassUnits.map(({ code, makeUp }) =>
    piece([articleCode(codePatterns.glassUnit, { code }), `Glass unit ${makeUp}`]),
  ),
  ...stock.map(stockArticle),
];

import type { Colour } from '@door/domain/catalogue/rows/colour-rows';
import { colourId } from '@door/domain/door/model/ids';

type Swatch = readonly [id: number, name: string, code: string, ral: string | null, hex: string];

/** How a colour is sold: its finish, price group, and where it is standard. */
type Terms = Pick<Colour, 'finish' | 'priceGroup' | 'externalStandard' | 'internalStandard' | 'customerStandard'>;

/** In stock on both sides, without supplement. */
const standard: Terms = {
  finish: 'paint',
  priceGroup: 0,
  externalStandard: true,
  internalStandard: true,
  customerStandard: true,
};
const standardOutside: Terms = { ...standard, internalStandard: false };
const woodgrain: Terms = { ...standardOutside, finish: 'woodgrain' };
/** The page marks it with a star: extra cost possible. */
const premium: Terms = {
  finish: 'paint',
  priceGroup: 1,
  externalStandard: false,
  internalStandard: false,
  customerStandard: false,
};
const sprayedToOrder: Terms = { ...premium, finish: 'custom', priceGroup: 2 };

const doorColour =
  (terms: Terms) =>
  ([id, name, code, ral, hex]: Swatch): Colour => ({
    ...terms,
    id: colourId(id),
    name,
    use: 'door',
    stockCode: `DC-${code}`,
    colourCode: code,
    ral,
    hex,
    customerDefault: false,
    base: null,
    note: '',
  });

const whiteToBlack: readonly Swatch[] = [
  [1, 'White', 'WHT', 'RAL 9016', '#F1F0EA'],
  [2, 'Cream', 'CRM', 'RAL 9001', '#E9E0D2'],
  [3, 'Black', 'BLK', 'RAL 9005', '#0E0E10'],
];

const anthracite: Swatch = [4, 'Anthracite Grey', 'ANT', 'RAL 7016', '#383E42'];

const greysBluesRedsGreens: readonly Swatch[] = [
  [5, 'Slate Grey', 'SLG', 'RAL 7015', '#4F5358'],
  [6, 'Agate Grey', 'AGG', 'RAL 7038', '#B0B0A9'],
  [7, 'Silk Grey', 'SKG', 'RAL 7044', '#B7B3A8'],
  [8, 'Steel Blue', 'STB', 'RAL 5011', '#1A2B3C'],
  [9, 'Ruby Red', 'RBR', 'RAL 3003', '#861A22'],
  [10, 'Wine Red', 'WNR', 'RAL 3005', '#59191F'],
  [11, 'Fir Green', 'FRG', 'RAL 6009', '#27352A'],
  [12, 'Pale Green', 'PLG', 'RAL 6021', '#8A9977'],
];

const starred: readonly Swatch[] = [
  [13, 'Pigeon Blue', 'PGB', 'RAL 5014', '#637D96'],
  [14, 'Pastel Blue', 'PSB', 'RAL 5024', '#6093AC'],
  [15, 'Cobalt Blue', 'CBB', 'RAL 5013', '#193153'],
  [16, 'Pastel Turquoise', 'PTQ', 'RAL 6034', '#7AACAC'],
  [17, 'Reseda Green', 'RSG', 'RAL 6011', '#6C7C59'],
  [18, 'Moss Green', 'MSG', 'RAL 6005', '#114232'],
  [19, 'Mouse Grey', 'MSE', 'RAL 7005', '#6C6E6B'],
  [20, 'Oyster White', 'OYW', 'RAL 1013', '#E3D9C6'],
  [21, 'Traffic Red', 'TFR', 'RAL 3020', '#BB1E10'],
  [22, 'Signal Violet', 'SGV', 'RAL 4008', '#844C82'],
  [23, 'Purple Violet', 'PPV', 'RAL 4007', '#47243C'],
  [24, 'Broom Yellow', 'BRY', 'RAL 1032', '#E2A300'],
];

const chartwellGreen: Swatch = [25, 'Chartwell Green', 'CHG', null, '#9DB29C'];

const woods: readonly Swatch[] = [
  [26, 'Golden Oak', 'GOK', null, '#B0763A'],
  [27, 'Irish Oak', 'IOK', null, '#8F6238'],
  [28, 'Rosewood', 'RSW', null, '#5A2A1E'],
];

const customRal: Swatch = [29, 'Custom RAL', 'RAL', null, '#CCCCCC'];

export const doorColours: readonly Colour[] = [
  ...whiteToBlack.map(doorColour(standard)),
  { ...doorColour(standard)(anthracite), customerDefault: true },
  ...greysBluesRedsGreens.map(doorColour(standardOutside)),
  ...starred.map(doorColour(premium)),
  {
    ...doorColour(standardOutside)(chartwellGreen),
    note: 'No RAL number exists for this name; BS 14-C-35 is the usual reference.',
  },
  ...woods.map(doorColour(woodgrain)),
  { ...doorColour(sprayedToOrder)(customRal), note: 'Sprayed to order: the RAL number must be typed in.' },
];

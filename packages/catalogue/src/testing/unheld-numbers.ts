import type { Design } from '@door/domain/catalogue/rows/design-rows';
import type { TradeRows } from './trade-figures.ts';

type Height = keyof Design['heights'];
type Permission = keyof Design['allows'];

const pieceAt: Readonly<Record<Exclude<Height, 'handle'>, Permission>> = {
  letterPlate: 'letterPlate',
  doorKnob: 'doorKnob',
  spyhole1: 'spyhole',
  spyhole2: 'spyhole',
  knocker: 'knocker',
};

/** Numbers that no door of the demo can show, each with its reason. */
const unheld: readonly (readonly [RegExp, reason: string])[] = [
  [/\.masters\.30\.lock\./, 'the bolts of a slave leaf are not chosen'],
];

/** Why nothing holds the number with this name; null: something must. */
export function whyUnheld(name: string, { catalogue, production }: TradeRows): string | null {
  const [, cut] = /^production\.preparations\.(\d+)\.depth$/.exec(name) ?? [];
  if (cut !== undefined && production.preparations[Number(cut)]?.face === 'through')
    return 'a cut through a leaf is as deep as its slab';
  const [, design, height] = /^catalogue\.designs\.(\d+)\.heights\.(\w+)$/.exec(name) ?? [];
  const piece = Object.entries(pieceAt).find(([key]) => key === height)?.[1];
  if (piece !== undefined && catalogue.designs[Number(design)]?.allows[piece] === false) {
    return 'the height of a piece that the design does not allow';
  }
  return unheld.find(([numbers]) => numbers.test(name))?.[1] ?? null;
}

import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { designOfLeaf } from '../design-fit/leaf-design.ts';
import { everyPane, type Glazing } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { noBars, type PaneArea, type PaneName, partOf } from '../model/parts.ts';
import { backingOfPart } from './backing.ts';
import { glazingOfPart, themeOf } from './glazing.ts';

/** A pane whose glass can show the number of the house: the n-th `of` its leaf or part, as the design or the bars count them. */
export interface NumberPane {
  readonly name: PaneName;
  readonly area: PaneArea;
  readonly number: number;
  readonly of: number;
}

/** Where people look for the number first. */
const areas = ['fanlight', 'door', 'slave', 'left-sidelight', 'right-sidelight'] as const satisfies readonly PaneArea[];

/** All panes whose glass can show the number; the first is the usual place. */
export const numberPanes = (item: Item, catalogue: Catalogue): readonly NumberPane[] =>
  areas.flatMap((area) => {
    const of = takesNumber(glazingIn(area, item), catalogue) ? panesIn(area, item, catalogue) : 0;
    return Array.from({ length: of }, (_, index) => ({
      name: `${area} ${index + 1}` as const,
      area,
      number: index + 1,
      of,
    }));
  });

/** Those of them that show it: the one that was chosen while it is there, else the usual one; or every pane. */
export function panesWithNumber(item: Item, catalogue: Catalogue): readonly NumberPane[] {
  const { houseNumberAt } = item.glass;
  const panes = numberPanes(item, catalogue);
  if (houseNumberAt === everyPane) return panes;
  const chosen = panes.filter(({ name }) => name === houseNumberAt);
  return chosen.length > 0 ? chosen : panes.slice(0, 1);
}

/** For drawing and ordering: the number of the house in each pane, '' in one that does not show it. */
export function numberInPanes(item: Item, catalogue: Catalogue): (area: PaneArea, index: number) => string {
  if (item.houseNumber === '') return () => '';
  const names = new Set<string>(panesWithNumber(item, catalogue).map(({ name }) => name));
  return (area, index) => (names.has(`${area} ${index + 1}`) ? item.houseNumber : '');
}

const takesNumber = (glazing: Glazing | null, catalogue: Catalogue): boolean =>
  glazing !== null && themeOf(glazing, catalogue)?.showsHouseNumber === true;

/** null where nothing is glazed: there is no such part, or it is supplied without glass. */
function glazingIn(area: PaneArea, { glass, frame, leaves }: Item): Glazing | null {
  if (area === 'door') return glass.door;
  if (area === 'slave') return leaves.kind === 'double' ? glass.door : null;
  return partOf(frame.parts, area) && backingOfPart(glass, area) !== 'Unglazed' ? glazingOfPart(glass, area) : null;
}

function panesIn(area: PaneArea, item: Item, catalogue: Catalogue): number {
  if (area === 'door' || area === 'slave') return designOfLeaf(item, area, catalogue).lights.length;
  const { mullions, transoms } = partOf(item.frame.parts, area)?.bars ?? noBars;
  return (mullions.length + 1) * (transoms.length + 1);
}

import { relatedTo } from '../stock/related-stock.ts';
import { screwsAlong } from './cut-lengths.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { line, missing } from './line.ts';
import { known, plus, times } from './calculated-figure.ts';
import type { CalculatedLine } from './work-instruction.ts';

const group = 'sill';

/**
 * The sill, its end caps, and the screws that fix one frame to it in the shop. A coupled set goes up frame by frame on
 * site: its sill travels loose and is bedded there, so it takes no screws.
 */
export function sillLines(resolved: ResolvedItem): readonly CalculatedLine[] {
  const { sill } = resolved.item.frame;
  if (sill === null) return [];
  const { cuttingAllowances } = resolved.production;
  const { width } = resolved.sheet.composite;
  const { sillHorn } = cuttingAllowances;
  return [
    line(
      {
        group,
        code: sill,
        what: outsideColour(resolved),
        quantity: 1,
        length: plus(known('W', width), times(2, sillHorn)),
        remark: 'horns',
        dropdown: 'subsill',
      },
      resolved,
    ),
    ...endCaps(sill, resolved),
    ...(resolved.frameGroup === 'frame' ? [sillScrews(width, resolved)] : []),
  ];
}

function endCaps(sill: string, resolved: ResolvedItem): readonly CalculatedLine[] {
  const stock = resolved.catalogue.rows.stock.find((each) => each.code === sill);
  if (!stock) return [missing(group, 'stock', `The catalogue no longer holds ${sill}.`)];
  return relatedTo(stock.masterId, resolved.item, resolved.catalogue).map(({ related, master, stock: caps }) =>
    caps
      ? line(
          { group, code: caps.code, what: '', quantity: 1, remark: `comes with ${sill}`, dropdown: related.dropdown },
          resolved,
        )
      : missing(group, 'stock', `${master.name}, which comes with ${sill}, is not stocked for this door.`),
  );
}

const sillScrews = (width: number, resolved: ResolvedItem): CalculatedLine => {
  const { sillScrewPitch } = resolved.production.cuttingAllowances;
  return line(
    {
      group,
      code: 'SCR-CL',
      what: '',
      quantity: screwsAlong(known('W', width), sillScrewPitch),
    },
    resolved,
  );
};

/** Sill and add-ons are wrapped like the outside of the frame. */
export function outsideColour({ item: { colours }, catalogue }: ResolvedItem): string {
  const id = colours.frameExternal.kind === 'frame-colour' ? colours.frameExternal.colourId : colours.doorExternal;
  return catalogue.colour(id).name;
}

import { relatedTo } from '../stock/related-stock.ts';
import { screwsAlong } from './cutting.ts';
import type { Job } from './job.ts';
import { line, missing } from './line.ts';
import { known, plus, times } from './reckoned.ts';
import type { WorkedLine } from './worked-line.ts';

const group = 'sill';

/**
 * The sill, its end caps, and the screws that fix one frame to it in the shop. A coupled set goes up frame by frame on
 * site: its sill travels loose and is bedded there, so it takes no screws.
 */
export function sillLines(job: Job): readonly WorkedLine[] {
  const { sill } = job.item.frame;
  if (sill === null) return [];
  const { rules } = job.works;
  const { width } = job.sheet.composite;
  const { sillHorn } = rules;
  return [
    line(
      {
        group,
        code: sill,
        what: outsideColour(job),
        quantity: 1,
        length: plus(known('W', width), times(2, sillHorn)),
        rule: 'horns',
        dropdown: 'subsill',
      },
      job,
    ),
    ...endCaps(sill, job),
    ...(job.frameGroup === 'frame' ? [sillScrews(width, job)] : []),
  ];
}

function endCaps(sill: string, job: Job): readonly WorkedLine[] {
  const stock = job.catalogue.rows.stock.find((each) => each.code === sill);
  if (!stock) return [missing(group, 'stock', `The catalogue no longer holds ${sill}.`)];
  return relatedTo(stock.masterId, job.item, job.catalogue).map(({ related, master, stock: caps }) =>
    caps
      ? line(
          { group, code: caps.code, what: '', quantity: 1, rule: `comes with ${sill}`, dropdown: related.dropdown },
          job,
        )
      : missing(group, 'stock', `${master.name}, which comes with ${sill}, is not stocked for this door.`),
  );
}

const sillScrews = (width: number, job: Job): WorkedLine => {
  const { sillScrewPitch } = job.works.rules;
  return line(
    {
      group,
      code: 'SCR-CL',
      what: '',
      quantity: screwsAlong(known('W', width), sillScrewPitch),
    },
    job,
  );
};

/** Sill and add-ons are wrapped like the outside of the frame. */
export function outsideColour({ item: { colours }, catalogue }: Job): string {
  const id = colours.frameExternal.kind === 'frame-colour' ? colours.frameExternal.colourId : colours.doorExternal;
  return catalogue.colour(id).name;
}

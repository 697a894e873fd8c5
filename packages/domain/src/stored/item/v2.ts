import { noExtras } from '../../model/plain-item.ts';
import type { Fields } from '../../model/fields.ts';
import { extraKinds } from '../../model/extra-kinds.ts';
import { closerPositions, type Extras } from '../../model/item.ts';
import { recordOf } from '../../model/records.ts';
import { mm } from '../../model/mm.ts';
import { codeOrNull } from './unchanged-since-v1.ts';
import { type DesignV1, readDesignV1 } from './v1.ts';

/** Before a spyhole could be placed. */
type ExtrasV2 = Omit<Extras, 'spyholeHeights'>;

export interface DesignV2 extends DesignV1 {
  readonly extras: ExtrasV2;
}

/** Version 2 added the extras. */
export const readDesignV2 = (fields: Fields): DesignV2 => ({
  ...readDesignV1(fields),
  extras: readExtras(fields.inside('extras')),
});

export const designV2FromV1 = (design: DesignV1): DesignV2 => ({ ...design, extras: noExtras });

/** A kind of extra that was added to the table later is not fitted. */
function readExtras(fields: Fields): ExtrasV2 {
  const chosen = fields.inside('chosen');
  const at = fields.has('numeralsAt') ? fields.inside('numeralsAt') : null;
  return {
    chosen: recordOf(extraKinds, (kind) => codeOrNull(chosen, kind)),
    closerPosition: fields.oneOf('closerPosition', closerPositions),
    numeralsAt: at && { fromLeft: mm(at.number('fromLeft')), height: mm(at.number('height')) },
  };
}

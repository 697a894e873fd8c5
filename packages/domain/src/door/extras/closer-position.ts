import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { type Option, type DisabledReason, disabledReason } from '../choice/option.ts';
import type { RuleContext } from '../choice/rule.ts';
import { extraKinds } from '../model/extra-kinds.ts';
import { type CloserPosition, closerPositions } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { layoutOf } from '../model/parts.ts';
import { fittedRow } from './extra-places.ts';

/** Where the body of the chosen closer can stand; [] where it has no choice. */
export function closerPositionOptions(item: Item, context: RuleContext): readonly Option<CloserPosition>[] {
  const { catalogue } = context;
  const fit = fittedRow('doorCloser', item, catalogue)?.fit;
  if (fit?.at !== 'face' || fit.orFrame !== true) return [];
  return closerPositions.map((value) => ({
    value,
    chosen: value === item.extras.closerPosition,
    disabledReason: value === 'frame' ? disabledReasonOnFrame(item, context) : null,
  }));
}

/** A closer on the frame pushes the leaf, so it must be on the face away from which the leaf opens: inside, on a door that opens out. */
function disabledReasonOnFrame(item: Item, { catalogue, messages }: RuleContext): DisabledReason | null {
  if (item.opens === 'In') return notOnFrame(messages.extras.notOnFrame, messages.extras.notOnFrameOpeningIn);
  return hasVentAbove(item, catalogue) ? notOnFrame(messages.extras.ventThere, messages.extras.ventInItsPlace) : null;
}

const notOnFrame = (reason: string, explanation: string): DisabledReason =>
  disabledReason({ code: 'extra.closer-not-on-frame', reason, explanation });

/** Above a fanlight the vents are too high to be in the way. */
const hasVentAbove = (item: Item, catalogue: Catalogue): boolean =>
  !layoutOf(item.frame.parts).fanlight &&
  extraKinds.some((kind) => {
    const fit = fittedRow(kind, item, catalogue)?.fit;
    return fit?.at === 'head' && fit.length === 'piece';
  });

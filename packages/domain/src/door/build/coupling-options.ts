import type { SizeStock } from '../../catalogue/rows/frame-rows.ts';
import { type Option, optionsOf, type DisabledReason, disabledWithFix } from '../choice/option.ts';
import type { RuleContext } from '../choice/rule.ts';
import { sizeRefusal } from '../frame/choose-sizes.ts';
import { fixByLargerDoor } from '../frame/enlarge-door.ts';
import { setWith } from '../frame/set-of-choices.ts';
import { type Choices, type NewChoices, withEntry } from '../model/choices.ts';
import type { Item } from '../model/item.ts';
import type { Fix } from '../model/result.ts';
import type { GlazedFramePartKind } from '../model/parts.ts';
import { stockAdjustment } from '../sizes/composite-size.ts';
import { couplingAt, couplingsOf, isFlat, jointsOf } from '../sizes/couplings.ts';

/** The couplings for one joint of a coupled set; [] where the set has no such joint. */
export const couplingOptions = (
  item: Item,
  joint: GlazedFramePartKind,
  context: RuleContext,
): readonly Option<SizeStock>[] => {
  const { catalogue } = context;
  if (!jointsOf(item.frame).includes(joint)) return [];
  const present = couplingAt(item.frame, joint, catalogue);
  return optionsOf(couplingsOf(catalogue), ({ code }) => code === present?.code, {
    isSold: catalogue.isSold,
    disabledReason: (coupling) =>
      coupling.code === present?.code ? null : disabledReasonForCoupling(item, { joint, coupling }, context),
  });
};

interface Joined {
  readonly joint: GlazedFramePartKind;
  readonly coupling: SizeStock;
}

/** The set joined so: the door gives what the joint takes, sidelights and fanlight stay. */
const joinedBy = (item: Item, { joint, coupling }: Joined, context: RuleContext): Item => ({
  ...item,
  ...setWith(item, couplingChoice(item.choices, { joint, coupling }), context),
});

/** A flat coupler is no choice, so that equal doors are equal data. */
export const couplingChoice = ({ couplings }: Choices, { joint, coupling }: Joined): NewChoices => ({
  couplings: withEntry(couplings, joint, isFlat(coupling) ? undefined : coupling.code),
});

function disabledReasonForCoupling(item: Item, joined: Joined, context: RuleContext): DisabledReason | null {
  const refusal = sizeRefusal(joinedBy(item, joined, context), context);
  if (!refusal) return null;
  const reason = { code: refusal.code, reason: context.messages.build.cannotBeMade, explanation: refusal.message };
  return disabledWithFix(reason, fixOf(item, joined, context));
}

/** A door that is larger by what the joint takes. Another frame style would be no fix: it begins with flat couplers. */
function fixOf(item: Item, joined: Joined, context: RuleContext): Fix | null {
  const { catalogue } = context;
  const present = couplingAt(item.frame, joined.joint, catalogue);
  const taken = stockAdjustment(joined.coupling) - (present ? stockAdjustment(present) : 0);
  if (taken <= 0) return null;
  const fix = fixByLargerDoor(
    {
      wider: joined.joint === 'fanlight' ? 0 : taken,
      higher: joined.joint === 'fanlight' ? taken : 0,
      hasRoom: (set) => sizeRefusal(joinedBy({ ...item, ...set }, joined, context), context) === null,
    },
    item,
    context,
  );
  return fix?.action.type === 'frame.choose' ? null : fix;
}

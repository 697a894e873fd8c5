import type { System } from '../../catalogue/rows/frame-rows.ts';
import { type Option, optionsOf, type DisabledReason, disabledWithFix } from '../choice/option.ts';
import type { RuleContext } from '../choice/rule.ts';
import { otherDesigns } from '../design-fit/other-designs.ts';
import { templateOfDoorAlone } from '../frame/template-of-door-alone.ts';
import type { Action } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import type { Fix } from '../model/result.ts';
import { effective } from '../effective/effective.ts';
import { choosing, type NewChoices } from '../model/choices.ts';
import type { ChosenDoor } from '../frame/set-of-choices.ts';
import { isSecured, isSecurityLocked, takesDesignOfSystem } from '../system/item-system.ts';
import { obstacleTo } from './system-obstacle.ts';

/** Every system of the supplier; one in which this door cannot be made says why. */
export const systemOptions = (item: Item, context: RuleContext): readonly Option<System>[] =>
  optionsOf(context.catalogue.rows.systems, ({ id }) => id === item.systemId, {
    isSold: context.catalogue.isSold,
    disabledReason: (system) => (system.id === item.systemId ? null : disabledReasonForSystem(system, item, context)),
  });

function disabledReasonForSystem(system: System, item: Item, context: RuleContext): DisabledReason | null {
  const reason = obstacleTo(system, item, context);
  return reason && disabledWithFix(reason, fixOf(system, item, context));
}

/** The one other action after which the door can be made in that system. */
function fixOf(system: System, item: Item, context: RuleContext): Fix | null {
  return (
    [...frameTries(item, context), ...designTries(system, item, context), ...securityTries(item, context)].find(
      ({ after: door }) => obstacleTo(system, effective(door, context), context) === null,
    )?.fix ?? null
  );
}

interface Try {
  readonly fix: Fix;
  readonly after: ChosenDoor;
}

function frameTries(item: Item, context: RuleContext): readonly Try[] {
  const { catalogue, messages } = context;
  const templateId = templateOfDoorAlone(item.templateId, catalogue);
  if (templateId === item.templateId) return [];
  const action = { type: 'frame.choose', templateId } as const;
  const { displayName } = catalogue.template(templateId);
  return [tried(messages.use(displayName), action, after(item, { templateId }))];
}

const designTries = (system: System, item: Item, context: RuleContext): readonly Try[] =>
  otherDesigns(item, context)
    .filter((design) => takesDesignOfSystem(design, { systemId: system.id }, context.catalogue))
    .map(({ id, name }) => {
      const action = { type: 'design.choose', designId: id } as const;
      return tried(context.messages.use(name), action, after(item, { designId: id }));
    });

function securityTries(item: Item, { messages }: RuleContext): readonly Try[] {
  if (!isSecured(item)) return [];
  return isSecurityLocked(item)
    ? [
        tried(
          messages.use(messages.build.jobTypes.replacement),
          { type: 'build.chooseJobType', jobType: 'replacement' },
          after(item, { jobType: 'replacement' }),
        ),
      ]
    : [
        tried(
          messages.build.withoutSecurity,
          { type: 'build.secure', on: false },
          after(item, { securedByDesign: false }),
        ),
      ];
}

const after = ({ id, choices }: Item, changes: NewChoices): ChosenDoor => ({ id, choices: choosing(choices, changes) });

const tried = (label: string, action: Action, door: ChosenDoor): Try => ({ fix: { label, action }, after: door });

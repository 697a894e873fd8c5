import { describeItem, describePane } from '@door/domain/configure/describe-item';
import type { VisitorAbout } from '@door/domain/model/description';
import { hardwareTable } from '@door/domain/model/hardware-kinds';
import type { Item } from '@door/domain/model/item';
import { keysOf, recordOf } from '@door/domain/model/records';
import type { SetPart } from '@door/drawing/arrange/part-regions';
import type { Side } from '@door/drawing/scene';
import type { RuleContext } from '@door/domain/choice/rule';

const pieces = recordOf(keysOf(hardwareTable), (kind) => kind);

/** The parts that are panes. */
const panes = {
  light: 'door',
  'left-sidelight': 'left-sidelight',
  'right-sidelight': 'right-sidelight',
  fanlight: 'fanlight',
} as const;

const isPane = (part: SetPart): part is keyof typeof panes => part in panes;

/** The line of the description that says what a part is now, on each side. */
const lineOf: Readonly<
  Record<Exclude<SetPart, keyof typeof panes>, VisitorAbout | Readonly<Record<Side, VisitorAbout>>>
> = {
  ...pieces,
  frame: { external: 'frameExternal', internal: 'frameInternal' },
  leaf: { external: 'doorExternal', internal: 'doorInternal' },
  handle: 'handleType',
  hinges: 'hand',
};

/** What each part is now, in words; undefined where the description does not say. */
export function partValues(item: Item, side: Side, context: RuleContext): (part: SetPart) => string | undefined {
  const lines = describeItem(item, context);
  return (part) => {
    if (isPane(part)) return describePane(item, panes[part], context);
    const line = lineOf[part];
    const about = typeof line === 'string' ? line : line[side];
    return lines.find((each) => each.about === about)?.value;
  };
}

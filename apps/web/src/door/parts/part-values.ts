import { describeItem } from '@door/domain/configure/describe-item';
import type { VisitorAbout } from '@door/domain/model/description';
import { hardwareTable } from '@door/domain/model/hardware-kinds';
import type { Item } from '@door/domain/model/item';
import { keysOf, recordOf } from '@door/domain/model/records';
import type { SetPart } from '@door/drawing/arrange/part-regions';
import type { Side } from '@door/drawing/scene';
import type { PageContext } from '../../platform/on-demand/load-on-demand.ts';

const pieces = recordOf(keysOf(hardwareTable), (kind) => kind);

/** The line of the description that says what a part is now, on each side. */
const lineOf: Readonly<Record<SetPart, VisitorAbout | Readonly<Record<Side, VisitorAbout>>>> = {
  ...pieces,
  frame: { external: 'frameExternal', internal: 'frameInternal' },
  leaf: { external: 'doorExternal', internal: 'doorInternal' },
  light: 'doorGlass',
  'left-sidelight': 'frameGlass',
  'right-sidelight': 'frameGlass',
  fanlight: 'frameGlass',
  handle: 'handleType',
  hinges: 'hand',
};

/** What each part is now, in words; undefined where the description does not say. */
export function partValues(item: Item, side: Side, context: PageContext): (part: SetPart) => string | undefined {
  const lines = describeItem(item, context);
  return (part) => {
    const line = lineOf[part];
    const about = typeof line === 'string' ? line : line[side];
    return lines.find((each) => each.about === about)?.value;
  };
}

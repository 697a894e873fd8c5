import type { RuleContext } from '@door/domain/door/choice/rule';
import { describeItem, describePane } from '@door/domain/door/configure/describe-item';
import type { VisitorAbout } from '@door/domain/door/model/description';
import { hardwareTable } from '@door/domain/door/model/hardware-kinds';
import type { Item } from '@door/domain/door/model/item';
import { keysOf, recordOf } from '@door/domain/lib/records';
import { type PartRegion, partRegions, type SetPart } from '@door/drawing/arrange/part-regions';
import type { ScenePlan } from '@door/drawing/draw';
import type { Box } from '@door/drawing/facts';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useDesigner } from '../state/use-designer.ts';
import { PartPanel } from './part-panel.tsx';
import { partMessages } from './messages.ts';
import './part-buttons.css';

export interface PartButtonsProps {
  readonly side: Side;
  /** The plan of the picture that they lie over; null: there is none yet. */
  readonly plan: (item: Item) => Pick<ScenePlan, 'view'> | null;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * The parts of the door as buttons over its picture: pointed at, tapped, or reached by Tab and the arrow keys, each opens its
 * choices beside it.
 */
export function PartButtons({ side, plan }: PartButtonsProps) {
  const { item, catalogue, context } = useDesigner();
  const regions = useMemo(() => partRegions(factsOf({ item, catalogue, side })), [item, catalogue, side]);
  const view = useMemo(() => plan(item)?.view, [plan, item]);
  const valueOf = useMemo(() => partValues(item, side, context), [item, side, context]);
  const buttons = useRef<Partial<Record<SetPart, HTMLButtonElement | null>>>({});
  const [open, setOpen] = useState<SetPart | null>(null);
  const [atKeys, setAtKeys] = useState<SetPart>('leaf');
  const reached = regions.some(({ part }) => part === atKeys) ? atKeys : 'leaf';
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = regions.findIndex(({ part }) => part === reached);
    const next = regions[(at + step + regions.length) % regions.length]?.part ?? 'leaf';
    setAtKeys(next);
    buttons.current[next]?.focus();
  };
  if (!view) return null;
  return (
    <>
      <div className="parts" role="group" aria-label={partMessages.group}>
        {regions.map((region) => {
          const { part } = region;
          const name = partMessages.part(partMessages.parts[part], valueOf(part));
          const whole = around(region.boxes);
          return (
            <button
              key={part}
              ref={(element) => {
                buttons.current[part] = element;
              }}
              type="button"
              className="part"
              data-part={part}
              tabIndex={part === reached ? 0 : -1}
              style={{ ...(part === 'leaf' ? markIn(whole, view) : placeIn(whole, view)), ...alongIn(whole, view) }}
              aria-label={name}
              aria-haspopup="dialog"
              aria-expanded={open === part}
              onFocus={() => setAtKeys(part)}
              onKeyDown={onKeyDown}
              onClick={() => setOpen(part)}
            >
              <PartShape region={region} whole={whole} />
              <span className="part-name" aria-hidden="true">
                {name}
              </span>
            </button>
          );
        })}
      </div>
      {open ? (
        <PartPanel
          key={open}
          part={open}
          side={side}
          beside={() => buttons.current[open] ?? null}
          onShow={setOpen}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}

/** The leaf has a mark to point at, since a click on the door itself shows it larger. */
const PartShape = ({ region: { part, boxes }, whole }: { readonly region: PartRegion; readonly whole: Box }) =>
  part === 'leaf' ? (
    <i className="part-mark" />
  ) : (
    boxes.map((box) => <i key={`${box.x} ${box.y}`} className="part-box" style={placeIn(box, whole)} />)
  );

/** The box around all of them. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Low on the leaf, where no design has glass and no plate but a kick plate. */
const markIn = ({ x, y, width, height }: Box, view: Box): CSSProperties => ({
  left: `${(100 * (x + width / 2 - view.x)) / view.width}%`,
  top: `${(100 * (y + 0.88 * height - view.y)) / view.height}%`,
});

/** How far the box is on its way from the left edge of the picture to the right one, 0 to 1. Its name stands as far, and so is never cut off. */
const alongIn = (box: Box, view: Box): CSSProperties & Record<'--along', number> => ({
  '--along': box.width < view.width ? (box.x - view.x) / (view.width - box.width) : 0.5,
});

const placeIn = (box: Box, within: Box): CSSProperties => ({
  left: `${(100 * (box.x - within.x)) / within.width}%`,
  top: `${(100 * (box.y - within.y)) / within.height}%`,
  width: `${(100 * box.width) / within.width}%`,
  height: `${(100 * box.height) / within.height}%`,
});

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
function partValues(item: Item, side: Side, context: RuleContext): (part: SetPart) => string | undefined {
  const lines = describeItem(item, context);
  return (part) => {
    if (isPane(part)) return describePane(item, panes[part], context);
    const line = lineOf[part];
    const about = typeof line === 'string' ? line : line[side];
    return lines.find((each) => each.about === about)?.value;
  };
}

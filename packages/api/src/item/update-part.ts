import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { validateItem } from '@door/domain/door/configure/validate-item';
import { backingOfPart } from '@door/domain/door/glass/backing';
import type { Action } from '@door/domain/door/model/action';
import type { Item } from '@door/domain/door/model/item';
import type { ItemRecord } from '@door/domain/door/model/item-record';
import { mm } from '@door/domain/lib/mm';
import { accepted, refused } from '@door/domain/door/model/result';
import { glazedFramePartKinds, type Part, type PartKind, partOf } from '@door/domain/door/model/parts';
import { choicesTowards } from '@door/domain/door/configure/choices-towards';
import { effective } from '@door/domain/door/effective/effective';
import { sideWidthsOf } from '@door/domain/door/sizes/side-widths';
import { glazingNamed } from '@door/wire/glazing-names';
import { subAssemblyToWire } from '@door/wire/item-to-wire';
import type { WireSubAssembly } from '@door/wire/wire-item';
import type { Result } from '../refusals.ts';
import { barActions, isSameJson } from './move-bars.ts';
import { applyActions, type UpdatedItem } from './update-stored-item.ts';

type FollowingField = 'SubAssemblyType' | 'glassThemePriceGroup' | 'FrameParts' | 'Mullions' | 'Props';
type GivenPart = Pick<WireSubAssembly, 'Id' | 'Width' | 'Height' | 'glassTheme' | 'backingGlass'> & {
  readonly [Field in FollowingField]?: string | undefined;
};

export interface UpdatedPart {
  readonly part: Part;
  readonly updated: UpdatedItem;
}

/** The item after one of its parts was changed: by the actions that a person would take, so that the set still adds up. */
export function updatePart(sent: GivenPart, record: ItemRecord, context: RuleContext): Result<UpdatedPart> {
  const { item } = record;
  const { catalogue } = context;
  const part = item.frame.parts.find(({ id }) => id === sent.Id);
  if (!part) return refused('part.none', 'Id: names no part of the item FrameId.');
  const before = subAssemblyToWire(part, item, catalogue);
  const actions = actionsFor(sent, part, { item, catalogue });
  if (!actions.ok) return actions;
  const applied = applyActions(record, actions.value, context);
  if (!applied.ok) return applied;
  const given = withBackingOfTheme(sent, before, { item: applied.value.record.item, catalogue });
  const updated = withBacking(given, part.kind, { updated: applied.value, context });
  if (!updated.ok) return updated;
  const ignored = ignoredField(given, { before, kind: part.kind }, { item: updated.value.record.item, catalogue });
  return ignored
    ? refused('part.not-so', `${ignored}: cannot be so, as the other parts of this set stand.`)
    : accepted({ part, updated: updated.value });
}

interface PartContext {
  readonly item: Item;
  readonly catalogue: Catalogue;
}

function actionsFor(given: GivenPart, part: Part, { item, catalogue }: PartContext): Result<readonly Action[]> {
  const sizes = [
    ...(given.Width === part.size.width ? [] : (widthActions[part.kind]?.(given, item) ?? [])),
    ...(given.Height === part.size.height ? [] : (heightActions[part.kind]?.(given, item) ?? [])),
    ...barActions(given, { part, item, catalogue }),
  ];
  if (given.glassTheme === subAssemblyToWire(part, item, catalogue).glassTheme) return accepted(sizes);
  const glazing = glazingNamed(given.glassTheme, catalogue);
  const pane = glazedFramePartKinds.find((kind) => kind === part.kind);
  return glazing && pane
    ? accepted([...sizes, { type: 'glass.differentFrame', on: true }, { type: 'glass.chooseForPane', pane, glazing }])
    : refused('glass.not-offered', 'glassTheme: names no glass theme of this supplier.');
}

type SizeActions = Readonly<Partial<Record<PartKind, (given: GivenPart, item: Item) => readonly Action[]>>>;

const widthActions: SizeActions = {
  'left-sidelight': ({ Width }, { frame }) => [
    { type: 'size.changeSides', ...sideWidthsOf(frame.parts), left: mm(Width) },
  ],
  'right-sidelight': ({ Width }, { frame }) => [
    { type: 'size.changeSides', ...sideWidthsOf(frame.parts), right: mm(Width) },
  ],
};

const doorHeightActions = ({ Height }: GivenPart): readonly Action[] => [
  { type: 'size.changeDoorHeight', doorHeight: mm(Height) },
];

const heightActions: SizeActions = {
  'single-door': doorHeightActions,
  'double-door': doorHeightActions,
  fanlight: ({ Height }, { frame }) => {
    const door = partOf(frame.parts, 'single-door') ?? partOf(frame.parts, 'double-door');
    const fanlight = partOf(frame.parts, 'fanlight');
    return door && fanlight
      ? [{ type: 'size.changeDoorHeight', doorHeight: mm(door.size.height + fanlight.size.height - Height) }]
      : [];
  },
};

/** A new theme comes with its own backing, unless another one was given with it. */
function withBackingOfTheme(given: GivenPart, before: WireSubAssembly, { item, catalogue }: PartContext): GivenPart {
  const part = item.frame.parts.find(({ id }) => id === given.Id);
  const isNew = given.glassTheme !== before.glassTheme && given.backingGlass === before.backingGlass;
  return part && isNew ? { ...given, backingGlass: subAssemblyToWire(part, item, catalogue).backingGlass } : given;
}

interface UpdateContext {
  readonly updated: UpdatedItem;
  readonly context: RuleContext;
}

/** On the page one backing is chosen for the whole set; a program may give one part another backing that its theme allows. */
function withBacking(given: GivenPart, kind: PartKind, { updated, context }: UpdateContext): Result<UpdatedItem> {
  const glazed = glazedFramePartKinds.find((each) => each === kind);
  const { record } = updated;
  const { glass } = record.item;
  if (!glazed || given.backingGlass === backingOfPart(glass, glazed)) return accepted(updated);
  const partBacking = { ...glass.partBacking, [glazed]: given.backingGlass };
  const wanted = { ...record.item, glass: { ...glass, partBacking } };
  const wrong = validateItem(wanted, context)[0];
  const item = effective({ id: wanted.id, choices: choicesTowards(wanted, record.item, context) }, context);
  return wrong
    ? refused('item.invalid', `backingGlass: ${wrong.message}`)
    : accepted({ ...updated, record: { ...record, item } });
}

interface GivenAbout {
  readonly before: WireSubAssembly;
  readonly kind: PartKind;
}

/** The first field that is given in a way in which the part neither was nor is now. */
function ignoredField(
  given: GivenPart,
  { before, kind }: GivenAbout,
  { item, catalogue }: PartContext,
): keyof GivenPart | undefined {
  const part = partOf(item.frame.parts, kind);
  if (!part) return 'Id';
  const is = subAssemblyToWire(part, item, catalogue);
  const chosen = ['Width', 'Height', 'glassTheme', 'backingGlass'] as const;
  const following = ['SubAssemblyType', 'glassThemePriceGroup'] as const;
  const json = ['FrameParts', 'Mullions', 'Props'] as const;
  return (
    chosen.find((field) => is[field] !== given[field]) ??
    following.find((field) => ![undefined, is[field], before[field]].includes(given[field])) ??
    json.find((field) => !isSameJson(given[field], is[field]) && !isSameJson(given[field], before[field]))
  );
}

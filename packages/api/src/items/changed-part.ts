import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Action } from '@door/domain/item/action';
import type { Item } from '@door/domain/item/item';
import { findings } from '@door/domain/item/lawful';
import { glazedFramePartKinds, type Part, type PartKind, partOf } from '@door/domain/item/parts';
import { settle } from '@door/domain/item/settle';
import { mm } from '@door/domain/measure/mm';
import { accepted, type Outcome, refused } from '@door/domain/shared/outcome';
import { glazingNamed } from '@door/wire/glazing-words';
import { subAssemblyToWire } from '@door/wire/item-to-wire';
import type { WireSubAssembly } from '@door/wire/wire-item';
import { applyActions, type Chosen } from './apply-actions.ts';

type GivenPart = Pick<WireSubAssembly, 'Id' | 'Width' | 'Height' | 'glassTheme' | 'backingGlass'>;

export interface ChangedPart {
  readonly part: Part;
  readonly chosen: Chosen;
}

/** The item after one of its parts was changed: by the same choices as a person has, so that the set still adds up. */
export function changedPart(given: GivenPart, item: Item, catalogue: Catalogue): Outcome<ChangedPart> {
  const part = item.frame.parts.find(({ id }) => id === given.Id);
  if (!part) return refused('part.none', 'There is no such part of this item.');
  const actions = choicesFor(given, part, { item, catalogue });
  if (!actions.ok) return actions;
  const applied = applyActions(item, actions.value, catalogue);
  if (!applied.ok) return applied;
  const chosen = withBacking(given, part.kind, { chosen: applied.value, catalogue });
  if (!chosen.ok) return chosen;
  const missed = missedField(given, part.kind, { item: chosen.value.item, catalogue });
  return missed
    ? refused('part.not-so', `${missed}: cannot be so, as the other parts of this set stand.`)
    : accepted({ part, chosen: chosen.value });
}

interface Setting {
  readonly item: Item;
  readonly catalogue: Catalogue;
}

function choicesFor(given: GivenPart, part: Part, { item, catalogue }: Setting): Outcome<readonly Action[]> {
  const sizes = [
    ...(given.Width === part.size.width ? [] : (widthChoices[part.kind]?.(given, item) ?? [])),
    ...(given.Height === part.size.height ? [] : (heightChoices[part.kind]?.(given, item) ?? [])),
  ];
  if (given.glassTheme === subAssemblyToWire(part, item, catalogue).glassTheme) return accepted(sizes);
  const glazing = glazingNamed(given.glassTheme, catalogue);
  return glazing
    ? accepted([...sizes, { type: 'glass.differentFrame', on: true }, { type: 'glass.chooseForFrame', glazing }])
    : refused('glass.not-offered', 'glassTheme: names no glass theme of this supplier.');
}

type SizeChoices = Readonly<Partial<Record<PartKind, (given: GivenPart, item: Item) => readonly Action[]>>>;

const widthOf = (item: Item, kind: PartKind) => partOf(item.frame.parts, kind)?.size.width ?? mm(0);

const widthChoices: SizeChoices = {
  'left-sidelight': ({ Width }, item) => [
    { type: 'size.changeSides', left: mm(Width), right: widthOf(item, 'right-sidelight') },
  ],
  'right-sidelight': ({ Width }, item) => [
    { type: 'size.changeSides', left: widthOf(item, 'left-sidelight'), right: mm(Width) },
  ],
};

const toDoorHeight = ({ Height }: GivenPart): readonly Action[] => [
  { type: 'size.changeDoorHeight', doorHeight: mm(Height) },
];

const heightChoices: SizeChoices = {
  'single-door': toDoorHeight,
  'double-door': toDoorHeight,
  fanlight: ({ Height }, { frame }) => {
    const door = partOf(frame.parts, 'single-door') ?? partOf(frame.parts, 'double-door');
    const fanlight = partOf(frame.parts, 'fanlight');
    return door && fanlight
      ? [{ type: 'size.changeDoorHeight', doorHeight: mm(door.size.height + fanlight.size.height - Height) }]
      : [];
  },
};

interface Backed {
  readonly chosen: Chosen;
  readonly catalogue: Catalogue;
}

/** A person chooses one backing for the whole set; a program may give one part another that its theme allows. */
function withBacking(given: GivenPart, kind: PartKind, { chosen, catalogue }: Backed): Outcome<Chosen> {
  const glazed = glazedFramePartKinds.find((each) => each === kind);
  const { glass } = chosen.item;
  if (!glazed || given.backingGlass === (glass.partBacking[glazed] ?? '')) return accepted(chosen);
  const partBacking = { ...glass.partBacking, [glazed]: given.backingGlass };
  const item = settle({ ...chosen.item, glass: { ...glass, partBacking } }, catalogue);
  const wrong = findings(item, catalogue)[0];
  return wrong ? refused('item.not-lawful', wrong.message) : accepted({ ...chosen, item });
}

function missedField(given: GivenPart, kind: PartKind, { item, catalogue }: Setting): keyof GivenPart | undefined {
  const part = partOf(item.frame.parts, kind);
  if (!part) return 'Id';
  const is = subAssemblyToWire(part, item, catalogue);
  const fields = ['Width', 'Height', 'glassTheme', 'backingGlass'] as const;
  return fields.find((field) => is[field] !== given[field]);
}

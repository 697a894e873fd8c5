import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Design } from '../../catalogue/rows/design-rows.ts';
import type { RuleContext } from '../choice/rule.ts';
import { effective } from '../effective/effective.ts';
import type { Action } from '../model/action.ts';
import { choosing, type NewChoices } from '../model/choices.ts';
import type { About } from '../model/description.ts';
import { designHardwareKinds } from '../model/hardware-kinds.ts';
import type { Item } from '../model/item.ts';
import { isSecured, isSecurityLocked, systemOf } from '../system/item-system.ts';
import { describeUsualBuild } from '../build/describe-usual-build.ts';
import { isChosenLine, type LineAbout } from './chosen-line.ts';
import { describeItem } from './describe-item.ts';

/** Why a line is on a door as it is. */
export type Origin =
  | { readonly kind: 'chosen' }
  /** Another choice asks for it. */
  | ({ readonly kind: 'demanded' } & Demanding)
  | { readonly kind: 'design' | 'frame'; readonly by: string }
  | { readonly kind: 'usual' };

/** A choice that asks for other parts of the door. */
export interface Demanding {
  readonly by: string;
  /** Takes that choice back. */
  readonly undo: Action;
}

export interface DescribedLine {
  readonly about: LineAbout;
  readonly term: string;
  readonly value: string;
}

/** What everybody reads of a door, and what the trade reads besides. */
export const linesOf = (item: Item, context: RuleContext): readonly DescribedLine[] => [
  ...describeItem(item, context),
  ...describeUsualBuild(item, context),
];

/** The origin of each line of the description: asked by making the door once more without each choice that demands something. */
export function originsOf(item: Item, context: RuleContext): ReadonlyMap<LineAbout, Origin> {
  const demands = demandsOf(item, context).map((demand) => ({
    ...demand,
    texts: new Map(linesOf(demand.without, context).map(({ about, value }) => [about, value])),
  }));
  return new Map(
    linesOf(item, context).map(({ about, value }) => {
      const demand = demands.find((each) => each.about !== about && each.texts.get(about) !== value);
      return [about, demand ? { kind: 'demanded', by: demand.by, undo: demand.undo } : ownOrigin(about, item, context)];
    }),
  );
}

/** A choice that asks for other parts of the door, and the door without it. */
export interface Demand extends Demanding {
  /** The line of the choice itself. */
  readonly about: About;
  readonly without: Item;
}

/** The choices of this door that ask for other parts of it. */
export function demandsOf(item: Item, context: RuleContext): readonly Demand[] {
  const { catalogue, messages } = context;
  const { jobTypes, terms } = messages.build;
  const { systemId: usual } = catalogue.template(item.templateId);
  const { build, systemId, id, choices } = item;
  const demand = (about: About, taken: NewChoices, demanding: Demanding): readonly Demand[] => [
    { about, ...demanding, without: effective({ id, choices: choosing(choices, taken) }, context) },
  ];
  return [
    ...(isSecurityLocked(item)
      ? demand('jobType', { jobType: undefined }, { by: jobTypes[build.jobType], undo: asReplacement })
      : []),
    ...(isSecured(item) && build.securedByDesign
      ? demand('sbd', { securedByDesign: undefined }, { by: terms.sbd, undo: unsecured })
      : []),
    ...(systemId === usual
      ? []
      : demand(
          'system',
          { systemId: undefined },
          { by: systemOf(systemId, catalogue).name, undo: { type: 'build.chooseSystem', systemId: usual } },
        )),
  ];
}

const asReplacement: Action = { type: 'build.chooseJobType', jobType: 'replacement' };
const unsecured: Action = { type: 'build.secure', on: false };

function ownOrigin(about: LineAbout, item: Item, context: RuleContext): Origin {
  const { catalogue } = context;
  if (isChosenLine(about, item, context)) return { kind: 'chosen' };
  const design = catalogue.design(item.designId);
  if (isNamedBy(design, about, { item, catalogue })) return { kind: 'design', by: design.name };
  return ofFrame.has(about)
    ? { kind: 'frame', by: catalogue.template(item.templateId).displayName }
    : { kind: 'usual' };
}

interface Door {
  readonly item: Item;
  readonly catalogue: Catalogue;
}

/** Whether the row of a design names the hardware of a line. */
function isNamedBy({ firstHardware }: Design, about: LineAbout, { item: { hardware }, catalogue }: Door): boolean {
  if (!firstHardware) return false;
  if (about === 'handleType') return firstHardware.handleType === hardware.handleType;
  if (about === 'finish') return firstHardware.suite === hardware.suite;
  const kind = designHardwareKinds.find((each) => each === about);
  const piece = kind && hardware.chosen[kind];
  return piece ? catalogue.stock(piece).masterId === firstHardware.pieces[kind] : false;
}

/** What a frame style comes with. */
const ofFrame: ReadonlySet<LineAbout> = new Set<LineAbout>(['size', 'threshold', 'sill', 'design', 'opens', 'profile']);

import { type Mitres, cutLength, screwsAlong, steelLength } from './cut-lengths.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { line } from './line.ts';
import type { PartName } from './part-names.ts';
import { known, perEach, type CalculatedFigure } from './calculated-figure.ts';
import type { CalculatedLine } from './work-instruction.ts';

/** One bar of a frame, with the steel inside it. */
export interface Member {
  readonly code: string;
  /** null: not reinforced. */
  readonly steelCode: string | null;
  /** As the label calls it: `jamb L/R`. */
  readonly what: string;
  readonly quantity: number;
  /** Length in the finished frame, before welding takes its share. */
  readonly finished: CalculatedFigure;
  readonly mitres: Mitres;
  readonly part: PartName;
}

export interface WeldedFrame {
  readonly group: string;
  readonly partId: string;
  /** Before each member's name: `door`, `fanlight`. */
  readonly name: string;
  /** All of it: what the screws of the steels are for. */
  readonly part: PartName;
  readonly members: readonly Member[];
}

/** All bars first, then the steels that go into them, then the screws that hold the steels: as the saws take them. */
export function frameLines(frame: WeldedFrame, resolved: ResolvedItem): readonly CalculatedLine[] {
  const { group, partId, name, members } = frame;
  const wrapped = resolved.colours === null ? '' : `, ${resolved.colours.appendix}`;
  const wanted = ({ quantity, what, part }: Member) => ({ group, partId, quantity, what: `${name} ${what}`, part });
  const bars = members.map((member) => {
    const { what, ...rest } = wanted(member);
    const { code, mitres } = member;
    return line(
      { ...rest, code, what: `${what}${wrapped}`, length: sawnLength(member, resolved), remark: endWords[mitres] },
      resolved,
    );
  });
  const reinforced = members.filter(isReinforced);
  const steels = reinforced.map((member) =>
    line({ ...wanted(member), code: member.steelCode, length: steelIn(member, resolved) }, resolved),
  );
  return [...bars, ...steels, ...steelScrews(frame, reinforced, resolved)];
}

type ReinforcedMember = Member & { readonly steelCode: string };

const isReinforced = (member: Member): member is ReinforcedMember => member.steelCode !== null;

/** Only what takes steel is welded: hardwood is glued as long as it is finished. */
const sawnLength = (member: Member, { production }: ResolvedItem): CalculatedFigure =>
  isReinforced(member) ? cutLength(member.finished, member.mitres, production.cuttingAllowances) : member.finished;

const steelIn = ({ finished, mitres }: Member, { production }: ResolvedItem): CalculatedFigure =>
  steelLength(finished, mitres, production.cuttingAllowances);

function steelScrews(
  { group, partId, name, part }: WeldedFrame,
  reinforced: readonly ReinforcedMember[],
  resolved: ResolvedItem,
): readonly CalculatedLine[] {
  if (reinforced.length === 0) return [];
  const inEach = reinforced.map((member) => {
    const steel = known('L', steelIn(member, resolved).value);
    return { count: member.quantity, each: screwsAlong(steel, resolved.production.cuttingAllowances.steelScrewPitch) };
  });
  return [line({ group, partId, code: 'SCR-ST', quantity: perEach('steel', inEach), what: name, part }, resolved)];
}

const endWords: Readonly<Record<Mitres, string>> = {
  2: '45/45',
  1: '45/90',
  0: '90/90, ends milled to the lip',
};

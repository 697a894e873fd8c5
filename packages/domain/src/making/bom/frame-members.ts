import { isHardwood } from '../../catalogue/rows/frame-rows.ts';
import type { ColourPair } from '../../catalogue/rows/colour-rows.ts';
import type { BarRecord, EndCut, FrameMember } from './bar-record.ts';
import type { PiecePlace, WeldedFrame } from './bom-piece.ts';
import type { BomRecord } from './bom-record.ts';
import { type CalculatedFigure, countEqual, known, perEach } from './calculated-figure.ts';
import { cutLength, type Mitres, screwsAlong, steelLength } from './cut-lengths.ts';
import { type DrawnPart, type FramePlace, membersAt } from './drawn-part.ts';
import { barRecord, countRecord } from './make-record.ts';
import { frameColours } from './piece-colours.ts';
import type { ResolvedItem } from './resolved-item.ts';

/** One bar of a frame, with the steel inside it. */
export interface Member {
  readonly code: string;
  /** null: not reinforced. */
  readonly steelCode: string | null;
  readonly bar: FrameMember;
  /** Length in the finished frame, before the allowance for welding. */
  readonly finished: CalculatedFigure;
  readonly ends: readonly [EndCut, EndCut];
  readonly draws: DrawnPart;
}

export interface MemberFrame {
  readonly place: Omit<PiecePlace, 'draws'>;
  readonly frame: WeldedFrame;
  /** Where the technical drawing shows it. */
  readonly at: FramePlace;
  readonly members: readonly Member[];
}

/** The bars, then the steels inside them, then the screws of the steels: the order of the saws. */
export function frameRecords({ place, members, ...frame }: MemberFrame, resolved: ResolvedItem): readonly BomRecord[] {
  const colours = frameColours(resolved);
  const pair = resolved.colours && !isHardwood(resolved.profile) ? pairOf(resolved.colours) : null;
  const bars = members.map((member) => {
    const { code, bar, ends, draws } = member;
    const length = sawnLength(member, resolved);
    return barRecord({ ...place, draws: [draws], code, bar, length, ends, colours, pair }, resolved);
  });
  const reinforced = members.filter(isReinforced);
  const steels = reinforced.map((member) =>
    barRecord(
      {
        ...place,
        draws: [member.draws],
        code: member.steelCode,
        bar: { role: 'steel', inside: member.bar },
        length: steelIn(member, resolved),
        ends: [90, 90],
        colours: null,
        pair: null,
      },
      resolved,
    ),
  );
  return [...bars, ...steels, ...steelScrews({ ...frame, place, members: reinforced }, resolved)];
}

const pairOf = ({ appendix, stocked, external, inside }: ColourPair): BarRecord['pair'] => ({
  appendix,
  stocked,
  external,
  inside,
});

type ReinforcedMember = Member & { readonly steelCode: string };

const isReinforced = (member: Member): member is ReinforcedMember => member.steelCode !== null;

const mitresOf = ({ ends: [one, other] }: Member): Mitres => mitreCounts[one][other];

const mitreCounts = { 45: { 45: 2, 90: 1 }, 90: { 45: 1, 90: 0 } } as const;

/** Only what takes steel is welded; hardwood is glued, so it is cut to its finished length. */
const sawnLength = (member: Member, { production }: ResolvedItem): CalculatedFigure =>
  isReinforced(member) ? cutLength(member.finished, mitresOf(member), production.cuttingAllowances) : member.finished;

const steelIn = (member: Member, { production }: ResolvedItem): CalculatedFigure =>
  steelLength(member.finished, mitresOf(member), production.cuttingAllowances);

function steelScrews({ place, frame, at, members }: MemberFrame, resolved: ResolvedItem): readonly BomRecord[] {
  if (members.length === 0) return [];
  const { steelScrewPitch } = resolved.production.cuttingAllowances;
  const inEach = members.map((member) => screwsAlong(known('L', steelIn(member, resolved).value), steelScrewPitch));
  const quantity = perEach('steel', countEqual(inEach));
  return [
    countRecord(
      {
        ...place,
        draws: membersAt(at),
        code: resolved.production.partArticles.steelScrew,
        role: 'steel-screws',
        frame,
        quantity,
      },
      resolved,
    ),
  ];
}

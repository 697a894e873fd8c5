import type { Mitres } from './cutting.ts';
import { cutLength, screwsAlong, steelLength } from './cutting.ts';
import type { Job } from './job.ts';
import { line } from './line.ts';
import type { WorkInstruction } from './work-instruction.ts';

/** One bar of a frame, with the steel inside it. */
export interface Member {
  readonly code: string;
  readonly steelCode: string;
  /** As the label calls it: `jamb L/R`. */
  readonly what: string;
  readonly quantity: number;
  /** Length in the finished frame, before welding takes its share. */
  readonly finished: number;
  readonly mitres: Mitres;
}

export interface WeldedFrame {
  readonly group: string;
  readonly partId: string;
  /** Before each member's name: `door`, `fanlight`. */
  readonly name: string;
  readonly members: readonly Member[];
}

/** All bars first, then the steels that go into them, then the screws that hold the steels: as the saws take them. */
export function frameLines(frame: WeldedFrame, job: Job): readonly WorkInstruction[] {
  const { group, partId, name, members } = frame;
  const { rules } = job.works;
  const wrapped = job.colours === null ? '' : `, ${job.colours.appendix}`;
  const bars = members.map((member) =>
    line(
      {
        group,
        partId,
        code: member.code,
        quantity: member.quantity,
        what: `${name} ${member.what}${wrapped}`,
        length: cutLength(member.finished, member.mitres, rules),
        rule: `finished ${String(member.finished)}, ${endWords[member.mitres]}`,
      },
      job,
    ),
  );
  const steels = members.map((member) =>
    line(
      {
        group,
        partId,
        code: member.steelCode,
        quantity: member.quantity,
        what: `${name} ${member.what}`,
        length: steelLength(member.finished, member.mitres, rules),
        rule: `finished - ${String(member.finished - steelLength(member.finished, member.mitres, rules))}`,
      },
      job,
    ),
  );
  return [...bars, ...steels, steelScrews(frame, job)];
}

function steelScrews({ group, partId, name, members }: WeldedFrame, job: Job): WorkInstruction {
  const { rules } = job.works;
  const quantity = members.reduce((total, { finished, mitres, quantity: bars }) => {
    return total + bars * screwsAlong(steelLength(finished, mitres, rules), rules.steelScrewPitch);
  }, 0);
  return line(
    {
      group,
      partId,
      code: 'SCR-ST',
      quantity,
      what: name,
      rule: `ceil(L / ${String(rules.steelScrewPitch)}) + 1 per steel`,
    },
    job,
  );
}

const endWords: Readonly<Record<Mitres, string>> = {
  2: '+ weld at both ends, 45/45',
  1: '+ weld at one end, 45/90',
  0: '90/90, ends milled to the lip',
};

import { handoverGaps, type HandoverGaps } from '@door/domain/selling/visit/handover';
import { isMeasured } from '@door/domain/making/survey/survey';
import { jobMoves } from '@door/domain/selling/visit/job-cycle';
import { jobStateOf } from '@door/domain/selling/visit/visit-now';
import { surveyFromWire } from '@door/wire/survey-wire';
import type { FittingEvent, FittingStep, Measure, Visit, VisitDoor } from './my-day-wire.ts';
import type { Said, WaitingSaid } from './waiting-said.ts';

type Now = Visit['Now'];
/** The event of a kind: the three steps are one type. */
type Of<Kind extends FittingEvent['Kind'], Event extends FittingEvent = FittingEvent> = Event extends unknown
  ? Kind extends Event['Kind']
    ? Event
    : never
  : never;

const isSame = (one: Pick<VisitDoor, 'LineId' | 'Unit'>, other: Pick<VisitDoor, 'LineId' | 'Unit'>): boolean =>
  one.LineId === other.LineId && one.Unit === other.Unit;

/** How far a visit is with each thing that can be said of it. Said twice it is as once: the server may know it already. */
const changes: { readonly [Kind in FittingEvent['Kind']]: (now: Now, event: Of<Kind>) => Now } = {
  'set out': (now, event) => ({ ...now, SetOut: now.SetOut ?? event.DeviceAt, Steps: withStep(now, event) }),
  arrived: (now, event) => ({ ...now, Arrived: now.Arrived ?? event.DeviceAt, Steps: withStep(now, event) }),
  left: (now, event) => ({ ...now, Left: event.DeviceAt, Steps: withStep(now, event) }),
  scanned: (now, { Door }) => ({ ...now, Scanned: [...now.Scanned.filter((door) => !isSame(door, Door)), Door] }),
  checklist: (now, { Row, Answer, Text = '' }) => ({
    ...now,
    Answers: [...now.Answers.filter((each) => each.Row !== Row), { Row, Answer, Text }],
  }),
  photo: (now, { Id, Shows }) => ({ ...now, Photos: [...now.Photos.filter((each) => each.Id !== Id), { Id, Shows }] }),
  snag: (now, { Id, Part = '', Text, Blocks }) => ({
    ...now,
    Snags: [...now.Snags.filter((each) => each.Id !== Id), { Id, Part, Text, Blocks }],
  }),
  undo: (now, { Undoes }) => withoutStep({ ...now, Snags: now.Snags.filter(({ Id }) => Id !== Undoes) }, Undoes),
};

const withStep = ({ Steps }: Now, { Id, Kind }: Of<'set out' | 'arrived' | 'left'>): Now['Steps'] => [
  ...Steps.filter((step) => step.Id !== Id),
  { Id, Kind },
];

const without: Readonly<Record<FittingStep, Partial<Now>>> = {
  'set out': { SetOut: null },
  arrived: { Arrived: null },
  left: { Left: null },
};

/** Of a step that was said twice the other stays. */
function withoutStep(now: Now, id: string): Now {
  const step = now.Steps.find(({ Id }) => Id === id);
  if (!step) return now;
  const Steps = now.Steps.filter(({ Id }) => Id !== id);
  const isStill = Steps.some(({ Kind }) => Kind === step.Kind);
  return { ...now, Steps, ...(!isStill && without[step.Kind]) };
}

/** Each kind has its own row of the table, which TypeScript does not follow through an index. */
const changed = <Kind extends FittingEvent['Kind']>(now: Now, event: Of<Kind>): Now => {
  const change: (now: Now, event: Of<Kind>) => Now = changes[event.Kind as Kind];
  return change(now, event);
};

function saidOne(visit: Visit, said: Said): Visit {
  if (said.as === 'event') return { ...visit, Now: changed(visit.Now, said.event) };
  const { Doors, DeviceAt } = said.message;
  return {
    ...visit,
    Doors: visit.Doors.map((door) =>
      Doors.some((each) => isSame(each, door)) ? { ...door, IsHandedOver: true } : door,
    ),
    Now: { ...visit.Now, HandedOver: DeviceAt },
  };
}

/** The visit as it is with what was said of it here and the server may not know yet. */
export const visitWith = (visit: Visit, waiting: readonly WaitingSaid[]): Visit => {
  const own = waiting.filter((each) => each.visit === visit.Id);
  if (own.length === 0) return visit;
  const said = own.reduce((now, each) => saidOne(now, each.said), visit);
  return { ...said, State: stateOf(said, visit) };
};

/** As the server says it once it is told. */
const stateOf = (said: Visit, before: Visit): Visit['State'] => {
  const { Now } = said;
  return jobStateOf({
    now: { setOut: Now.SetOut, arrived: Now.Arrived, left: Now.Left },
    isHandedOver: isDone(said),
    // Whether somebody comes again is known once the server has said it.
    isGoingOn: before.Now.Left !== null && before.State === jobMoves.goBack.to,
  });
};

/** Whether everything is handed over, or measured by the time somebody leaves. */
const isDone = ({ Kind, Now, Doors, Measures }: Visit): boolean =>
  Kind === 'survey'
    ? Now.Left !== null && Measures.every(isMeasuredDoor)
    : Doors.length > 0 && Doors.every(({ IsHandedOver }) => IsHandedOver);

/** Whether nobody has to come back to measure a door. */
export const isMeasuredDoor = ({ Survey: { Survey } }: Measure): boolean =>
  Survey.Final || isMeasured(surveyFromWire(Survey));

/** How many doors a visit is about. */
export const doorsOf = ({ Doors, Measures }: Visit): number =>
  Doors.length + Measures.reduce((sum, { Survey: { Site } }) => sum + (Site.Line?.Quantity ?? 1), 0);

/** What is still to be done before its doors are handed over. */
export const gapsOf = ({ Checklist, RequiredPhotos, Now }: Visit): HandoverGaps =>
  handoverGaps(
    { checklist: Checklist, photos: RequiredPhotos },
    {
      checklist: new Set(Now.Answers.map(({ Row }) => Row)),
      photos: Now.Photos.map(({ Shows }) => ({ shows: Shows })),
      snags: Now.Snags.map(({ Blocks, Text }) => ({ blocks: Blocks, text: Text })),
    },
  );

export const doorsToHandOver = ({ Doors }: Visit): readonly VisitDoor[] =>
  Doors.filter(({ IsHandedOver }) => !IsHandedOver);

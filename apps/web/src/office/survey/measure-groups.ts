import type { Measure } from '@door/domain/making/survey/survey';
import type { WireSurvey } from '@door/wire/survey-wire';
import { surveyMessages } from '../messages/survey.ts';

const { groups } = surveyMessages;

/** Measures of one kind, for example the three widths. */
export interface MeasureGroupRow {
  readonly name: keyof typeof groups;
  /** A smaller value, mm, counts as half typed. */
  readonly minValue: number;
  readonly read: (survey: WireSurvey) => readonly Measure[];
  /** The change of the survey that sets the measure at an index of the group. */
  readonly write: (survey: WireSurvey, at: number, value: Measure) => Partial<WireSurvey>;
}

const with3 = ([a, b, c]: WireSurvey['Widths'], at: number, value: Measure): WireSurvey['Widths'] => [
  at === 0 ? value : a,
  at === 1 ? value : b,
  at === 2 ? value : c,
];

const with2 = ([a, b]: WireSurvey['Diagonals'], at: number, value: Measure): WireSurvey['Diagonals'] => [
  at === 0 ? value : a,
  at === 1 ? value : b,
];

/** In the order in which surveyors measure. */
export const measureGroups: readonly MeasureGroupRow[] = [
  {
    name: 'widths',
    minValue: 300,
    read: ({ Widths }) => Widths,
    write: ({ Widths }, at, value) => ({ Widths: with3(Widths, at, value) }),
  },
  {
    name: 'heights',
    minValue: 300,
    read: ({ Heights }) => Heights,
    write: ({ Heights }, at, value) => ({ Heights: with3(Heights, at, value) }),
  },
  {
    name: 'diagonals',
    minValue: 300,
    read: ({ Diagonals }) => Diagonals,
    write: ({ Diagonals }, at, value) => ({ Diagonals: with2(Diagonals, at, value) }),
  },
  {
    name: 'reveals',
    minValue: 0,
    read: ({ Reveals: { Left, Right, Top } }) => [Left, Right, Top],
    write: ({ Reveals }, at, value) => {
      const [Left, Right, Top] = with3([Reveals.Left, Reveals.Right, Reveals.Top], at, value);
      return { Reveals: { Left, Right, Top } };
    },
  },
];

export interface MeasuredPlace {
  /** 'Width of the opening, Head'. */
  readonly name: string;
  readonly value: Measure;
}

/** All measures of a survey with their names, in the order of the form. */
export const measuredPlaces = (survey: WireSurvey): readonly MeasuredPlace[] =>
  measureGroups.flatMap(({ name, read }) =>
    read(survey).map((value, at) => ({ name: `${groups[name].name}, ${groups[name].fields[at] ?? ''}`, value })),
  );

export interface MeasureStep {
  readonly group: MeasureGroupRow;
  /** Its place in the group. */
  readonly index: number;
  readonly label: string;
}

/** Every measure by itself, in the order in which surveyors measure. */
export const measureSteps: readonly MeasureStep[] = measureGroups.flatMap((group) =>
  groups[group.name].fields.map((label, index) => ({ group, index, label })),
);

/** How many measures are taken. */
export const measuredIn = (survey: WireSurvey): number =>
  measureSteps.filter(({ group, index }) => group.read(survey)[index] !== null).length;

export const isMeasured = (survey: WireSurvey): boolean => measuredIn(survey) === measureSteps.length;

/** The step of the first measure that is not taken yet; the first step when all are. */
export const nextUnmeasured = (survey: WireSurvey): number =>
  Math.max(
    0,
    measureSteps.findIndex(({ group, index }) => group.read(survey)[index] === null),
  );

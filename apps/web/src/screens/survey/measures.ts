import type { Measure } from '@door/domain/survey/survey';
import type { WireSurvey } from '@door/wire/survey-wire';
import { officeSurveyWords } from '../../words/office-survey.ts';

const { groups } = officeSurveyWords;

/** Lengths that are measured one after the other. */
export interface MeasureGroupRow {
  readonly name: keyof typeof groups;
  /** Less than this is half typed. */
  readonly least: number;
  readonly read: (survey: WireSurvey) => readonly Measure[];
  /** The survey with another length at that place of the group. */
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

/** In the order in which a surveyor goes round an opening. */
export const measureGroups: readonly MeasureGroupRow[] = [
  {
    name: 'widths',
    least: 300,
    read: ({ Widths }) => Widths,
    write: ({ Widths }, at, value) => ({ Widths: with3(Widths, at, value) }),
  },
  {
    name: 'heights',
    least: 300,
    read: ({ Heights }) => Heights,
    write: ({ Heights }, at, value) => ({ Heights: with3(Heights, at, value) }),
  },
  {
    name: 'diagonals',
    least: 300,
    read: ({ Diagonals }) => Diagonals,
    write: ({ Diagonals }, at, value) => ({ Diagonals: with2(Diagonals, at, value) }),
  },
  {
    name: 'reveals',
    least: 0,
    read: ({ Reveals: { Left, Right, Top } }) => [Left, Right, Top],
    write: ({ Reveals }, at, value) => {
      const [Left, Right, Top] = with3([Reveals.Left, Reveals.Right, Reveals.Top], at, value);
      return { Reveals: { Left, Right, Top } };
    },
  },
];

export interface MeasuredPlace {
  /** As one would say it: 'Width of the opening, Head'. */
  readonly name: string;
  readonly value: Measure;
}

/** Every length of a survey with its place, in the order of the form. */
export const placesOf = (survey: WireSurvey): readonly MeasuredPlace[] =>
  measureGroups.flatMap(({ name, read }) =>
    read(survey).map((value, at) => ({ name: `${groups[name].name}, ${groups[name].fields[at] ?? ''}`, value })),
  );

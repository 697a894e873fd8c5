import {
  type Diary,
  type DiaryResource,
  type DiarySkill,
  type DiaryTeam,
  usualWorks,
} from '@door/domain/selling/visit/diary';

const idOf = (n: number): string => `0190f000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const fitter: readonly DiarySkill[] = ['fit', 'survey', 'service', 'drive'];

const resources: readonly DiaryResource[] = (
  [
    ['person', 'Nolan', fitter],
    ['person', 'Byrne', fitter],
    ['van', 'Van A', []],
    ['person', 'Costa', [...fitter, 'fire']],
    ['person', 'Weber', fitter],
    ['van', 'Van B', []],
    ['tool', 'Lifter 1', ['lifter']],
  ] as const
).map(([kind, name, skills], at) => ({ id: idOf(at + 1), kind, name, skills, works: usualWorks }));

const team = (n: number, name: string, ...members: readonly number[]): DiaryTeam => ({
  id: idOf(n),
  name,
  members: members.map(idOf),
});

/** Who fits the doors of the demo's first supplier. Source: JOURNEY 7.1. */
export const fittingDiary: Pick<Diary, 'teams' | 'resources'> = {
  resources,
  teams: [team(11, 'Nolan', 1, 2, 3), team(12, 'Costa', 4, 5, 6)],
};

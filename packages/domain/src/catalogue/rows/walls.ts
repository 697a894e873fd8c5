/** The fronts of houses that a door can be shown on. The one list of them: pictures, words and choices are tables over it. */
export const houseWalls = ['render', 'brick', 'stone'] as const;
export type HouseWall = (typeof houseWalls)[number];

/** What a door can be shown before: a plain studio, or the front of a house. */
export const stageWalls = ['studio', ...houseWalls] as const;
export type StageWall = (typeof stageWalls)[number];

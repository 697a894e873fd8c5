/** Every kind of sub-assembly. The last two hold the bars of a one-piece frame; they carry no cell of their own. */
export const partKinds = [
  'single-door',
  'double-door',
  'left-sidelight',
  'right-sidelight',
  'fanlight',
  'frame',
  'door-with-transom',
] as const;
export type PartKind = (typeof partKinds)[number];

/** The sub-assemblies of a bill, in the spelling of the specification's `SubAssembly`. */
export const bomGroups = [
  'frame',
  'door',
  'master',
  'slave',
  'left-sidelight',
  'right-sidelight',
  'fanlight',
  'couple',
  'sill',
  'packers',
  'trims',
  'fit',
] as const;

export type BomGroup = (typeof bomGroups)[number];

/** Group of a printed line. What a person adds belongs to no sub-assembly unless it replaces something there. */
export type LineGroup = BomGroup | 'add-on';

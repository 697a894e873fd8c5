/** An area with its U-value. */
export interface ThermalArea {
  readonly m2: number;
  /** W/m²K. */
  readonly u: number;
}

/** The edge of a glass unit with its linear loss. */
export interface ThermalEdge {
  readonly metres: number;
  /** W/mK. */
  readonly psi: number;
}

export interface ThermalParts<Area extends ThermalArea = ThermalArea, Edge extends ThermalEdge = ThermalEdge> {
  readonly areas: readonly Area[];
  readonly edges: readonly Edge[];
}

/** U-value of a set by EN ISO 10077-1, W/m²K, unrounded. */
export function uValueOf({ areas, edges }: ThermalParts): number {
  const lost = total(areas.map(({ m2, u }) => m2 * u)) + total(edges.map(({ metres, psi }) => metres * psi));
  return lost / total(areas.map(({ m2 }) => m2));
}

/** Declared value: two significant figures. */
export const declaredU = (u: number): number => Number(u.toPrecision(2));

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

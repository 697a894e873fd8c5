/** An area that lets warmth through. */
export interface HeatArea {
  readonly m2: number;
  /** W/m²K. */
  readonly u: number;
}

/** An edge where the spacer or cassette of a glass unit lets more through. */
export interface HeatEdge {
  readonly metres: number;
  /** W/mK. */
  readonly psi: number;
}

export interface HeatParts<Area extends HeatArea = HeatArea, Edge extends HeatEdge = HeatEdge> {
  readonly areas: readonly Area[];
  readonly edges: readonly Edge[];
}

/** EN ISO 10077-1: what a whole set lets through, W/m²K, unrounded. */
export function uValueOf({ areas, edges }: HeatParts): number {
  const lost = total(areas.map(({ m2, u }) => m2 * u)) + total(edges.map(({ metres, psi }) => metres * psi));
  return lost / total(areas.map(({ m2 }) => m2));
}

/** As a maker declares it: two significant figures. */
export const declaredU = (u: number): number => Number(u.toPrecision(2));

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

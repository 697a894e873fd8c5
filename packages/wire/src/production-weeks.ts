import { type ProductionWeek, productionWeeksFrom } from '@door/domain/lib/production-week';
import type { WireProductionWeek } from './wire-rows.ts';

/** `count` ISO weeks from that of this ISO day on, named as the factory does: `2647` is week 47 of 2026. */
export const productionWeeks = (today: string, count: number): readonly WireProductionWeek[] =>
  productionWeeksFrom(today, count).map(weekToWire);

const weekToWire = ({ label, startsOn, endsOn }: ProductionWeek): WireProductionWeek => ({
  Id: label,
  Name: label,
  StartsOn: startsOn,
  EndsOn: endsOn,
});

import { type ProductionWeek, productionWeeksFrom } from '@door/domain/model/production-week';
import type { WireProductionWeek } from './wire-rows.ts';

/** `count` ISO weeks from today's on, named as the factory does: `2647` is week 47 of 2026. */
export const productionWeeks = (today: Date, count: number): readonly WireProductionWeek[] =>
  productionWeeksFrom(today.toISOString().slice(0, 10), count).map(weekToWire);

const weekToWire = ({ label, startsOn, endsOn }: ProductionWeek): WireProductionWeek => ({
  Id: label,
  Name: label,
  StartsOn: startsOn,
  EndsOn: endsOn,
});

import type { DoorSummary } from './door-summary.ts';

export const SummaryText = ({ first, second }: DoorSummary) => (
  <>
    <b data-words="first">{first} </b>
    <span data-words="second">{second} </span>
  </>
);

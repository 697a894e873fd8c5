import type { Placement } from '@door/photo/placement';
import { houseMessages } from './messages.ts';

const { fit } = houseMessages;

/** A photo tells no more than this, mm. */
const step = 10;

/** Whether the frame is as wide as the opening looks: 'Your opening looks 40 mm wider than this frame.' */
export function fitText({ wider }: Pick<Placement, 'wider'>): string {
  const difference = Math.round(Math.abs(wider) / step) * step;
  if (difference < 2 * step) return fit.fits;
  return wider > 0 ? fit.wider(difference) : fit.narrower(difference);
}

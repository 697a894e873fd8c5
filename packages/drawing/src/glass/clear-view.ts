import type { Shape, Side } from '../scene.ts';
import { filled, stops, topToBottom } from '../shapes/paint.ts';
import type { Field } from './field.ts';
import { gardenThroughGlass } from './garden.ts';
import { hallBehindGlass, hallThroughOpening } from './hall.ts';

/** What is seen in clear glass: from outside the hall behind a mirrored sky, from inside the garden. */
export const clearGround = (field: Field, side: Side): readonly Shape[] =>
  side === 'external' ? hallBehindGlass(field) : gardenThroughGlass(field);

const fresh = topToBottom(stops([0, '#f4f8fa', 0.4], [1, '#f4f8fa', 0.1]));

/** No glass at all: through the opening one sees the hall in shade, or the day outside. */
export const opening = (field: Field, side: Side): readonly Shape[] =>
  side === 'external' ? hallThroughOpening(field) : [...gardenThroughGlass(field), filled(field.outline, fresh)];

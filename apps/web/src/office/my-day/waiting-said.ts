import type { FittingEvent, HandOver } from './my-day-wire.ts';

/** What somebody says of a visit: something that has happened there, or that its doors are handed over. */
export type Said =
  | { readonly as: 'event'; readonly event: FittingEvent }
  | { readonly as: 'hand over'; readonly message: HandOver };

/** What the server has not taken yet. */
export interface WaitingSaid {
  /** Begins with the time, so that what is said of a visit stays in its order. */
  readonly id: string;
  readonly visit: string;
  readonly said: Said;
  /** PNG that goes with it, under the id that it names; null: none. Plain bytes: not every browser keeps pictures. */
  readonly photo: ArrayBuffer | null;
  /** Why the server does not take it; null: it was not answered yet. */
  readonly refusal: string | null;
}

/** A picture is uploaded before what is said of it, and a handover is a call of its own. */
export const isAlone = ({ said, photo }: WaitingSaid): boolean => photo !== null || said.as === 'hand over';

/** When it was said, ms. */
export const timeOf = ({ id }: WaitingSaid): number => Number(id.split(' ')[0]) || 0;

/** What a call that records sends of it. */
export const eventIn = ({ said }: WaitingSaid): readonly FittingEvent[] => (said.as === 'event' ? [said.event] : []);

/** By which the server knows it. */
export const idOf = (said: Said): string => (said.as === 'event' ? said.event.Id : said.message.Id);

/** Id of the picture that goes with it; null: none. */
export function photoOf(said: Said): string | null {
  if (said.as === 'hand over') return said.message.PhotoId ?? null;
  return said.event.Kind === 'photo' ? said.event.PhotoId : null;
}

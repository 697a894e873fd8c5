import type { BuildPlace } from './build-choices.ts';
import type { HardwareKind } from './hardware-kinds.ts';
import type { GlazedFramePartKind } from './parts.ts';
import type { ExtraKind } from './extra-kinds.ts';

/** What a line about a visitor's choices is about. */
export type VisitorAbout =
  | 'frame'
  | 'size'
  | 'threshold'
  | 'sill'
  | 'design'
  | 'hand'
  | 'opens'
  | 'doorExternal'
  | 'doorInternal'
  | 'frameExternal'
  | 'frameInternal'
  | 'glass'
  | 'doorGlass'
  | 'frameGlass'
  | 'handleType'
  | 'finish'
  | 'hinges'
  | HardwareKind;

export type BuildAbout =
  | 'jobType'
  | 'system'
  | 'profile'
  | 'thresholdLayout'
  | 'slab'
  | 'sbd'
  | 'smokeControl'
  | `coupling-${GlazedFramePartKind}`
  | BuildPlace;

/** What a line about the trade's choices is about. */
export type TradeAbout = ExtraKind | BuildAbout;

export type About = VisitorAbout | TradeAbout;

/** One line of the description of an item: `Frame outside: Slate Grey`. */
export interface Described {
  readonly step: 'frame' | 'design' | 'colours' | 'glass' | 'hardware';
  readonly about: About;
  readonly term: string;
  readonly value: string;
  /** Where the line says that the door has no such piece. */
  readonly isNone?: true;
}

/** A line about what only the trade chooses; it belongs to the step `hardware`. */
export type DescribedTradePart = Omit<Described, 'step'> & { readonly about: TradeAbout };

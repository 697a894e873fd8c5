import type { HardwareKind } from '../../door/model/hardware-kinds.ts';
import type { GlazedFramePartKind, LeafGroup } from '../../door/model/parts.ts';
import type { FrameSide } from '../../door/sizes/edges.ts';
import type { LineGroup } from './bom-group.ts';

/** `frame` is the door's frame (in a one-piece set the frame round all cells); coupled fixed lights have frames of their own. */
export const framePlaces = ['frame', 'left-sidelight', 'right-sidelight', 'fanlight'] as const;
export type FramePlace = (typeof framePlaces)[number];

type FramePart = 'jamb-left' | 'jamb-right' | 'head' | 'bottom' | 'mullion' | 'transom' | 'glass';
type LeafPart = 'leaf' | `glass-${number}` | HardwareKind | 'hinges';

/**
 * Id of an area of the technical drawing, seen from outside. Several areas may share one id: all mullions of a frame, all
 * panes of a sidelight, all hinges of a leaf.
 */
export type DrawnPart =
  | `${FramePlace}:${FramePart}`
  | `${LeafGroup}:${LeafPart}`
  | 'frame:threshold'
  | 'sill:sill'
  | `couple:${'vertical' | 'horizontal'}`
  | `packers:${FrameSide}`;

/** All bars of one frame. */
export const membersAt = (place: FramePlace): readonly DrawnPart[] => [
  ...headAndJambsAt(place),
  `${place}:bottom`,
  ...dividersAt(place),
];

const headAndJambsAt = (place: FramePlace): readonly DrawnPart[] => [
  `${place}:head`,
  `${place}:jamb-left`,
  `${place}:jamb-right`,
];

export const dividersAt = (place: FramePlace): readonly DrawnPart[] => [`${place}:mullion`, `${place}:transom`];

export const allMembers: readonly DrawnPart[] = framePlaces.flatMap(membersAt);
export const allDividers: readonly DrawnPart[] = framePlaces.flatMap(dividersAt);
export const allLeaves: readonly DrawnPart[] = ['door:leaf', 'master:leaf', 'slave:leaf'];

/** A sidelight or fanlight with its own frame and its glass. */
export const fixedLightParts = (kind: GlazedFramePartKind): readonly DrawnPart[] => [
  ...membersAt(kind),
  `${kind}:glass`,
];

/** What a line stands for when only its group is known, and for articles that no drawing shows, such as locks and seals. */
export const partsOfGroup: Readonly<Record<LineGroup, readonly DrawnPart[]>> = {
  frame: membersAt('frame'),
  door: ['door:leaf'],
  master: ['master:leaf'],
  slave: ['slave:leaf'],
  'left-sidelight': fixedLightParts('left-sidelight'),
  'right-sidelight': fixedLightParts('right-sidelight'),
  fanlight: fixedLightParts('fanlight'),
  couple: ['couple:vertical', 'couple:horizontal'],
  sill: ['sill:sill'],
  packers: ['packers:left', 'packers:right', 'packers:top', 'packers:bottom'],
  trims: [],
  fit: framePlaces.flatMap(headAndJambsAt),
  'add-on': [],
};

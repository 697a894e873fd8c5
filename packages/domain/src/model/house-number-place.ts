import { everyPane, type HouseNumberPlace } from './item.ts';

/** A set has fewer than a hundred panes in one part. */
const paneName = /^(?:door|slave|left-sidelight|right-sidelight|fanlight) [1-9]\d?$/;

/** Of a text from outside. */
export const isHouseNumberPlace = (text: string): text is HouseNumberPlace => text === everyPane || paneName.test(text);

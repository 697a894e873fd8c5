import type { Suite } from '@door/domain/door/model/door-values';
import { shade } from '../light/colour.ts';
import type { Paint, Stop } from '../scene.ts';
import { leftToRight, linear, solid, stops, topToBottom } from '../shapes/paint.ts';

/** The colours of a metal finish under the light. */
export interface Metal {
  /** Across a round bar, from the lit side. Polished metal reflects a dark horizon in the middle. */
  readonly cylinder: readonly Stop[];
  /** Down a flat face. */
  readonly face: readonly Stop[];
  /** The edge toward the light, the body, and the edge away from it. */
  readonly bright: string;
  readonly body: string;
  readonly dark: string;
  /** Along the lower edge of a piece where the ground lights it: sets black metal off from a dark door. Otherwise `dark`. */
  readonly counter?: string;
  /** Joints, keyholes and undersides. */
  readonly deep: string;
  /** 0…1: strength of highlights. */
  readonly shine: number;
}

const suites: Readonly<Record<Suite, Metal>> = {
  chrome: {
    cylinder: stops(
      [0, '#6c747b'],
      [0.06, '#c8cfd5'],
      [0.16, '#fbfdff'],
      [0.3, '#e3e8ec'],
      [0.42, '#9aa3ab'],
      [0.54, '#3f474e'],
      [0.6, '#59626a'],
      [0.72, '#b4bcc3'],
      [0.86, '#eef2f5'],
      [0.95, '#9aa2a9'],
      [1, '#4d555c'],
    ),
    face: stops(
      [0, '#eef2f5'],
      [0.16, '#b9c2c9'],
      [0.34, '#fbfdfe'],
      [0.46, '#9aa4ac'],
      [0.54, '#59636b'],
      [0.62, '#7f8991'],
      [0.78, '#cfd6db'],
      [1, '#a4adb5'],
    ),
    bright: '#ffffff',
    body: '#98a1a9',
    dark: '#363d43',
    deep: '#2a3035',
    shine: 0.85,
  },
  gold: {
    cylinder: stops(
      [0, '#6d4a12'],
      [0.08, '#c7973c'],
      [0.18, '#fff2c0'],
      [0.3, '#f0cf7c'],
      [0.44, '#c2913a'],
      [0.56, '#7a5416'],
      [0.66, '#a87a2a'],
      [0.8, '#ecc977'],
      [0.9, '#fbe6a8'],
      [1, '#7d5716'],
    ),
    face: stops(
      [0, '#fbe9b4'],
      [0.24, '#e2bb62'],
      [0.42, '#fbe7ab'],
      [0.56, '#bd8c35'],
      [0.64, '#9c6f22'],
      [0.8, '#ddb65d'],
      [1, '#f7e2a2'],
    ),
    bright: '#fff6d8',
    body: '#c7993f',
    dark: '#5f4110',
    deep: '#432d09',
    shine: 0.85,
  },
  'satin-chrome': {
    cylinder: stops(
      [0, '#80858a'],
      [0.18, '#d3d6d8'],
      [0.36, '#dfe1e3'],
      [0.58, '#a9adb1'],
      [0.78, '#92979c'],
      [0.92, '#b4b8bb'],
      [1, '#74797e'],
    ),
    face: stops([0, '#d9dcde'], [0.5, '#bcc0c3'], [1, '#a4a9ad']),
    bright: '#f2f3f4',
    body: '#b0b4b8',
    dark: '#6d7277',
    deep: '#3c4145',
    shine: 0.45,
  },
  white: {
    cylinder: stops(
      [0, '#b9bcbd'],
      [0.18, '#fbfbfb'],
      [0.42, '#ffffff'],
      [0.66, '#dfe1e2'],
      [0.86, '#c3c6c8'],
      [1, '#a4a8ab'],
    ),
    face: stops([0, '#ffffff'], [0.5, '#f1f2f2'], [1, '#dcdee0']),
    bright: '#ffffff',
    body: '#dadcde',
    dark: '#8f9498',
    deep: '#80868a',
    shine: 0.7,
  },
  black: {
    cylinder: stops(
      [0, '#0a0b0c'],
      [0.12, '#62676b'],
      [0.22, '#a3a9ae'],
      [0.34, '#3b3f42'],
      [0.6, '#141517'],
      [0.8, '#26292c'],
      [0.93, '#676d72'],
      [1, '#0d0e0f'],
    ),
    face: stops([0, '#4a4e52'], [0.4, '#292b2d'], [1, '#161718']),
    bright: '#b4babf',
    body: '#2a2c2f',
    dark: '#050506',
    counter: '#6a7076',
    deep: '#000000',
    shine: 0.4,
  },
};

export const metalOf = (suite: Suite): Metal => suites[suite];

/** Hardware powder-coated in any colour, such as the caps of a hinge. */
export const paintedMetal = (hex: string): Metal => {
  const lit = (...rows: readonly (readonly [at: number, k: number])[]) =>
    stops(...rows.map(([at, k]) => [at, shade(hex, k)] as const));
  return {
    cylinder: lit([0, 0.5], [0.18, 1.2], [0.34, 1.3], [0.6, 0.92], [0.85, 0.7], [1, 0.45]),
    face: lit([0, 1.15], [0.5, 1], [1, 0.82]),
    bright: shade(hex, 1.4, 0.04),
    body: shade(hex, 1),
    dark: shade(hex, 0.45),
    deep: shade(hex, 0.35),
    shine: 0.4,
  };
};

export const acrossTube = ({ cylinder }: Metal): Paint => leftToRight(cylinder);
export const downTube = ({ cylinder }: Metal): Paint => topToBottom(cylinder);
export const flatFace = ({ face }: Metal): Paint => linear([0, 0], [0.55, 1], face);
/** Around a rim: bright where it meets the light, dark where it turns away. */
export const rim = ({ bright, body, dark, counter = dark }: Metal): Paint =>
  linear([0, 0], [0.7, 1], stops([0, bright], [0.5, body], [1, counter]));
export const glint = ({ shine }: Metal): Paint => solid('#ffffff', shine);

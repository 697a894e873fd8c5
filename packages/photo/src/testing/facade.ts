import { type Box, inverseOf, type Point, type Quad, seenAt, squareTo } from '../homography.ts';
import { encodedOf, type Linear, type Pixels } from '../pixels.ts';

type Extent = Pick<Box, 'width' | 'height'>;

/** A house front whose geometry, camera and light are known, for tests. The opening's upper left corner is at 0 / 0, mm. */
export interface Facade {
  readonly opening: Extent;
  readonly wall: 'brick' | 'render' | 'stone';
  /** Colour of the door that stands in it, in light 0…1. */
  readonly door: Linear;
  /** The set that stands in it; as large as the opening where it is absent. */
  readonly set?: Extent;
  /** Around the door, as wide as its face, mm; the frame has the door's colour where it is absent. */
  readonly frame?: Band;
  /** Width of a light in the frame left of the door, mm. */
  readonly sidelight?: number;
  /** Stone or wood on the wall around the opening, at both sides and above. */
  readonly surround?: Band;
  readonly camera: { readonly turn: number; readonly tilt: number; readonly roll: number; readonly distance: number };
  /** What white looks like in the light. */
  readonly light: Linear;
  /** The lintel's shadow: how much light it takes, and how far it reaches, mm. */
  readonly shadow: { readonly strength: number; readonly reach: number };
  /** What the rooms behind the windows return; an ordinary pane's where it is absent. */
  readonly rooms?: Linear;
  /** White light over all of it, 0…1. */
  readonly haze?: number;
  /** How much steeper than light the camera draws: an exponent about its middle. */
  readonly contrast?: number;
}

interface Band {
  /** mm */
  readonly face: number;
  readonly colour: Linear;
}

export const photoSize = { width: 1600, height: 1200 };
/** px of the photo; an ordinary phone's. */
export const focal = 1250;
export const photoCentre = [photoSize.width / 2, photoSize.height / 2] as const;

/** Where a place on the front is seen, px. */
export function seenOnPhoto({ camera, opening }: Facade, [x, y]: Point): Point {
  const [turn, tilt, roll] = [camera.turn, camera.tilt, camera.roll].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const [right, low] = [x - opening.width / 2, y - opening.height / 2];
  const [across, away] = [right * Math.cos(turn), right * Math.sin(turn)];
  const up = low * Math.cos(tilt) - away * Math.sin(tilt);
  const depth = camera.distance + low * Math.sin(tilt) + away * Math.cos(tilt);
  const [px, py] = [(focal * across) / depth, (focal * up) / depth];
  return [
    photoCentre[0] + px * Math.cos(roll) - py * Math.sin(roll),
    photoCentre[1] + px * Math.sin(roll) + py * Math.cos(roll),
  ];
}

/** The corners of a rectangle on the front, px. */
export const cornersOnPhoto = (facade: Facade, [x, y]: Point, { width, height }: Extent): Quad => [
  seenOnPhoto(facade, [x, y]),
  seenOnPhoto(facade, [x + width, y]),
  seenOnPhoto(facade, [x + width, y + height]),
  seenOnPhoto(facade, [x, y + height]),
];

/** What light comes to a place of the photo, px. */
export function lightOnPhoto(facade: Facade): (place: Point) => Linear {
  const map = squareTo(cornersOnPhoto(facade, [0, 0], facade.opening));
  if (!map) throw new Error('The camera sees the front from its edge.');
  const back = inverseOf(map);
  return (place) => {
    const [across, down] = seenAt(back, place);
    return lightAt(facade, [across * facade.opening.width, down * facade.opening.height]);
  };
}

/** A photo of the front, one look for each pixel. `scale`: 1 for 1600 px. */
export function photoOf(facade: Facade, scale = 1): Pixels {
  const [width, height] = [Math.round(photoSize.width * scale), Math.round(photoSize.height * scale)];
  const data = new Uint8ClampedArray(width * height * 4);
  const light = lightOnPhoto(facade);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = light([(x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5]);
      const start = (y * width + x) * 4;
      for (const channel of [0, 1, 2] as const) data[start + channel] = Math.round(255 * encodedOf(colour[channel]));
      data[start + 3] = 255;
    }
  }
  return { width, height, data };
}

function lightAt(facade: Facade, [x, y]: Point): Linear {
  const { opening, shadow, light } = facade;
  const inOpening = x >= 0 && y >= 0 && x <= opening.width && y <= opening.height;
  const left = inOpening && y < shadow.reach ? 1 - shadow.strength : 1;
  const own = inOpening ? doorAt(facade, [x, y]) : aroundAt(facade, [x, y]);
  return taken(facade, [own[0] * light[0] * left, own[1] * light[1] * left, own[2] * light[2] * left]);
}

/** Light that a camera neither lifts nor lowers. */
const middle = 0.4;

/** What the camera makes of the light. */
function taken({ haze = 0, contrast = 1 }: Facade, [red, green, blue]: Linear): Linear {
  const drawn = (light: number) => Math.min(1, middle * ((haze + (1 - haze) * light) / middle) ** contrast);
  return [drawn(red), drawn(green), drawn(blue)];
}

const grey = (light: number): Linear => [light, light, light];

/** Seen through a pane by day. */
const usualRoom: Linear = [0.03, 0.04, 0.05];

/** A frame, a leaf with two fields and a lock; its foot is a grey threshold. */
function doorAt(
  { opening, door, set = opening, wall, frame, sidelight = 0, rooms = usualRoom }: Facade,
  [x, y]: Point,
): Linear {
  const [left, top] = [(opening.width - set.width) / 2, opening.height - set.height];
  const [across, down] = [x - left, y - top];
  if (across < 0 || across > set.width || down < 0) return wallAt(wall, [x, y]);
  if (frame && Math.min(across, set.width - across, down, Math.abs(across - sidelight)) < frame.face)
    return frame.colour;
  if (across < sidelight) return rooms;
  const inField =
    across > 220 && across < set.width - 220 && down > 260 && down < set.height - 300 && Math.abs(down - 1150) > 90;
  const darker = inField ? 0.9 : 1;
  return [door[0] * darker, door[1] * darker, door[2] * darker];
}

const wallColours: Readonly<Record<Facade['wall'], { readonly face: Linear; readonly joint: Linear }>> = {
  brick: { face: [0.3, 0.13, 0.08], joint: [0.5, 0.47, 0.42] },
  render: { face: [0.68, 0.66, 0.6], joint: [0.66, 0.64, 0.58] },
  stone: { face: [0.4, 0.36, 0.28], joint: [0.5, 0.47, 0.4] },
};

function wallAt(wall: Facade['wall'], [x, y]: Point): Linear {
  const { face, joint } = wallColours[wall];
  const row = Math.floor(y / 75);
  const inJoint = y - row * 75 < 10 || (((x + (row % 2) * 113) % 225) + 225) % 225 < 10;
  return inJoint ? joint : face;
}

/** Windows with white frames at both sides, a path at the foot. */
function aroundAt({ opening, wall, surround, rooms = usualRoom }: Facade, [x, y]: Point): Linear {
  if (y > opening.height) return grey(0.22);
  if (surround && Math.max(-x, x - opening.width, -y) < surround.face) return surround.colour;
  for (const from of [-1500, opening.width + 600]) {
    const [across, down] = [x - from, y - 350];
    if (across < 0 || across > 900 || down < 0 || down > 1200) continue;
    const isFrame = across < 70 || across > 830 || down < 70 || down > 1130;
    return isFrame ? grey(0.82) : rooms;
  }
  return wallAt(wall, [x, y]);
}

/** Distance of two colours of light 0…1 in CIE L*a*b* (ΔE 1976, D65). */
export function colourDistance(one: Linear, other: Linear): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function labOf([red, green, blue]: Linear): readonly [number, number, number] {
  const bent = (light: number) => (light > 216 / 24389 ? Math.cbrt(light) : (light * 24389) / 27 / 116 + 16 / 116);
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

import type { Placement } from '@door/photo/placement';
import { inLanguage, language } from '../../shared/text/language.ts';
import type { PhotoRefusal, PhotoWarning } from './read-photo.ts';

const english = {
  title: 'Your house',
  takePhoto: 'Take a photo',
  chooseFile: 'Choose a picture',
  advice: 'Stand straight before the door, hold the phone upright, and take it by day.',
  private: 'The photo stays on this device. Where and with what it was taken is removed.',
  reading: 'Reading the photo…',
  remove: 'Remove the photo',
  removed: 'The photo is removed.',
  putBack: 'Put back',
  putBackPhoto: 'Put back the photo of your house',
  save: 'Save the picture',
  fileName: 'my-house.jpg',
  notPainted: 'This browser could not paint the picture. Try again, or take a screenshot.',
  done: 'Done',
  close: 'Close',
  tools: 'What to change',
  tool: { corners: 'Corners', front: 'In front', light: 'Light' },
  corners: {
    help: 'Drag the four corners to the outer edge of the door frame. The arrow keys move a corner too, with Shift by more.',
    names: ['Upper left corner', 'Upper right corner', 'Lower right corner', 'Lower left corner'],
    /** What a screen reader says with a corner. */
    at: (x: number, y: number) => `${x} px from the left, ${y} px from the top`,
    notFound: 'No door frame was found. Drag the corners to it.',
    guess: 'These corners are a guess. Check that they stand on the door frame.',
    impossible: 'The corners cross one another. Move them until they stand around the door.',
  },
  front: {
    help: 'Paint over what stands in front of the door, such as a plant, a rail or a post.',
    brush: 'Brush',
    brushes: { small: 'Small', middle: 'Middle', large: 'Large' },
    mode: 'Paint or erase',
    modes: { paint: 'Paint', erase: 'Erase' },
    undo: 'Undo',
    clear: 'Clear all',
  },
  light: {
    help: 'The door has the light of the wall beside it. Correct it here.',
    brightness: 'Brightness',
    warmth: 'Warmth',
    contrast: 'Contrast',
    percent: (share: number) => `${share > 0 ? '+' : ''}${Math.round(share * 100)} %`,
  },
  before: 'Before and after',
  showsBefore: (percent: number) => `${percent} % of the door as it is today`,
  fit: {
    fits: 'This frame fits the opening as it looks in the photo.',
    wider: (mm: number) => `Your opening looks ${mm} mm wider than this frame.`,
    narrower: (mm: number) => `Your opening looks ${mm} mm narrower than this frame.`,
    /** Over buttons with the names of frames. */
    frames: 'Frames that fit it better:',
  },
  noRoom: 'This device has no room to keep the photo. It is shown until you close the page.',
  refusals: {
    heic: 'This is a HEIC picture, which browsers do not show. In the camera’s settings choose “Most compatible”, or save it as JPEG, and choose it again.',
    notPicture: 'This is not a picture that can be shown. Choose a JPEG, PNG or WebP file.',
    tooLarge: 'This picture is too large. Choose one of at most 40 MB and 100 megapixels.',
    tooSmall: 'This picture is too small to see a door in it. Choose one of at least 480 pixels each way.',
    oldBrowser: 'This browser cannot work with pictures. Bring it up to date, or use another one.',
  } satisfies Record<PhotoRefusal, string>,
  warnings: {
    dark: 'The photo is dark, so that the door’s colours are hard to judge. Take it by day, with the light behind you.',
    tilted: (degrees: number) =>
      `The photo is tilted by ${degrees}°. Hold the phone upright for a picture that looks right.`,
  } satisfies Record<PhotoWarning, string | ((degrees: number) => string)>,
};

type HouseMessages = typeof english;

export const houseMessages: HouseMessages = inLanguage(language, { en: english });

const { fit } = houseMessages;

/** A photo tells no more than this, mm. */
const step = 10;

/** Whether the frame is as wide as the opening looks: 'Your opening looks 40 mm wider than this frame.' */
export function fitText({ wider }: Pick<Placement, 'wider'>): string {
  const difference = Math.round(Math.abs(wider) / step) * step;
  if (difference < 2 * step) return fit.fits;
  return wider > 0 ? fit.wider(difference) : fit.narrower(difference);
}

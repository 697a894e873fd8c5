import type { DesignPlace } from '@door/domain/catalogue/check/design-places';
import { inLanguage, language } from '../../platform/words/language.ts';

const parts: Readonly<Record<DesignPlace['part'], string>> = { light: 'Light', panel: 'Panel' };

const english = {
  title: 'On a leaf of this size',
  width: 'Leaf width',
  height: 'Leaf height',
  mm: (length: number) => `${String(length)} mm`,
  drawing: (width: number, height: number) =>
    `The design on a leaf of ${String(width)} × ${String(height)} mm, outside`,
  editable: (width: number, height: number) =>
    `Lights and panels on a leaf of ${String(width)} × ${String(height)} mm, outside`,
  howTo: 'Drag a light, or choose it and use the arrow keys: with Shift by 10 mm, with Alt its edge.',
  tools: 'Lights and panels',
  addLight: 'Add a light',
  addPanel: 'Add a panel',
  copyIt: 'Copy',
  mirrorIt: 'Mirror',
  removeIt: 'Take out',
  undo: 'Undo',
  outside: 'Outside',
  inside: 'Inside',
  smallest: 'Smallest leaf',
  largest: 'Largest leaf',
  part: (part: DesignPlace['part'], at: number) => `${parts[part]} ${String(at + 1)}`,
  place: ({ x, y, width, height }: DesignPlace['place']) =>
    `${String(width)} × ${String(height)} mm, ${String(x)} from the left, ${String(y)} from the top`,
  faults: {
    'light-without-size': 'has no size here',
    'light-outside-leaf': 'leaves the leaf',
    'lights-overlap': 'overlaps another light',
    'panel-outside-leaf': 'leaves the leaf or has no size here',
  },
  notDrawn: 'It is drawn again when each field below can be read.',
  neverMade: 'The design needs a larger leaf than is made.',
};

export const designWords: typeof english = inLanguage(language, { en: english });

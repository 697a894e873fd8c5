import type { Catalogue } from '../catalogue/catalogue.ts';
import { trimPlaces } from '../model/build-choices.ts';
import type { Item } from '../model/item.ts';
import { slavePlaces } from '../model/slave-pieces.ts';
import type { DoorProps } from './criteria.ts';
import { answers } from './door-props.ts';

const questions = Object.entries(answers);

/** What criteria may ask about a door. */
export const criteriaQuestions: readonly string[] = [...Object.keys(answers), ...trimPlaces, ...slavePlaces];

/** All properties of this door; parts that it does not have are absent. */
export function doorPropsOf(item: Item, catalogue: Catalogue): DoorProps {
  const props: Record<string, string> = { ...item.build.trims, ...item.build.slave };
  for (const [question, answer] of questions) {
    const value = answer(item, catalogue);
    if (value !== null) props[question] = value;
  }
  return props;
}

import type { OptionSet } from '@door/domain/door/model/option-choices';
import { accepted, refused } from '@door/domain/door/model/result';
import type { Result } from '../refusals.ts';
import type { CallScope } from '../procedure.ts';
import { messages } from '../messages.ts';

/** An option set as it travels. */
export interface WireOptionSet {
  readonly Id: string;
  readonly Name: string;
  readonly IsDefault: boolean;
  readonly Choices: OptionSet['choices'];
}

export const optionSetToWire = ({ id, name, isDefault, choices }: OptionSet): WireOptionSet => ({
  Id: id,
  Name: name,
  IsDefault: isDefault,
  Choices: choices,
});

/** The set, for whoever will change it: no other changes any until the transaction ends. */
export async function lockOptionSet({ stores }: Pick<CallScope, 'stores'>, id: string): Promise<Result<OptionSet>> {
  const found = (await stores.optionSets.lock()).find((set) => set.id === id);
  return found ? accepted(found) : refused('option-set.none', messages.optionSet.none);
}

/** Stores a set under a name that no other set of the supplier has, however it is spelled. */
export async function saveOptionSet({ stores }: Pick<CallScope, 'stores'>, set: OptionSet): Promise<Result<OptionSet>> {
  const others = (await stores.optionSets.lock()).filter(({ id }) => id !== set.id);
  if (others.length >= mostSets) return refused('option-set.too-many', messages.optionSet.tooMany(mostSets));
  if (others.some(({ name }) => name.toLowerCase() === set.name.toLowerCase())) {
    return refused('option-set.name-taken', messages.optionSet.nameTaken(set.name));
  }
  await stores.optionSets.save(set);
  return accepted(set);
}

const mostSets = 100;

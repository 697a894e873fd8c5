import { isEqual } from '@door/domain/lib/is-equal';

/** The fields of a form by their names, or the rows of a list by their ids. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Merged {
  readonly fields: Fields;
  /** What both have changed, each to something else; `fields` has it as it is here. */
  readonly contested: readonly string[];
}

/** What was typed here on top of what somebody else saved meanwhile; `base` is what both began with. */
export function mergeFields(base: Fields, mine: Fields, theirs: Fields): Merged {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const isMine = (name: string) => !isEqual(mine[name], base[name]);
  const isTheirs = (name: string) => !isEqual(theirs[name], base[name]);
  const kept = names.map((name) => [name, isMine(name) ? mine[name] : theirs[name]] as const);
  return {
    fields: Object.fromEntries(kept.filter(([, value]) => value !== undefined)),
    contested: names.filter((name) => isMine(name) && isTheirs(name) && !isEqual(mine[name], theirs[name])),
  };
}

/** The fields that are not as in `base`. */
export const changedFields = (base: Fields, mine: Fields): Fields =>
  Object.fromEntries(Object.entries(mine).filter(([name, value]) => !isEqual(value, base[name])));

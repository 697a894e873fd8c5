import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FrameTemplate, System } from '../catalogue/frame-rows.ts';
import type { SystemId } from '../item/ids.ts';
import type { JobType } from './choices.ts';
import type { Item } from '../item/item.ts';

export function systemOf(id: SystemId, { rows }: Pick<Catalogue, 'rows'>): System {
  const system = rows.systems.find((each) => each.id === id);
  if (!system) throw new Error(`The catalogue holds no system ${String(id)}.`);
  return system;
}

/** The frame styles in which a system is made. */
export function stylesFor({ systemId }: Pick<Item, 'systemId'>, catalogue: Catalogue): readonly FrameTemplate[] {
  const { stylesOf, solid } = systemOf(systemId, catalogue);
  const styles = catalogue.rows.templates.filter((template) => template.systemId === (stylesOf ?? systemId));
  return solid ? styles.filter(({ sides, fanlight }) => sides === 'none' && !fanlight) : styles;
}

/** New homes must have doors that are proven against burglars. */
const demandsSecurity: ReadonlySet<JobType> = new Set(['new-build']);

/** Secured by Design is switched on by the job, and nobody can switch it off. */
export const isSecurityLocked = ({ build }: Pick<Item, 'build'>): boolean => demandsSecurity.has(build.jobType);

export const isSecured = (item: Pick<Item, 'build'>): boolean => item.build.securedByDesign || isSecurityLocked(item);

export const fireRatingOf = ({ systemId }: Pick<Item, 'systemId'>, catalogue: Catalogue): System['fire'] =>
  systemOf(systemId, catalogue).fire;

export const hasSmokeSeals = (item: Pick<Item, 'build' | 'systemId'>, catalogue: Catalogue): boolean =>
  item.build.smokeSeals || fireRatingOf(item, catalogue) !== undefined;

import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { type Design, isGlazed } from '../../catalogue/rows/design-rows.ts';
import type { FrameTemplate, System } from '../../catalogue/rows/frame-rows.ts';
import type { SystemId } from '../model/ids.ts';
import type { JobType } from '../model/build-choices.ts';
import type { Item } from '../model/item.ts';

export function systemOf(id: SystemId, { rows }: Pick<Catalogue, 'rows'>): System {
  const system = rows.systems.find((each) => each.id === id);
  if (!system) throw new Error(`The catalogue holds no system ${String(id)}.`);
  return system;
}

/** The frame templates of the item's system. */
export function templatesOfSystem(
  { systemId }: Pick<Item, 'systemId'>,
  catalogue: Catalogue,
): readonly FrameTemplate[] {
  const { stylesOf, solid } = systemOf(systemId, catalogue);
  const styles = catalogue.rows.templates.filter((template) => template.systemId === (stylesOf ?? systemId));
  return solid ? styles.filter(({ sides, fanlight }) => sides === 'none' && !fanlight) : styles;
}

/** Whether the item's system is made in this design. */
export const takesDesignOfSystem = (
  design: Design,
  { systemId }: Pick<Item, 'systemId'>,
  catalogue: Catalogue,
): boolean => !systemOf(systemId, catalogue).solid || !isGlazed(design);

/** Building regulations ask for Secured by Design in new homes. */
const jobsThatDemandSecurity: ReadonlySet<JobType> = new Set(['new-build']);

export const demandsSecurity = (jobType: JobType): boolean => jobsThatDemandSecurity.has(jobType);

/** True when the job type demands Secured by Design, so that nobody can switch it off. */
export const isSecurityLocked = ({ build }: Pick<Item, 'build'>): boolean => demandsSecurity(build.jobType);

export const isSecured = (item: Pick<Item, 'build'>): boolean => item.build.securedByDesign || isSecurityLocked(item);

export const fireRatingOf = ({ systemId }: Pick<Item, 'systemId'>, catalogue: Catalogue): System['fire'] =>
  systemOf(systemId, catalogue).fire;

export const hasSmokeSeals = (item: Pick<Item, 'build' | 'systemId'>, catalogue: Catalogue): boolean =>
  item.build.smokeSeals || fireRatingOf(item, catalogue) !== undefined;

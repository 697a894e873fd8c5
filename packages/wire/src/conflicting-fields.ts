import { isEqual } from '@door/domain/lib/is-equal';
import { givenFields, givenJson } from './given-fields.ts';
import type { WireItem } from './wire-item.ts';

/**
 * The names of the given fields that agree neither with the item as it is nor with the item as it will be after the
 * change. The wire form holds many facts twice; such a third value would be lost silently. Absent fields are not compared.
 */
export function conflictingFields(given: unknown, is: WireItem, shall: WireItem): readonly string[] {
  const versions = [given, is, shall].map(flat);
  const [said = new Map(), ...agreed] = versions;
  return [...said]
    .filter(([key, value]) => !notCompared.has(key) && !agreed.some((fields) => isEqual(fields.get(key), value)))
    .map(([key]) => key);
}

/** Dates, and the choices: what they lead to is compared. */
const notCompared: ReadonlySet<string> = new Set(['LastUpdated', 'BomUpdated', 'Choices']);

/** Columns and properties by name, and the glass of each part. Sizes and bars of parts are left out: they stand in one place only. */
function flat(item: unknown): ReadonlyMap<string, unknown> {
  const { Props, ItemSubAssembly, ...columns } = givenFields(item);
  const props = givenFields(givenJson(Props));
  const parts: readonly unknown[] = Array.isArray(ItemSubAssembly) ? ItemSubAssembly : [];
  return new Map([
    ...Object.entries(columns),
    ...Object.entries(props).map(([key, value]) => [`Props.${key}`, value] as const),
    ...parts
      .map(givenFields)
      .flatMap(({ SubAssemblyType, glassTheme, backingGlass }) => [
        [`ItemSubAssembly.${String(SubAssemblyType)}.glassTheme`, glassTheme ?? ''] as const,
        [`ItemSubAssembly.${String(SubAssemblyType)}.backingGlass`, backingGlass ?? ''] as const,
      ]),
  ]);
}

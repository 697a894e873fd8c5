import { alike } from '@door/domain/shared/alike';
import { parsedJson } from './fields.ts';
import type { WireItem } from './wire-item.ts';

/**
 * The wire form says many things twice. A field may lag behind (as the item was) or keep up (as it shall be); what says a
 * third thing would be lost in silence, so it is named here. Fields that the given item leaves out say nothing.
 */
export function strayFields(given: unknown, is: WireItem, shall: WireItem): readonly string[] {
  const versions = [given, is, shall].map(flat);
  const [said = new Map(), ...agreed] = versions;
  return [...said]
    .filter(([key, value]) => !dates.has(key) && !agreed.some((fields) => alike(fields.get(key), value)))
    .map(([key]) => key);
}

const dates: ReadonlySet<string> = new Set(['LastUpdated', 'BomUpdated']);

/** Columns and properties by name, and the glass of each part; sizes and bars of parts are read, not repeated. */
function flat(item: unknown): ReadonlyMap<string, unknown> {
  const { Props, ItemSubAssembly, ...columns } = recordOf(item);
  const props = recordOf(typeof Props === 'string' ? jsonOf(Props) : undefined);
  const parts: readonly unknown[] = Array.isArray(ItemSubAssembly) ? ItemSubAssembly : [];
  return new Map([
    ...Object.entries(columns),
    ...Object.entries(props).map(([key, value]) => [`Props.${key}`, value] as const),
    ...parts
      .map(recordOf)
      .flatMap(({ SubAssemblyType, glassTheme, backingGlass }) => [
        [`ItemSubAssembly.${String(SubAssemblyType)}.glassTheme`, glassTheme ?? ''] as const,
        [`ItemSubAssembly.${String(SubAssemblyType)}.backingGlass`, backingGlass ?? ''] as const,
      ]),
  ]);
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function jsonOf(text: string): unknown {
  const parsed = parsedJson(text);
  return parsed.ok ? parsed.value : undefined;
}

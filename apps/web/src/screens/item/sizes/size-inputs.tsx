import type { Bounds } from '@door/domain/frame/overall-limits';
import { allowed } from '@door/domain/item/configure';
import { mm } from '@door/domain/measure/mm';
import { Button } from '@door/ui/button';
import { SizeField } from '@door/ui/size-field';
import { useDeferredValue, useMemo } from 'react';
import { officeSizesWords as words } from '../../../words/office-sizes.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';
import { type EditableSize, editableSizes, limitsOf, type SizeName, standardSizes } from './editable-sizes.ts';

/** In the inspector a set is described by these; the others can be changed on the drawing. */
const shown: ReadonlySet<SizeName> = new Set([
  'overallWidth',
  'overallHeight',
  'leftSide',
  'rightSide',
  'doorHeight',
  'fanlightHeight',
  'transomDrop',
  'masterWidth',
  'slaveWidth',
]);

/** All sizes that are typed, each above its rule. */
export function SizeInputs() {
  const { item, catalogue } = useOfficeItem();
  const limits = useLimits();
  const sizes = editableSizes(item, catalogue).filter(({ name }) => shown.has(name));
  return (
    <>
      <div className="size-inputs">
        {sizes.map((size) => (
          <SizeInput key={size.name} size={size} limits={limits.get(size.name)} />
        ))}
      </div>
      <ShareLeaves />
    </>
  );
}

/** Limits follow from trying many sizes, so they come after the size that was typed. */
function useLimits(): ReadonlyMap<SizeName, Bounds> {
  const { item, catalogue } = useOfficeItem();
  const settled = useDeferredValue(item);
  return useMemo(
    () =>
      new Map(
        editableSizes(settled, catalogue).map((size) => [size.name, limitsOf(size, settled, catalogue)] as const),
      ),
    [settled, catalogue],
  );
}

interface SizeInputProps {
  readonly size: EditableSize;
  readonly limits: Bounds | undefined;
}

function SizeInput({ size, limits }: SizeInputProps) {
  const { item, catalogue, choose } = useOfficeItem();
  const { name, value, actionFor } = size;
  const { min, max } = limits ?? { min: value, max: value };
  return (
    <SizeField
      label={words.sizes[name]}
      value={value}
      min={min}
      max={max}
      usual={{ label: words.standard, values: standardSizes(size, item, catalogue) }}
      whyNot={(wished) => {
        const refusal = allowed(item, actionFor(mm(wished)), catalogue);
        return refusal && words.outOfLimits(min, max, refusal.message);
      }}
      onChange={(wished) => choose(actionFor(mm(wished)))}
    />
  );
}

/** Leads back from a width that was typed. */
function ShareLeaves() {
  const { item, choose } = useOfficeItem();
  if (item.leaves.kind === 'single' || item.leaves.masterWidth === null) return null;
  return (
    <Button look="quiet" scale="row" onClick={() => choose({ type: 'size.changeMasterWidth', masterWidth: null })}>
      {words.shareEqually}
    </Button>
  );
}

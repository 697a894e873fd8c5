import type { Bounds } from '@door/domain/door/frame/overall-limits';
import { mm } from '@door/domain/lib/mm';
import { Button } from '@door/ui/button';
import { SizeField, UsualSizes } from '@door/ui/size-field';
import { useDeferredValue, useMemo, useState } from 'react';
import { useUnsaved } from '../../layout/unsaved-fields.ts';
import { sizesMessages as messages } from '../../messages/item.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { type EditableSize, editableSizes, limitsOf, type SizeName, standardSizes } from './editable-sizes.ts';
import { disabledReasonForSize } from './disabled-reason-size.ts';

/** Sizes with a field here; the door's width between sidelights can be changed on the drawing only. */
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

/** A field for each typed size, with its limits below. */
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
        {sizes.map((size) => (
          <StandardSizes key={size.name} size={size} />
        ))}
      </div>
      <ShareLeaves />
    </>
  );
}

/** Deferred, because limits are found by trying many sizes. */
function useLimits(): ReadonlyMap<SizeName, Bounds> {
  const { item, context } = useOfficeItem();
  const deferred = useDeferredValue(item);
  return useMemo(
    () =>
      new Map(
        editableSizes(deferred, context.catalogue).map(
          (size) => [size.name, limitsOf(size, deferred, context)] as const,
        ),
      ),
    [deferred, context],
  );
}

interface SizeInputProps {
  readonly size: EditableSize;
  readonly limits: Bounds | undefined;
}

function SizeInput({ size, limits }: SizeInputProps) {
  const { item, context, choose } = useOfficeItem();
  const { name, value, actionFor } = size;
  const [isTyped, setIsTyped] = useState(false);
  useUnsaved(isTyped);
  const { min, max } = limits ?? { min: value, max: value };
  return (
    <SizeField
      label={messages.sizes[name]}
      value={value}
      min={min}
      max={max}
      disabledReason={(requested) => disabledReasonForSize(size, { item, requested: mm(requested) }, context)}
      onChange={(requested) => choose(actionFor(mm(requested)))}
      onTyped={setIsTyped}
    />
  );
}

/** Below its field for the eye, behind all fields for the Tab key. */
function StandardSizes({ size }: { readonly size: EditableSize }) {
  const { item, context, choose } = useOfficeItem();
  const { name, value, actionFor } = size;
  const sizes = standardSizes(size, item, context);
  if (sizes.length === 0) return null;
  return (
    <div className="standard-sizes" data-size={name}>
      <UsualSizes
        {...{ field: messages.sizes[name], label: messages.standard, sizes, value }}
        onChange={(requested) => choose(actionFor(mm(requested)))}
      />
    </div>
  );
}

/** Makes the two leaves equally wide again after a leaf's width was typed. */
function ShareLeaves() {
  const { item, choose } = useOfficeItem();
  if (item.leaves.kind === 'single' || item.leaves.masterWidth === null) return null;
  return (
    <Button look="quiet" scale="row" onClick={() => choose({ type: 'size.changeMasterWidth', masterWidth: null })}>
      {messages.shareEqually}
    </Button>
  );
}

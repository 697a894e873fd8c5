import { Link } from '../../../navigation/link.tsx';
import { usePlace } from '../../../navigation/navigation.ts';
import { itemRoot } from '../item-address.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';
import type { Cure } from './cures.ts';

interface CureLinkProps {
  readonly cure: Cure;
  /** Stock is picked by hand in a dialog. */
  onPickStock(): void;
}

/** The way to what mends a line. */
export function CureLink({ cure: { at, label }, onPickStock }: CureLinkProps) {
  const { path } = usePlace();
  const { item } = useOfficeItem();
  if (at === 'stock' || at === 'sizes') {
    return (
      <button type="button" className="cure-link" onClick={at === 'stock' ? onPickStock : showSizes}>
        {label}
      </button>
    );
  }
  return (
    <Link className="cure-link" to={`${itemRoot(path, item.id)}/${at}`}>
      {label}
    </Link>
  );
}

/** The sizes stand beside the drawing, above the lines. */
function showSizes() {
  const field = document.querySelector<HTMLElement>('.item-inspector :is(input, select, button)');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

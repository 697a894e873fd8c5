import { Link } from '../../../shared/router/link.tsx';
import { useRouter } from '../../../shared/router/use-router.ts';
import { itemRoot } from '../../items/item-path.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { WhileUnlocked } from '../../open-item/while-unlocked.tsx';
import type { Fix } from './fixes.ts';

interface FixLinkProps {
  readonly fix: Fix;
  /** Opens the dialog in which stock is picked. */
  onPickStock(): void;
}

/** A link or button to what fixes a line without stock. */
export function FixLink({ fix: { at, label }, onPickStock }: FixLinkProps) {
  const { path } = useRouter();
  const { item } = useOfficeItem();
  if (at === 'stock' || at === 'sizes') {
    return (
      <WhileUnlocked what={at === 'stock' ? 'bom' : 'design'}>
        <button type="button" className="fix-link" onClick={at === 'stock' ? onPickStock : focusSizes}>
          {label}
        </button>
      </WhileUnlocked>
    );
  }
  return (
    <Link className="fix-link" to={`${itemRoot(path, item.id)}/${at}`}>
      {label}
    </Link>
  );
}

/** Scrolls to the sizes beside the drawing and focuses the first field. */
function focusSizes() {
  const field = document.querySelector<HTMLElement>('.item-inspector :is(input, select, button)');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

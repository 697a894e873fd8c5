import type { Design } from '@door/domain/catalogue/rows/design-rows';
import type { DesignPlace } from '@door/domain/catalogue/check/design-places';
import { Button } from '@door/ui/button';
import { designMessages as t } from '../../messages/catalogue-kinds.ts';
import { copied, mirrored, type PlaceRef, withNew } from './edit-design.ts';

interface PlanToolsProps {
  readonly design: Design;
  /** null: no place is chosen. */
  readonly chosen: PlaceRef | null;
  readonly canUndo: boolean;
  /** The design with one more light or panel, which stands last. */
  onAdd(next: Design, part: DesignPlace['part']): void;
  onRemove(ref: PlaceRef): void;
  onUndo(): void;
}

export function PlanTools({ design, chosen, canUndo, onAdd, onRemove, onUndo }: PlanToolsProps) {
  return (
    <div className="row" role="toolbar" aria-label={t.tools}>
      <Button scale="row" onClick={() => onAdd(withNew(design, 'light'), 'light')}>
        {t.addLight}
      </Button>
      <Button scale="row" onClick={() => onAdd(withNew(design, 'panel'), 'panel')}>
        {t.addPanel}
      </Button>
      <Button scale="row" disabled={!chosen} onClick={() => chosen && onAdd(copied(design, chosen), chosen.part)}>
        {t.copyIt}
      </Button>
      <Button scale="row" disabled={!chosen} onClick={() => chosen && onAdd(mirrored(design, chosen), chosen.part)}>
        {t.mirrorIt}
      </Button>
      <Button scale="row" disabled={!chosen} onClick={() => chosen && onRemove(chosen)}>
        {t.removeIt}
      </Button>
      <Button scale="row" disabled={!canUndo} aria-keyshortcuts="Control+Z Meta+Z" onClick={onUndo}>
        {t.undo}
      </Button>
    </div>
  );
}

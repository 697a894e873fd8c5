import type { FrameLayout } from '@door/domain/model/parts';

const begin: Readonly<Record<FrameLayout['sides'], string>> = {
  none: '',
  left: 'left-side',
  right: 'right-side',
  both: 'both-sides',
};

/** The specification's word for a layout: `door-only`, `fanlight with mullion`, `left-side with mullion & fanlight` … */
export function frameConfigOf({ sides, mullion, fanlight }: FrameLayout): string {
  if (sides === 'none') return fanlight ? `fanlight${mullion ? ' with mullion' : ''}` : 'door-only';
  return `${begin[sides]}${mullion ? ' with mullion' : ''}${fanlight ? ' & fanlight' : ''}`;
}

import { type FrameLayout, layoutOf, type Part } from '@door/domain/door/model/parts';

const begin: Readonly<Record<FrameLayout['sides'], string>> = {
  none: '',
  left: 'left-side',
  right: 'right-side',
  both: 'both-sides',
};

const isDoor = ({ kind }: Pick<Part, 'kind'>): boolean => kind === 'single-door' || kind === 'double-door';

/** The specification's word for what these parts make up; '' where there is no door, unless it is a fanlight alone. */
export function frameConfigOf(parts: readonly Part[]): string {
  const layout = layoutOf(parts);
  return parts.some(isDoor) || (layout.fanlight && layout.sides === 'none') ? configOfLayout(layout) : '';
}

/** `door-only`, `fanlight with mullion`, `left-side with mullion & fanlight` … */
function configOfLayout({ sides, mullion, fanlight }: FrameLayout): string {
  if (sides === 'none') return fanlight ? `fanlight${mullion ? ' with mullion' : ''}` : 'door-only';
  return `${begin[sides]}${mullion ? ' with mullion' : ''}${fanlight ? ' & fanlight' : ''}`;
}

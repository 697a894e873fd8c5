import { short } from '../shapes/path-data.ts';

/** A place and size for a path: first scaled about the origin, then moved. */
export interface Fit {
  readonly scale: readonly [x: number, y: number];
  readonly shift: readonly [x: number, y: number];
}

/** What each number after a command measures: along x, along y, or neither (flags and turns of an arc). */
const measures: Readonly<Record<string, readonly ('x' | 'y' | 'width' | 'height' | 'as-is')[]>> = {
  M: ['x', 'y'],
  L: ['x', 'y'],
  H: ['x'],
  V: ['y'],
  Q: ['x', 'y', 'x', 'y'],
  C: ['x', 'y', 'x', 'y', 'x', 'y'],
  A: ['width', 'height', 'as-is', 'as-is', 'as-is', 'x', 'y'],
  Z: [],
};

/** Path data at another place and size. Small letters (relative steps) are scaled and not moved. */
export function scaledPath(d: string, { scale, shift }: Fit): string {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)]
    .map(([, command = '', numbers = '']) => {
      const kinds = measures[command.toUpperCase()] ?? [];
      const relative = command === command.toLowerCase();
      const by = {
        x: (value: number) => value * scale[0] + (relative ? 0 : shift[0]),
        y: (value: number) => value * scale[1] + (relative ? 0 : shift[1]),
        width: (value: number) => value * scale[0],
        height: (value: number) => value * scale[1],
        'as-is': (value: number) => value,
      } as const;
      const values = numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
      return (
        command +
        values.map((value, index) => short(by[kinds[index % kinds.length] ?? 'as-is'](Number(value)))).join(' ')
      );
    })
    .join('');
}

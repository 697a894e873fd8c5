import { language } from '../../shared/text/language.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

const formats = units.map((unit, power) => ({
  least: power === 0 ? 0 : 1000 ** power,
  format: new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumSignificantDigits: 3 }),
}));

/** `42.5 MB`, in thousands as disks are sold. */
export function bytesText(bytes: number): string {
  const fitting = formats.findLast(({ least }) => bytes >= least) ?? formats[0];
  return fitting ? fitting.format.format(bytes / Math.max(1, fitting.least)) : '';
}

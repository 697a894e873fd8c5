import { percent } from '@door/domain/selling/pricing/money';
import { priceTiers } from '@door/domain/selling/pricing/price-list';
import { z } from 'zod';

const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** A rate in per cent, as people write it: 13.5. */
export const percentInput = z
  .number('must be a rate in per cent')
  .min(0, 'must not be negative')
  .max(1000, 'must be at most 1000')
  .refine(hasTwoDecimals, 'must have at most two decimals')
  .transform(percent);

/** A rate of tax in per cent: 13.5. */
export const vatPercentInput = z
  .number('must be a rate in per cent')
  .min(0, 'must not be negative')
  .max(100, 'must be at most 100')
  .refine(hasTwoDecimals, 'must have at most two decimals')
  .transform(percent);

/** By how much prices are raised, or lowered: -5.5. */
export const signedPercentInput = z
  .number('must be a rate in per cent')
  .min(-90, 'must be at least -90')
  .max(1000, 'must be at most 1000')
  .refine(hasTwoDecimals, 'must have at most two decimals')
  .transform(percent);

export const priceListVersionInput = z
  .int('must be the number of a price list')
  .min(1, 'must be 1 or more')
  .max(100_000, 'must be at most 100000');

export const tierInput = z.enum([...priceTiers, 'none'], 'must be A, B, C or none');

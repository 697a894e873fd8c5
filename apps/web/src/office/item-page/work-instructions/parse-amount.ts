const maxAmount = 100_000;

/** `5,96` and `5.96` are 5.96; null for an empty text and for 0, undefined for what is no amount from 0 to 100000. */
export function parseAmount(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0 && amount <= maxAmount ? amount || null : undefined;
}

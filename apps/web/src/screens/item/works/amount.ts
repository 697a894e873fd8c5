const most = 100_000;

/** What somebody typed as an amount: null where they typed none, undefined where it is no amount. */
export function amountIn(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0 && amount <= most ? amount : undefined;
}

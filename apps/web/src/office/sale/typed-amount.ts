/** Thousands parted by commas or spaces, or by points where a comma parts the cents. */
const grouped =
  /^-?\d{1,3}(?:(?:,\d{3})+(?:\.\d{1,2})?|(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|(?:\.\d{3})+,\d{1,2})$/;

/** An amount as people write and paste it, as the server takes it: `12,50` is 12.50, `1,234.56` and `1.234,56` are 1234.56. What is no amount stays as it is. */
export function amountIn(text: string): string {
  const typed = text.trim();
  if (!grouped.test(typed)) return typed.replace(',', '.');
  const [, whole = '', cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  const digits = whole.replaceAll(/[^\d-]/g, '');
  return cents === undefined ? digits : `${digits}.${cents}`;
}

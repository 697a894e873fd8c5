/** What is left when the letters and digits of a text are read as one number, A as 10, and divided by 97 (ISO 7064, MOD 97-10). */
const remainder = (text: string): number =>
  Array.from(text).reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/** Whether the check digits behind the first two letters hold: of an IBAN (ISO 13616) and of a creditor reference (ISO 11649). */
const isChecked = (text: string): boolean => remainder(`${text.slice(4)}${text.slice(0, 4)}`) === 1;

/** The creditor reference of an order for life, by ISO 11649: 10234 gives `RF72DW10234`. */
export function bankReference(order: number): string {
  const own = `DW${order}`;
  const check = 98 - remainder(`${own}RF00`);
  return `RF${String(check).padStart(2, '0')}${own}`;
}

/** An IBAN without spaces, whose check digits hold. */
export const isIban = (text: string): boolean => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && isChecked(text);

/** A creditor reference by ISO 11649, without spaces. */
export const isBankReference = (text: string): boolean => /^RF\d{2}[A-Z0-9]{1,21}$/.test(text) && isChecked(text);

/** A BIC of 8 or 11 characters (ISO 9362). */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text);

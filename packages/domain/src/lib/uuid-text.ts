/** 32 hexadecimal digits as the text of a UUID. */
export const uuidText = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

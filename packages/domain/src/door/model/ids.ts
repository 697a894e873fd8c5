declare const name: unique symbol;
type Named<Base, Name extends string> = Base & { readonly [name]: Name };

/** Random UUID of an item. Not a counter: nobody may guess the id of another person's item. */
export type ItemId = Named<string, 'ItemId'>;
/** Id of a supplier; the demo suppliers are -1022 and -1023. */
export type ClientId = Named<number, 'ClientId'>;
export type TemplateId = Named<string, 'TemplateId'>;
export type SystemId = Named<number, 'SystemId'>;
export type DesignId = Named<number, 'DesignId'>;
export type ColourId = Named<number, 'ColourId'>;
export type ThemeId = Named<number, 'ThemeId'>;
/** The factory's article code (`WinSysStockCode`), such as `LP-310-CH`. */
export type StockCode = Named<string, 'StockCode'>;

export const itemId = (value: string): ItemId => value as ItemId;
export const clientId = (value: number): ClientId => value as ClientId;
export const templateId = (value: string): TemplateId => value as TemplateId;
export const systemId = (value: number): SystemId => value as SystemId;
export const designId = (value: number): DesignId => value as DesignId;
export const colourId = (value: number): ColourId => value as ColourId;
export const themeId = (value: number): ThemeId => value as ThemeId;
export const stockCode = (value: string): StockCode => value as StockCode;

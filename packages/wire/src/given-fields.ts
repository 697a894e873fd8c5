import { parsedJson } from '@door/domain/door/model/fields';

export type GivenFields = Readonly<Record<string, unknown>>;

/** The fields of something that was sent, before it is known what it is; none of what is no record. */
export const givenFields = (value: unknown): GivenFields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** What JSON text that was sent holds; undefined where it is none. */
export const givenJson = (text: unknown): unknown => (typeof text === 'string' ? parsedJson(text) : undefined);

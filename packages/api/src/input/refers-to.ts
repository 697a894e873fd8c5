/** What a field of an input names. */
export type Referent =
  | 'client'
  | 'colleague'
  | 'customer'
  | 'customer version'
  | 'design'
  | 'design group'
  | 'enquiry'
  | 'handle type'
  | 'item'
  | 'item version'
  | 'manual line'
  | 'offer'
  | 'option set'
  | 'order'
  | 'photo'
  | 'price list draft'
  | 'product'
  | 'quote'
  | 'quote line'
  | 'share'
  | 'stock option'
  | 'system'
  | 'task'
  | 'template'
  | 'theme'
  | 'uploaded photo'
  | 'uploaded picture'
  | 'whole item'
  | 'whole part';

/** Metadata of a schema, by which the tests of access send every call the id of something that exists. */
export const refersTo = (referent: Referent) => ({ refersTo: referent });

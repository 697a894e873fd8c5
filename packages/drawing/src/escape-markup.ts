const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for content and attributes of SVG and HTML. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Whether a text needs no escaping in an attribute: a fast check before hundreds of `escapeMarkup` calls. */
export const plain = /^[^&<>"']*$/;

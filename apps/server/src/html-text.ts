const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What a person typed stays text, between elements and in their attributes. */
export const htmlText = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

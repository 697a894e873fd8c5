/** What a document says beside its paper: the names of its pictures, and which page this is. */
export const paperCaptions = {
  external: 'From outside',
  internal: 'From inside',
  drawing: 'Seen from outside. Sizes in mm.',
  page: (page: number, pages: number) => `${String(page)} of ${String(pages)}`,
};

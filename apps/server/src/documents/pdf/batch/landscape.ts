/** A4 across, in points, with margins of 12 mm. */
export const page = { width: 841.89, height: 595.28 } as const;
const margin = 34;

export const left = margin;
export const right = page.width - margin;
export const top = margin;
/** Where the content ends; the page number stands below. */
export const bottom = page.height - margin - 18;

const hasDigit = /\d/;

/**
 * The town of an address as people write it, for lists: of its lines, or of what commas part, the last one that says more than a postcode.
 * @returns '' where nothing but a street is said
 */
export function townOf(address: string): string {
  const parts = address
    .split(/[\n,]/)
    .slice(1)
    .map((part) =>
      part
        .trim()
        .split(/\s+/)
        .filter((word) => !hasDigit.test(word))
        .join(' '),
    );
  return parts.findLast((part) => part !== '') ?? '';
}

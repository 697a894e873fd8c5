/** A colour between others that stand at even distances, at a share 0…1 of the way. Colours are `#rrggbb`. */
export function colourAlong(colours: readonly string[], share: number): string {
  const place = Math.min(1, Math.max(0, share)) * (colours.length - 1);
  const from = Math.min(Math.floor(place), colours.length - 2);
  const [one, other] = [colours[from] ?? '#000000', colours[from + 1] ?? colours[from] ?? '#000000'];
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * (place - from));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

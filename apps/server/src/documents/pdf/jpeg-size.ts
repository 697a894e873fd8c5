/** Width and height of a JPEG in pixels, from its frame header. Throws where there is none. */
export function jpegSize(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // After the mark of the file each segment has a mark of two bytes and its own length.
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (frameMarks.has(view.getUint16(at))) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  throw new Error('The picture is no JPEG.');
}

/** Baseline, extended and progressive frames. */
const frameMarks = new Set([0xffc0, 0xffc1, 0xffc2]);

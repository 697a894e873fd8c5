import type { VersionLine } from '@door/domain/selling/quote/quote-version';

interface MadePictures {
  readonly LineId: string;
  readonly External: string;
  readonly Internal: string;
}

/** How each door of a version looks: the drawing that was kept with it, and its pictures, null while they are being made. */
export const picturesToWire = (lines: readonly Pick<VersionLine, 'id' | 'drawing'>[], made: readonly MadePictures[]) =>
  lines.map(({ id, drawing }) => {
    const pictures = made.find(({ LineId }) => LineId === id);
    return {
      LineId: id,
      External: pictures?.External ?? null,
      Internal: pictures?.Internal ?? null,
      Drawing: drawing,
    };
  });

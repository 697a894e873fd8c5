import { useEffect, useState } from 'react';

/** An address for a blob while it is shown; null at first. */
export function useObjectUrl(blob: Blob): string | null {
  const [shown, setShown] = useState<{ readonly of: Blob; readonly address: string } | null>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    setShown({ of: blob, address });
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return shown?.of === blob ? shown.address : null;
}

/** The pixels of a picture; null until they are decoded. */
export function usePhotoPixels(jpeg: Blob | null): ImageBitmap | null {
  const [decoded, setDecoded] = useState<{ readonly of: Blob; readonly pixels: ImageBitmap } | null>(null);
  useEffect(() => {
    if (!jpeg) return;
    let wanted = true;
    void createImageBitmap(jpeg).then((pixels) => {
      if (wanted) setDecoded({ of: jpeg, pixels });
      else pixels.close();
    });
    return () => {
      wanted = false;
    };
  }, [jpeg]);
  return decoded?.of === jpeg ? decoded.pixels : null;
}

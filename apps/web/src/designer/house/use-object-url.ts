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

import { type ReactNode, useState } from 'react';

export interface SupplierLogoProps {
  readonly name: string;
  /** Its address; null or '' where the supplier has none. */
  readonly url: string | null;
  /** In its place. */
  readonly children: ReactNode;
}

/** The supplier's logo, or what stands in its place: also where it cannot be loaded. */
export function SupplierLogo({ name, url, children }: SupplierLogoProps) {
  const [lost, setLost] = useState<string | null>(null);
  if (!url || url === lost) return children;
  const lose = () => setLost(url);
  // It may have failed before the page took the server's HTML over.
  const askWhetherLost = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(lose);
  };
  return <img ref={askWhetherLost} src={url} alt={name} onError={lose} />;
}

import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { useDeferredValue } from 'react';
import { designMessages as t } from '../../messages/catalogue-kinds.ts';
import { RowPicture } from '../row-picture.tsx';

interface DesignPicturesProps {
  readonly content: CatalogueContent;
  /** The key of the design among the content's rows. */
  readonly rowKey: string;
}

const sides = [
  ['external', t.outside],
  ['internal', t.inside],
] as const;

/** The design as visitors will see it, from both sides. It follows what is typed and dragged a moment later. */
export function DesignPictures({ content, rowKey }: DesignPicturesProps) {
  const drawn = useDeferredValue(content);
  return sides.map(([side, name]) => (
    <figure key={side} className="design-picture">
      <RowPicture kind="designs" rowKey={rowKey} content={drawn} side={side} />
      <figcaption>{name}</figcaption>
    </figure>
  ));
}

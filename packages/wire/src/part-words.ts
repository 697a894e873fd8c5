import type { GlazedFramePartKind } from '@door/domain/item/parts';

/** How the door's properties begin that belong to one glazed part. */
export const sidesKey: Readonly<Record<GlazedFramePartKind, string>> = {
  'left-sidelight': 'leftSidelight',
  'right-sidelight': 'rightSidelight',
  fanlight: 'fanlight',
};

import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import type { HouseDialogProps } from './house-dialog.tsx';

/** The dialog of the visitor's own house; its code is fetched when it is first wanted. */
const Dialog = lazyComponent<HouseDialogProps>(() =>
  import('./house-dialog.tsx').then(({ HouseDialog }) => HouseDialog),
);

/** Nothing is fetched before it is opened for the first time. */
export const LazyHouseDialog = (props: HouseDialogProps) => (props.open ? <Dialog {...props} /> : null);

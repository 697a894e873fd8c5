import { lateComponent } from '../../platform/on-demand/late-component.tsx';

/** The heart that keeps a door. */
export const LateKeepTools = lateComponent(() => import('./keep-tools.tsx').then(({ KeepTools }) => KeepTools));

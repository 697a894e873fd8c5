import { lateComponent } from '../../platform/on-demand/late-component.tsx';

/** There is nothing to announce before the first choice. */
export const LateAnnouncedChanges = lateComponent(() =>
  import('./announced-changes.tsx').then(({ AnnouncedChanges }) => AnnouncedChanges),
);

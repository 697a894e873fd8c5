import { DrawnOutline } from '@door/ui/drawn-outline';

export const LoadingScreen = () => (
  <div className="loading-screen" role="status">
    <DrawnOutline scale="large" />
    <p>Getting things ready</p>
  </div>
);

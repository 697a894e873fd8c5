import { DrawnOutline } from '@door/ui/drawn-outline';
import { words } from '../words/words.ts';
import './loading-screen.css';

export const LoadingScreen = () => (
  <div className="loading-screen" role="status">
    <DrawnOutline scale="large" />
    <p>{words.busy.starting}</p>
  </div>
);

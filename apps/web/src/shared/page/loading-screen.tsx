import { DrawnOutline } from '@door/ui/drawn-outline';
import { messages } from '../messages/messages.ts';
import './loading-screen.css';

export const LoadingScreen = () => (
  <div className="loading-screen" role="status">
    <DrawnOutline scale="large" />
    <p>{messages.busy.starting}</p>
  </div>
);

import { Button } from '@door/ui/button';
import { messages } from '../../shared/messages/messages.ts';
import './gallery-none.css';

/** Instead of the gallery, or of the guide that asks it, while the server is out of reach. */
export const GalleryOutOfReach = ({ askAgain }: { readonly askAgain: () => void }) => (
  <section className="gallery-none" role="alert">
    <p>{messages.error.outOfReach}</p>
    <Button look="primary" onClick={askAgain}>
      {messages.error.tryAgain}
    </Button>
  </section>
);

import { Button } from '@door/ui/button';
import { words } from '../../shared/words/words.ts';
import './gallery-none.css';

/** Instead of the gallery, or of the guide that asks it, while the server is out of reach. */
export const GalleryOutOfReach = ({ askAgain }: { readonly askAgain: () => void }) => (
  <section className="gallery-none" role="alert">
    <p>{words.error.outOfReach}</p>
    <Button look="primary" onClick={askAgain}>
      {words.error.tryAgain}
    </Button>
  </section>
);

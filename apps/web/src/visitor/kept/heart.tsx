import { Icon } from '@door/ui/icons';

/** Filled by the style sheet where its button is pressed. */
export const Heart = () => (
  <Icon>
    <path d="M12 20.2 4.6 13a4.9 4.9 0 0 1 6.9-6.9l.5.5.5-.5a4.9 4.9 0 0 1 6.9 6.9z" />
  </Icon>
);

import { beforeEach } from 'vitest';

/** Component tests share the browser's storage: what one left unsent must not be taken up by the next. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

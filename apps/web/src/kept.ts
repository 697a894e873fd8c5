/** What outlives a page, under a name. */
export type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser may refuse to keep anything (cookies blocked) or anything more (full). Nothing on a page may fail for that:
 * what it refuses is kept here for as long as the page lives.
 */
export function keptIn(storage: () => Kept): Kept {
  const refused = new Map<string, string>();
  const asked = <Answer>(ask: (kept: Kept) => Answer, otherwise: Answer): Answer => {
    try {
      return ask(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (name) => refused.get(name) ?? asked((kept) => kept.getItem(name), null),
    setItem: (name, text) => {
      const isKept = asked((kept) => {
        kept.setItem(name, text);
        return true;
      }, false);
      if (isKept) refused.delete(name);
      else refused.set(name, text);
    },
    removeItem: (name) => {
      refused.delete(name);
      asked((kept) => kept.removeItem(name), undefined);
    },
  };
}

/** Kept for every tab of this device. */
export const onDevice = keptIn(() => localStorage);

/** Kept until this tab is closed. */
export const inTab = keptIn(() => sessionStorage);

import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Glazing } from '@door/domain/item/item';
import type { PaneFacts } from '../facts.ts';

/** Until glass is chosen the door stands with clear glass. */
export function glazingFacts(glazing: Glazing, catalogue: Catalogue): PaneFacts['glazing'] {
  if (glazing.kind === 'theme') return { kind: 'theme', name: catalogue.theme(glazing.themeId).name };
  return { kind: glazing.kind === 'unglazed' ? 'unglazed' : 'clear' };
}

import type { Article } from '../../catalogue/rows/production-rows.ts';
import type { BarRecord } from './bar-record.ts';
import type { PiecePlace } from './bom-piece.ts';
import type { BomGroup } from './bom-group.ts';
import type { BomRecord } from './bom-record.ts';
import type { FittingRecord } from './fitting-record.ts';
import type { CassetteRecord, GlassRecord, SlabRecord } from './leaf-piece-record.ts';
import type { Missing, MissingRecord } from './missing-record.ts';
import type { CountRecord, RunRecord } from './supplies-record.ts';
import { partsOfGroup } from './drawn-part.ts';
import { barName, fittingName, lightName, suppliesName } from './piece-name.ts';
import type { ResolvedItem, ResolvedLeaf } from './resolved-item.ts';

/** A record before its article is looked up and its name is made. */
type Wanted<Kind extends { readonly article: Article }> = Omit<Kind, 'kind' | 'name' | 'article' | 'dropdown'> & {
  readonly code: string;
  /** Absent: null. */
  readonly dropdown?: string | null;
};

export const barRecord = ({ code, dropdown = null, ...bar }: Wanted<BarRecord>, resolved: ResolvedItem): BomRecord =>
  withArticle({ code, name: barName(bar.bar), group: bar.group }, resolved, (found) => ({
    kind: 'bar',
    ...found,
    dropdown,
    ...bar,
  }));

export const slabRecord = ({ code, dropdown = null, ...slab }: Wanted<SlabRecord>, resolved: ResolvedItem): BomRecord =>
  withArticle({ code, name: 'slab', group: slab.group }, resolved, (found) => ({
    kind: 'slab',
    ...found,
    dropdown,
    ...slab,
  }));

export const cassetteRecord = (
  { code, dropdown = null, ...cassette }: Wanted<CassetteRecord>,
  resolved: ResolvedItem,
): BomRecord =>
  withArticle({ code, name: `${lightName(cassette.light)} cassette`, group: cassette.group }, resolved, (found) => ({
    kind: 'cassette',
    ...found,
    dropdown,
    ...cassette,
  }));

export const glassRecord = (
  { code, dropdown = null, ...glass }: Wanted<GlassRecord>,
  resolved: ResolvedItem,
): BomRecord =>
  withArticle({ code, name: `${lightName(glass.light)} glass`, group: glass.group }, resolved, (found) => ({
    kind: 'glass',
    ...found,
    dropdown,
    ...glass,
  }));

export const fittingRecord = (
  { code, dropdown = null, ...fitted }: Wanted<FittingRecord>,
  resolved: ResolvedItem,
): BomRecord =>
  withArticle({ code, name: fittingName(fitted.fitting), group: fitted.group }, resolved, (found) => ({
    kind: 'fitting',
    ...found,
    dropdown,
    ...fitted,
  }));

export const countRecord = (
  {
    code,
    dropdown = null,
    frame = null,
    light = null,
    byWidth = null,
    ...counted
  }: WantedSupplies<CountRecord, 'frame' | 'light' | 'byWidth'>,
  resolved: ResolvedItem,
): BomRecord =>
  withArticle({ code, name: suppliesName({ ...counted, light }), group: counted.group }, resolved, (found) => ({
    kind: 'count',
    ...found,
    dropdown,
    frame,
    light,
    byWidth,
    ...counted,
  }));

export const runRecord = (
  { code, dropdown = null, light = null, ...run }: WantedSupplies<RunRecord, 'light'>,
  resolved: ResolvedItem,
): BomRecord =>
  withArticle({ code, name: suppliesName({ ...run, light }), group: run.group }, resolved, (found) => ({
    kind: 'run',
    ...found,
    dropdown,
    light,
    ...run,
  }));

/** Facts that most supplies do not have may be left out; they become null. */
type WantedSupplies<Kind extends { readonly article: Article }, Rare extends keyof Wanted<Kind>> = Omit<
  Wanted<Kind>,
  Rare
> &
  Partial<Pick<Wanted<Kind>, Rare>>;

interface WantedArticle {
  readonly code: string;
  readonly name: string;
  readonly group: BomGroup;
}

/** An article without a production row becomes a missing record; no code is invented. */
function withArticle(
  { code, name, group }: WantedArticle,
  { production }: ResolvedItem,
  recordOf: (found: { readonly name: string; readonly article: Article }) => BomRecord,
): BomRecord {
  const article = production.articles.find((each) => each.code === code);
  return article ? recordOf({ name, article }) : missing(group, 'article', `The works keep no ${code} (${name}).`);
}

export const missing = (group: BomGroup, what: Missing, reason: string): MissingRecord => ({
  kind: 'missing',
  group,
  what,
  reason,
  draws: partsOfGroup[group],
});

/** The place of what belongs to the whole set. */
export const inSet = (group: BomGroup): PiecePlace => ({
  group,
  partId: null,
  leaf: null,
  draws: partsOfGroup[group],
});

/** The place of what is part of a leaf or fitted to it. */
export const onLeaf = ({ group }: ResolvedLeaf, { door }: ResolvedItem): PiecePlace => ({
  group,
  partId: door.partId,
  leaf: group,
  draws: partsOfGroup[group],
});

/** The place of what belongs to the door's frame. */
export const inDoorFrame = ({ frameGroup, door }: ResolvedItem): PiecePlace => ({
  group: frameGroup,
  partId: door.partId,
  leaf: null,
  draws: partsOfGroup[frameGroup],
});

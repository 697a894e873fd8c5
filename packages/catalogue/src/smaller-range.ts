import type { ColourPair } from '@door/domain/catalogue/colour-rows';
import type { Design } from '@door/domain/catalogue/design-rows';
import type { FrameTemplate } from '@door/domain/catalogue/frame-rows';
import type { CatalogueRows } from '@door/domain/catalogue/catalogue-rows';
import type { HandleOption } from '@door/domain/catalogue/stock-rows';
import type { ColourId, DesignId, TemplateId, ThemeId } from '@door/domain/model/ids';

/** What a supplier leaves out of the full catalogue. */
export interface LeftOut {
  readonly templates: readonly TemplateId[];
  readonly designs: readonly DesignId[];
  readonly colours: readonly ColourId[];
  readonly themes: readonly ThemeId[];
}

/** The catalogue without these rows and all rows that refer to them; ids stay the same. */
export function smallerRange(rows: CatalogueRows, leftOut: LeftOut): CatalogueRows {
  const designs = rows.designs.filter((design) => !leftOut.designs.includes(design.id));
  const keepsBothColours = (pair: ColourPair) =>
    !leftOut.colours.includes(pair.external) && !leftOut.colours.includes(pair.inside);
  return {
    ...rows,
    templates: rows.templates.filter((template) => keepsTemplate(template, leftOut)),
    designs,
    colours: rows.colours.filter((colour) => !leftOut.colours.includes(colour.id)),
    colourPairs: rows.colourPairs.filter(keepsBothColours),
    themes: rows.themes.filter((theme) => !leftOut.themes.includes(theme.id)),
    handles: rows.handles.filter((handle) => suitsAny(handle, designs)),
  };
}

const keepsTemplate = (template: FrameTemplate, leftOut: LeftOut) =>
  !leftOut.templates.includes(template.id) && !leftOut.designs.includes(template.designId);

const suitsAny = (handle: HandleOption, designs: readonly Design[]) =>
  designs.some((design) => handle.designGroups.includes(design.hardwareGroup));

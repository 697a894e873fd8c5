import type { ColourPair } from '@door/domain/catalogue/rows/colour-rows';
import type { Design } from '@door/domain/catalogue/rows/design-rows';
import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import type { CatalogueRows } from '@door/domain/catalogue/rows/catalogue-rows';
import type { GalleryRows } from '@door/domain/catalogue/rows/gallery-rows';
import type { HandleOption } from '@door/domain/catalogue/rows/stock-rows';
import type { ColourId, DesignId, TemplateId, ThemeId } from '@door/domain/door/model/ids';

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

/** The gallery of such a supplier: the doors that it still makes, and of each style what it still has. */
export const smallerGallery = ({ finishedDoors, houseStyles }: GalleryRows, leftOut: LeftOut): GalleryRows => ({
  finishedDoors: finishedDoors.filter(
    ({ templateId, designId, doorColour, doorGlass, frameExternal }) =>
      !leftOut.templates.includes(templateId) &&
      !leftOut.designs.includes(designId) &&
      !leftOut.colours.includes(doorColour) &&
      !(frameExternal?.kind === 'frame-colour' && leftOut.colours.includes(frameExternal.colourId)) &&
      !(doorGlass?.kind === 'theme' && leftOut.themes.includes(doorGlass.themeId)),
  ),
  houseStyles: houseStyles.map((style) => ({
    ...style,
    designs: style.designs.filter((id) => !leftOut.designs.includes(id)),
    colours: style.colours.filter((id) => !leftOut.colours.includes(id)),
  })),
});

const keepsTemplate = (template: FrameTemplate, leftOut: LeftOut) =>
  !leftOut.templates.includes(template.id) && !leftOut.designs.includes(template.designId);

const suitsAny = (handle: HandleOption, designs: readonly Design[]) =>
  designs.some((design) => handle.designGroups.includes(design.hardwareGroup));

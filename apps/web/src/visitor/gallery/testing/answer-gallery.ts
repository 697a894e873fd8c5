import type { FinishedDoor, HouseStyle } from '@door/domain/catalogue/rows/gallery-rows';
import { vi } from 'vitest';
import { catalogue } from '../../../shared/testing/fakes.ts';

const [single, ...others] = catalogue.sold.templates;
const double = others.find(({ doors }) => doors === 'double');
const [red, blue] = catalogue.sold.colours.filter(({ use }) => use === 'door');
const solid = catalogue.sold.designs.find(({ lights }) => lights.length === 0);
if (!single || !double || !red || !blue || !solid) throw new Error('The catalogue of the tests is too small.');

export const someDoors: readonly FinishedDoor[] = [
  { id: 1, name: 'Plain', wall: 'brick', templateId: single.id, designId: solid.id, doorColour: red.id },
  {
    id: 2,
    name: 'No longer made',
    wall: 'stone',
    templateId: single.id,
    designId: solid.id,
    doorColour: blue.id,
    handleType: 'of another age',
  },
  { id: 3, name: 'Wide', wall: 'render', templateId: double.id, designId: solid.id, doorColour: blue.id },
];

export const aStyle: HouseStyle = {
  id: 4,
  name: 'Cottage',
  wall: 'stone',
  designs: [solid.id],
  colours: [blue.id, red.id],
};

/** A server that answers with the gallery, after that many calls that do not reach it. */
export function answerGallery(unreached = 0): void {
  let calls = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('getGallery')) return new Response('', { status: 404 });
    calls += 1;
    if (calls <= unreached) throw new TypeError('Failed to fetch');
    return Response.json([{ result: { data: { finishedDoors: someDoors, houseStyles: [aStyle] } } }]);
  });
}

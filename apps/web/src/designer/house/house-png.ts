import type { DrawnItem } from '../pictures/door-png.ts';
import { pngOfPhoto } from './photo-png.ts';
import { composeHousePicture } from './compose-house-picture.ts';
import { houseStorage } from './house-storage.ts';

/** Enough to judge a door at its house, and little enough for a phone's network. */
const largest = { side: 1280, bytes: 3 * 1024 * 1024 };

/** The door in the photo of the house on this device, as the server takes pictures. null: there is no photo, or it cannot be painted. */
export async function housePng(drawn: Omit<DrawnItem, 'side'>, clientId: number): Promise<Blob | null> {
  const photo = await houseStorage(clientId).loaded();
  const picture = photo && (await composeHousePicture(drawn, photo));
  return picture && pngOfPhoto(picture, largest);
}

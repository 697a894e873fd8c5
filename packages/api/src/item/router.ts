import { router } from '../procedure.ts';
import { updateItem } from '../visitor/update-item.ts';
import { copy } from './copy.ts';
import { list } from './list.ts';
import { addPhoto, getPhotoUploadTarget, removePhoto } from './photos.ts';
import { getHistory, getItemById, getLastUpdated } from './read-item.ts';
import { removeById } from './remove-by-id.ts';
import { recalcAssemblySizes, setDoorWithTransomMullion } from './sizes.ts';
import { getSurvey, saveSurvey } from './survey.ts';

export const itemRouter = router({
  addPhoto,
  copy,
  getHistory,
  getItemById,
  getLastUpdated,
  getPhotoUploadTarget,
  getSurvey,
  list,
  recalcAssemblySizes,
  removeById,
  removePhoto,
  saveSurvey,
  setDoorWithTransomMullion,
  updateItem,
});

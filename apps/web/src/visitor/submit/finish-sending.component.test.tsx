import { expect, test } from 'vitest';
import { aSavedItem } from '../../shared/testing/fakes.ts';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import { useApp } from '../../designer/app/app-context.ts';
import type { AppServices } from '../../designer/app/app-context.ts';
import { finishSending } from './finish-sending.ts';

test('a resumed sending says that there is no image to upload, and goes on with the rest [5.9 8.12]', async () => {
  const found: AppServices[] = [];
  function Catch() {
    found.push(useApp());
    return null;
  }
  await renderInDesigner(() => <Catch />);
  const [app] = found;
  if (!app) throw new Error('The page has no services.');
  const said: string[] = [];
  const enquiry = { ...app.api.enquiry, generateBom: async () => ['error-lock'] };
  const services = { ...app, api: { ...app.api, enquiry } };
  const page = { pictureOf: async () => null, alert: (message: string) => void said.push(message) };
  await finishSending(aSavedItem(), services, page);
  expect(said).toEqual(['No image to upload', 'No image to upload']);
  expect(location.hash).toBe('#/confirmation');
});

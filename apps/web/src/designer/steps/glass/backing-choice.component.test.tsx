import { expect, test } from 'vitest';
import { catalogue } from '../../../shared/testing/fakes.ts';
import { renderInDesigner } from '../../state/testing/render-in-designer.tsx';
import { BackingChoice } from './backing-choice.tsx';

test('a chosen backing that is not sold any more says so, to the eye and to a screen reader', async () => {
  const options = catalogue.rows.backings.map((value, at) => ({
    value,
    chosen: at === 0,
    disabledReason: null,
    ...(at === 0 && { noLongerSold: true as const }),
  }));
  const { screen } = await renderInDesigner(() => (
    <BackingChoice options={options} actionsOf={(backing) => [{ type: 'glass.chooseBacking', backing }]} />
  ));
  const [retired] = catalogue.rows.backings;
  const tile = screen.getByRole('radio', { name: retired?.name ?? '', exact: true });
  await expect.element(tile).toBeChecked();
  await expect.element(tile).toHaveAccessibleDescription('No longer sold');
  await expect.element(screen.getByText('No longer sold')).toBeVisible();
});

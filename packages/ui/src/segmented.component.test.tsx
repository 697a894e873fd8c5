import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Segmented } from './segmented.tsx';
import { SwitchRow } from './switch-row.tsx';

const onSend = vi.fn();

function Form() {
  const [way, setWay] = useState<'paper' | 'phone'>('paper');
  const [isLoud, setIsLoud] = useState(false);
  return (
    <>
      <Segmented<'paper' | 'phone'>
        label="How"
        chosen={way}
        segments={[
          { value: 'paper', label: 'On paper' },
          { value: 'phone', label: 'By phone' },
        ]}
        onChoose={setWay}
      />
      <SwitchRow name="Loud" on={isLoud} onChange={setIsLoud} />
      <button type="button" onClick={() => onSend(way, isLoud)}>
        Send
      </button>
    </>
  );
}

test('what is pressed after a choice and a switch is of both, also where the page has had no time to render between', async () => {
  const screen = await render(<Form />);
  const presses = [
    screen.getByRole('radio', { name: 'By phone' }),
    screen.getByRole('switch', { name: 'Loud' }),
    screen.getByRole('button', { name: 'Send' }),
  ].map((each) => each.element());
  // In one task: as on a page that is busy when somebody presses.
  for (const pressed of presses) if (pressed instanceof HTMLElement) pressed.click();
  expect(onSend).toHaveBeenCalledExactlyOnceWith('phone', true);
  await expect.element(screen.getByRole('radio', { name: 'By phone' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'On paper' })).not.toBeChecked();
});

test('a pointer that comes to one that could be chosen says so, and to no other', async () => {
  const onHover = vi.fn();
  const disabledReason = { reason: 'Not today.', explanation: 'It has gone.', below: () => null };
  const screen = await render(
    <Segmented<'paper' | 'phone' | 'post'>
      label="How"
      chosen="paper"
      segments={[
        { value: 'paper', label: 'On paper' },
        { value: 'phone', label: 'By phone' },
        { value: 'post', label: 'By post', disabledReason },
      ]}
      onChoose={() => undefined}
      onHover={onHover}
    />,
  );
  for (const label of ['On paper', 'By post', 'By phone'])
    await screen.getByRole('radio', { name: label }).hover({ force: true });
  expect(onHover).toHaveBeenCalledExactlyOnceWith('phone');
});

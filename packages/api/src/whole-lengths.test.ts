import { expect, test } from 'vitest';
import { aTestApi, newDoor } from './testing/a-test-api.ts';

const measured = {
  Widths: [1003, 1000, 1001.5] as [number, number, number],
  Heights: [2100, 2104, 2102] as [number, number, number],
  Diagonals: [2322, 2328] as [number, number],
  Reveals: { Left: 40, Right: null, Top: null },
  Notes: '',
  Final: false,
};

test('a length that is not whole is refused by every call that takes one, with the name of its field', async () => {
  const api = await aTestApi();
  const door = await newDoor(api);
  const { Id } = door;
  const part = (await api.visitor().getItemSubAssemblies(Id))[0];
  if (!part) throw new Error('A door has a part.');
  const { item, workInstructions } = api.installer();
  const inProps = (changes: object) => JSON.stringify({ ...JSON.parse(door.Props), ...changes });
  const sent: Readonly<Record<string, () => Promise<unknown>>> = {
    overAllWidth: () => item.recalcAssemblySizes({ Id, size: { overAllWidth: 1000.5, overAllHeight: 2100 } }),
    leftSideWidth: () =>
      item.recalcAssemblySizes({
        Id,
        size: { overAllWidth: 1000, overAllHeight: 2100, leftSideWidth: 0.1 },
      }),
    doorHeight: () => item.setDoorWithTransomMullion({ Id, doorHeight: 2000.25 }),
    Widths: () => item.saveSurvey({ ItemId: Id, Survey: measured, Version: 0 }),
    overallWidth: () => item.updateItem({ ...door, Props: inProps({ overallWidth: 1000.5 }) }),
    Width: () => api.visitor().updateSubAssembly({ ...part, Width: 900.5 }),
    Mullions: () => api.visitor().updateSubAssembly({ ...part, Mullions: '[300.5]' }),
    FrameParts: () => api.visitor().updateSubAssembly({ ...part, FrameParts: '[{"Type":"mullion","Position":300.5}]' }),
    Length: () =>
      workInstructions.updateManualWorkInstruction({ Id: `${Id}.m1`, Quantity: 1, Length: 10.5, Width: null }),
  };
  for (const [field, call] of Object.entries(sent)) {
    const refusal = await call().then(
      () => 'accepted',
      (error: unknown) => (error instanceof Error ? error : 'thrown'),
    );
    expect(refusal, field).toMatchObject({ code: 'BAD_REQUEST' });
    expect(String(refusal), field).toMatch(/whole mm/);
    expect(String(refusal)).toContain(field);
  }
});

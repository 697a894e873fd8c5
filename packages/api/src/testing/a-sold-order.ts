import { clientId, itemId } from '@door/domain/door/model/ids';
import { aSentQuote, quoteId } from './a-sent-quote.ts';
import { aTestApi, newDoor, type TestApi } from './a-test-api.ts';

export const soldOrderId = '5a1f4c1e-0000-4000-8000-0000000000e9';

/** Nothing about it is left to choose, and the small works have all that it takes. */
export const aSolidDoor = async (api: TestApi) => {
  const { Id: ItemId } = await newDoor(api);
  await api.visitor().selectDesign({ ItemId, DesignId: 15 });
  return withStockedHardware(api, { ItemId, Actions: [] });
};

/** The same with two panes of clear glass, each in a cassette. */
export const aGlazedDoor = async (api: TestApi) => {
  const { Id: ItemId } = await newDoor(api);
  return withStockedHardware(api, {
    ItemId,
    Actions: [{ type: 'glass.chooseForDoor', glazing: { kind: 'clear' } }],
  });
};

type Chosen = Parameters<ReturnType<TestApi['installer']>['configureItem']>[0];

async function withStockedHardware(api: TestApi, { ItemId, Actions }: Pick<Chosen, 'ItemId' | 'Actions'>) {
  const notStocked = ['spyhole', 'knocker', 'letterPlate'] as const;
  const { LastUpdated } = await api
    .visitor()
    .toggleDefaultHardware(notStocked.map((CncName) => ({ ItemId, CncName, On: false })));
  const chosen = [...Actions, { type: 'size.chooseSill', stock: null } as const];
  return api.installer().configureItem({ ItemId, LastUpdated, Actions: chosen });
}

/** An order of an accepted quote with one door, solid unless another is asked for, not measured yet; the customer has said where it goes. */
export async function aSoldOrder(makeDoor = aSolidDoor) {
  const api = await aTestApi();
  const { Version, Hash } = await aSentQuote(api, makeDoor);
  await api.installer().quote.accept({ Id: quoteId, Version, Hash, How: 'phone' });
  const { LastUpdated, Lines } = await api.installer().quote.convertToOrder({ Id: quoteId, OrderId: soldOrderId });
  await api.installer().order.updateDetails({ Id: soldOrderId, LastUpdated, DeliveryAddress: '1 Mill Lane' });
  return { api, door: Lines[0]?.ItemId ?? '' };
}

/** Which order, as it stands now. */
export async function orderNow(api: TestApi) {
  const { LastUpdated } = await api.installer().order.getOrderById(soldOrderId);
  return { Id: soldOrderId, LastUpdated };
}

/** Measures a door, final, in an opening that takes the size that was ordered. */
export async function measure(api: TestApi, door: string): Promise<void> {
  const stored = await api.transactions.run(clientId(-1022), ({ items }) => items.load(itemId(door)));
  if (!stored) throw new Error('There is no such door.');
  const { width, height } = stored.item.frame.overall;
  const [across, up] = [width + 10, height + 10];
  const diagonal = Math.round(Math.hypot(across, up));
  const { Version } = await api.installer().item.getSurvey(door);
  const Survey = {
    Widths: [across, across, across],
    Heights: [up, up, up],
    Diagonals: [diagonal, diagonal],
    Reveals: { Left: 0, Right: 0, Top: 0 },
    Notes: '',
    Final: true,
  } as const;
  await api.installer().item.saveSurvey({ ItemId: door, Survey, Version });
}

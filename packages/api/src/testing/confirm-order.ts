import type { TestApi } from './a-test-api.ts';

type Office = Pick<ReturnType<TestApi['installer']>, 'order'>;

/** Confirms an order and writes down that its customer has confirmed the drawing, so that the works can accept it. */
export async function confirmOrder({ order }: Office, Id: string, isOtherSum = false): Promise<void> {
  await order.confirm({ Id, MeasurementsFinal: true, DifferenceAccepted: isOtherSum });
  await order.waiveDrawing({ Id, How: 'phone', Reason: 'Agreed by phone' });
}

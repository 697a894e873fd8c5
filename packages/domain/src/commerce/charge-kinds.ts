export const chargeKinds = ['survey', 'fitting', 'removal', 'delivery', 'free'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

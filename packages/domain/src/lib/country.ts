export const countries = ['england', 'ireland'] as const;
export type Country = (typeof countries)[number];

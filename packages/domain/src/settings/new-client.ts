import type { ClientRow } from '../catalogue/client-rows.ts';
import { defaultSaleSettings } from './sale-settings.ts';
import { defaultUiSettings } from './ui-settings.ts';

const defaultLegalText = { type: 'link', content: '' } as const;

/** The settings with which a new supplier begins: the defaults, until its admin settles others. */
export const newClient = ({ id, name, email }: Pick<ClientRow, 'id' | 'name' | 'email'>): ClientRow => ({
  ...defaultSaleSettings,
  id,
  name,
  email,
  currency: 'EUR',
  homePageUrl: '/',
  backPageUrl: '/',
  logoUrl: '',
  terms: defaultLegalText,
  privacy: defaultLegalText,
  ui: { ...defaultUiSettings, logInErrorPath: '/login' },
});

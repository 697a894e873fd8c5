import { useShop } from '../../shell/shop.ts';
import { LegalPage } from './legal-page.tsx';

export const Terms = () => (
  <LegalPage title="Terms and conditions" text={useShop().client.terms} usual="/terms-and-conditions.html" />
);

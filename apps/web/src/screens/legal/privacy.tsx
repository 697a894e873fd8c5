import { useShop } from '../../shell/shop.ts';
import { LegalPage } from './legal-page.tsx';

export const Privacy = () => (
  <LegalPage title="Privacy policy" text={useShop().client.privacy} usual="/privacy-policy.html" />
);

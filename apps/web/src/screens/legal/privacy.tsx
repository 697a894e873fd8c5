import { useShop } from '../../shell/shop.ts';
import { words } from '../../words/words.ts';
import { LegalPage } from './legal-page.tsx';

export const Privacy = () => (
  <LegalPage title={words.privacy.title} text={useShop().client.privacy} usual="/privacy-policy.html" />
);

import { useShop } from '../../shell/shop.ts';
import { words } from '../../words/words.ts';
import { LegalPage } from './legal-page.tsx';

export const Terms = () => (
  <LegalPage title={words.terms.title} text={useShop().client.terms} usual="/terms-and-conditions.html" />
);

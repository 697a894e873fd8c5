import type { InstallationPlace } from '../../catalogue/rows/installation-profile.ts';

/** Where the postcodes of an area are. England and Wales stand together, since some areas lie in both. */
const areas: Readonly<Record<Exclude<InstallationPlace, 'elsewhere'>, string>> = {
  'england and wales':
    'AL B BA BB BD BH BL BN BR BS CA CB CF CH CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GL GU HA HD HG HP HR HU HX IG IP KT L LA LD LE LL LN LS LU M ME MK N NE NG NN NP NR NW OL OX PE PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO',
  scotland: 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE',
  'northern ireland': 'BT',
  islands: 'GY IM JE',
};

/** Districts beyond the border of their area's country. */
const districts: Readonly<Record<string, InstallationPlace>> = { TD12: 'england and wales', TD15: 'england and wales' };

const placeOfArea = new Map(
  Object.entries(areas).flatMap(([place, codes]) => codes.split(' ').map((code) => [code, place] as const)),
) as ReadonlyMap<string, InstallationPlace>;

const postcode = /\b([A-Z]{1,2})(\d[A-Z\d]?) ?\d[A-Z]{2}\b/gi;

/** Where an address is, by the last postcode in it; `elsewhere`: it has none of the United Kingdom. */
export function placeOf(address: string): InstallationPlace {
  const found = [...address.matchAll(postcode)].flatMap(([, area = '', district = '']) => {
    const code = area.toUpperCase();
    const place = districts[`${code}${district}`.toUpperCase()] ?? placeOfArea.get(code);
    return place === undefined ? [] : [place];
  });
  return found.at(-1) ?? 'elsewhere';
}

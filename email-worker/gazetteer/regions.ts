/**
 * Islands, regions and small places that people travel to and that are not in the table of cities, or a smaller one than their
 * namesakes: `country zone: names`, the names folded.
 */
const REGIONS = `
ID Asia/Makassar: bali, ubud, lombok, gili islands
US Pacific/Honolulu: hawaii, maui, oahu, kauai, waikiki
US America/New_York: new england, cape cod, marthas vineyard, the hamptons, outer banks, florida keys, miami beach
US America/Denver: yellowstone, moab, park city, jackson hole
US America/Phoenix: grand canyon
US America/Los_Angeles: lake tahoe, napa valley, sonoma, yosemite, big sur, joshua tree
MX America/Cancun: riviera maya, cozumel, isla mujeres
MX America/Mazatlan: cabo, los cabos
MX America/Bahia_Banderas: punta mita, sayulita
BS America/Nassau: the bahamas, exuma
TC America/Grand_Turk: turks and caicos
PF Pacific/Tahiti: tahiti, bora bora, moorea
EC Pacific/Galapagos: galapagos, galapagos islands
GB Europe/London: scotland, wales, cotswolds, lake district, cornwall, isle of skye
ES Europe/Madrid: mallorca, majorca, menorca, formentera, costa brava, costa del sol, andalusia
ES Atlantic/Canary: canary islands, islas canarias, canarias, iles canaries, kanaren, kanarische inseln, kanarieoarna, ilhas canarias, isole canarie, wyspy kanaryjskie, tenerife, teneriffa, teneryfa, lanzarote, fuerteventura, gran canaria, la gomera, la palma island
FR Europe/Paris: provence, french riviera, cote d azur, normandy, brittany, burgundy, loire valley, corsica, saint tropez, chamonix
IT Europe/Rome: tuscany, toscana, sicily, sardinia, amalfi, amalfi coast, positano, ravello, lake como, lake garda, cinque terre, umbria, puglia, dolomites
GR Europe/Athens: santorini, mykonos, crete, corfu, paros, naxos, greek islands
PT Europe/Lisbon: algarve
PT Atlantic/Azores: azores, acores, azoren, azory, azzorre, azorerna, ponta delgada, sao miguel island
PT Atlantic/Madeira: madeira, madere, madera island, funchal
HR Europe/Zagreb: hvar, istria, dalmatia
CH Europe/Zurich: zermatt, st moritz, swiss alps
TH Asia/Bangkok: koh samui, ko samui, krabi, phi phi islands, koh phangan
MY Asia/Kuala_Lumpur: langkawi
PH Asia/Manila: palawan, el nido, boracay, siargao
MV Indian/Maldives: maldives
TZ Africa/Dar_es_Salaam: zanzibar, serengeti
KE Africa/Nairobi: masai mara
NZ Pacific/Auckland: milford sound
AU Australia/Brisbane: great barrier reef, gold coast, whitsundays
`;

/** A place without a line of its own in the table of cities. */
export interface RegionEntry {
  country: string;
  /** IANA. */
  zone: string;
}

/** Regions by folded name. */
export const REGIONS_BY_NAME: ReadonlyMap<string, RegionEntry> = new Map(
  REGIONS.trim()
    .split('\n')
    .flatMap((line) => {
      const [place = '', names = ''] = line.split(': ');
      const [country = '', zone = ''] = place.split(' ');
      return names.split(', ').map((name): [string, RegionEntry] => [name, { country, zone }]);
    }),
);

/** Codes of the states of the United States by folded name. */
export const US_STATES: ReadonlyMap<string, string> = new Map(
  `AL alabama, AK alaska, AZ arizona, AR arkansas, CA california, CO colorado, CT connecticut, DE delaware, FL florida,
GA georgia, HI hawaii, ID idaho, IL illinois, IN indiana, IA iowa, KS kansas, KY kentucky, LA louisiana, ME maine,
MD maryland, MA massachusetts, MI michigan, MN minnesota, MS mississippi, MO missouri, MT montana, NE nebraska,
NV nevada, NH new hampshire, NJ new jersey, NM new mexico, NY new york, NC north carolina, ND north dakota, OH ohio,
OK oklahoma, OR oregon, PA pennsylvania, RI rhode island, SC south carolina, SD south dakota, TN tennessee, TX texas,
UT utah, VT vermont, VA virginia, WA washington, WV west virginia, WI wisconsin, WY wyoming`
    .split(/,\s/)
    .map((state): [string, string] => [state.slice(3), state.slice(0, 2)]),
);

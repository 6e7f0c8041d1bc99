import { foldName } from './fold-name.ts';

/** States and provinces spelled out. Codes are those of the table of cities, which has none for MX, BR and IN. */
const NAMES = `US: AL alabama, AK alaska, AZ arizona, AR arkansas, CA california, CO colorado, CT connecticut, DE delaware, DC d c, DC district of columbia, FL florida, GA georgia, HI hawaii, ID idaho, IL illinois, IN indiana, IA iowa, KS kansas, KY kentucky, LA louisiana, ME maine, MD maryland, MA massachusetts, MI michigan, MN minnesota, MS mississippi, MO missouri, MT montana, NE nebraska, NV nevada, NH new hampshire, NJ new jersey, NM new mexico, NY new york, NC north carolina, ND north dakota, OH ohio, OK oklahoma, OR oregon, PA pennsylvania, RI rhode island, SC south carolina, SD south dakota, TN tennessee, TX texas, UT utah, VT vermont, VA virginia, WA washington, WV west virginia, WI wisconsin, WY wyoming
CA: AB alberta, BC british columbia, MB manitoba, NB new brunswick, NL newfoundland and labrador, NS nova scotia, ON ontario, PE prince edward island, QC quebec, SK saskatchewan, YT yukon, NT northwest territories, NU nunavut
AU: NSW new south wales, QLD queensland, VIC victoria, TAS tasmania, ACT australian capital territory, WA western australia, SA south australia, NT northern territory
MX: - aguascalientes, - baja california, - baja california sur, - campeche, - chiapas, - chihuahua, - coahuila, - colima, - durango, - guanajuato, - guerrero, - hidalgo, - jalisco, - michoacan, - morelos, - nayarit, - nuevo leon, - oaxaca, - puebla, - queretaro, - quintana roo, - san luis potosi, - sinaloa, - sonora, - tabasco, - tamaulipas, - tlaxcala, - veracruz, - yucatan, - zacatecas
BR: - acre, - alagoas, - amapa, - amazonas, - bahia, - ceara, - espirito santo, - goias, - maranhao, - mato grosso, - mato grosso do sul, - minas gerais, - para, - paraiba, - parana, - pernambuco, - piaui, - rio grande do norte, - rio grande do sul, - rondonia, - roraima, - santa catarina, - sergipe, - tocantins
IN: - andhra pradesh, - assam, - bihar, - goa, - gujarat, - haryana, - himachal pradesh, - jharkhand, - karnataka, - kerala, - madhya pradesh, - maharashtra, - odisha, - punjab, - rajasthan, - sikkim, - tamil nadu, - telangana, - uttar pradesh, - uttarakhand, - west bengal`;

/** A state or province; `code` is undefined where the table of cities has none. */
export interface StateName {
  country: string;
  code?: string;
}

const STATES = new Map(
  NAMES.split('\n').flatMap((line) =>
    line
      .slice(4)
      .split(', ')
      .map((entry): [string, StateName] => {
        const [code = '', name = ''] = entry.split(/ (.*)/s);
        return [name, { country: line.slice(0, 2), ...(code !== '-' && { code }) }];
      }),
  ),
);

/** The state or province of this name in the US, Canada, Australia, Mexico, Brazil or India. */
export function findState(name: string): StateName | undefined {
  return STATES.get(foldName(name));
}

import { foldName } from './fold-name.ts';

/** States and provinces spelled out, by their code in the table of cities, or by their zone where it has none. */
const NAMES = `US: AL alabama, AK alaska, AZ arizona, AR arkansas, CA california, CO colorado, CT connecticut, DE delaware, DC d c, DC district of columbia, FL florida, GA georgia, HI hawaii, ID idaho, IL illinois, IN indiana, IA iowa, KS kansas, KY kentucky, LA louisiana, ME maine, MD maryland, MA massachusetts, MI michigan, MN minnesota, MS mississippi, MO missouri, MT montana, NE nebraska, NV nevada, NH new hampshire, NJ new jersey, NM new mexico, NY new york, NC north carolina, ND north dakota, OH ohio, OK oklahoma, OR oregon, PA pennsylvania, RI rhode island, SC south carolina, SD south dakota, TN tennessee, TX texas, UT utah, VT vermont, VA virginia, WA washington, WV west virginia, WI wisconsin, WY wyoming
CA: AB alberta, BC british columbia, MB manitoba, NB new brunswick, NL newfoundland and labrador, NS nova scotia, ON ontario, PE prince edward island, QC quebec, SK saskatchewan, YT yukon, NT northwest territories, NU nunavut
AU: NSW new south wales, QLD queensland, VIC victoria, TAS tasmania, ACT australian capital territory, WA western australia, SA south australia, NT northern territory
MX: America/Mexico_City aguascalientes, America/Tijuana baja california, America/Mazatlan baja california sur, America/Merida campeche, America/Mexico_City chiapas, America/Chihuahua chihuahua, America/Monterrey coahuila, America/Mexico_City colima, America/Monterrey durango, America/Mexico_City guanajuato, America/Mexico_City guerrero, America/Mexico_City hidalgo, America/Mexico_City jalisco, America/Mexico_City michoacan, America/Mexico_City morelos, America/Mazatlan nayarit, America/Monterrey nuevo leon, America/Mexico_City oaxaca, America/Mexico_City puebla, America/Mexico_City queretaro, America/Cancun quintana roo, America/Mexico_City san luis potosi, America/Mazatlan sinaloa, America/Hermosillo sonora, America/Mexico_City tabasco, America/Monterrey tamaulipas, America/Mexico_City tlaxcala, America/Mexico_City veracruz, America/Merida yucatan, America/Mexico_City zacatecas
BR: America/Rio_Branco acre, America/Maceio alagoas, America/Belem amapa, America/Manaus amazonas, America/Bahia bahia, America/Fortaleza ceara, America/Sao_Paulo espirito santo, America/Sao_Paulo goias, America/Fortaleza maranhao, America/Cuiaba mato grosso, America/Campo_Grande mato grosso do sul, America/Sao_Paulo minas gerais, America/Belem para, America/Fortaleza paraiba, America/Sao_Paulo parana, America/Recife pernambuco, America/Fortaleza piaui, America/Fortaleza rio grande do norte, America/Sao_Paulo rio grande do sul, America/Porto_Velho rondonia, America/Boa_Vista roraima, America/Sao_Paulo santa catarina, America/Maceio sergipe, America/Araguaina tocantins
IN: Asia/Kolkata andhra pradesh, Asia/Kolkata assam, Asia/Kolkata bihar, Asia/Kolkata goa, Asia/Kolkata gujarat, Asia/Kolkata haryana, Asia/Kolkata himachal pradesh, Asia/Kolkata jharkhand, Asia/Kolkata karnataka, Asia/Kolkata kerala, Asia/Kolkata madhya pradesh, Asia/Kolkata maharashtra, Asia/Kolkata odisha, Asia/Kolkata punjab, Asia/Kolkata rajasthan, Asia/Kolkata sikkim, Asia/Kolkata tamil nadu, Asia/Kolkata telangana, Asia/Kolkata uttar pradesh, Asia/Kolkata uttarakhand, Asia/Kolkata west bengal`;

/** A state or province, with its code in the table of cities or its IANA zone. */
export interface StateName {
  country: string;
  code?: string;
  zone?: string;
}

const STATES = new Map(
  NAMES.split('\n').flatMap((line) =>
    line
      .slice(4)
      .split(', ')
      .map((entry): [string, StateName] => {
        const [code = '', name = ''] = entry.split(/ (.*)/s);
        return [name, { country: line.slice(0, 2), ...(code.includes('/') ? { zone: code } : { code }) }];
      }),
  ),
);

/** The state or province of this name in the US, Canada, Australia, Mexico, Brazil or India. */
export function findState(name: string): StateName | undefined {
  return STATES.get(foldName(name));
}

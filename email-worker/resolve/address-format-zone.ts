import { findCountryZone } from '../gazetteer/countries.ts';

/** Provinces and large cities of mainland China. */
const CHINESE_AREAS =
  '北京 上海 天津 重庆 广东 广州 深圳 江苏 南京 苏州 无锡 浙江 杭州 宁波 四川 成都 湖北 武汉 湖南 长沙 陕西 西安 山东 济南 青岛 福建 厦门 福州 河南 郑州 河北 石家庄 山西 太原 安徽 合肥 江西 南昌 云南 昆明 大理 丽江 贵州 贵阳 广西 桂林 南宁 海南 三亚 海口 辽宁 沈阳 大连 吉林 长春 黑龙江 哈尔滨 甘肃 兰州 敦煌 内蒙古 呼和浩特 宁夏 青海 西宁 西藏 拉萨 珠海 佛山 东莞 温州 绍兴 黄山 张家界';

/** Canadian provinces by the first letter of the postcode. */
const PROVINCES: Record<string, string> = {
  A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON', P: 'ON', R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT', Y: 'YT',
}; // biome-ignore format: a list

/** Zones of the states of Brazil. */
const BRAZIL: Record<string, string> = {
  AC: 'Rio_Branco', AL: 'Maceio', AM: 'Manaus', AP: 'Belem', BA: 'Bahia', CE: 'Fortaleza', MA: 'Fortaleza', MS: 'Campo_Grande', MT: 'Cuiaba', PA: 'Belem', PB: 'Fortaleza', PE: 'Recife', PI: 'Fortaleza', RN: 'Fortaleza', RO: 'Porto_Velho', RR: 'Boa_Vista', SE: 'Maceio', TO: 'Araguaina',
  DF: 'Sao_Paulo', ES: 'Sao_Paulo', GO: 'Sao_Paulo', MG: 'Sao_Paulo', PR: 'Sao_Paulo', RJ: 'Sao_Paulo', RS: 'Sao_Paulo', SC: 'Sao_Paulo', SP: 'Sao_Paulo',
}; // biome-ignore format: a list

/** Zones of overseas France by the first three digits of the postcode. */
const OVERSEAS: Record<string, string> = {
  971: 'America/Guadeloupe',
  972: 'America/Martinique',
  973: 'America/Cayenne',
  974: 'Indian/Reunion',
  976: 'Indian/Mayotte',
};

/** Provinces and large cities of China at the start of an address. */
const CHINESE = new RegExp(`^(?:中国)?\\s?(?:${CHINESE_AREAS.split(' ').join('|')})`);

const BRITISH = /(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}(?![A-Z\d])/;

/** Whether text has a British postcode, which no other country's looks like. */
export const hasBritishPostcode = (text: string): boolean => BRITISH.test(text);

/** Address formats used in only one country or time zone. */
const FORMATS: [RegExp, (found: RegExpExecArray) => string | undefined][] = [
  [BRITISH, () => 'Europe/London'],
  [
    /(?<![A-Z\d])([ABCEGHJ-NPR-TVXY])\d[A-Z] ?\d[A-Z]\d(?![A-Z\d])/,
    ([, first]) => findCountryZone('CA', PROVINCES[first ?? '']),
  ],
  [/(?<![A-Z\d])[AC-FHKNPRTV-Y]\d[\dW] [AC-FHKNPRTV-Y\d]{4}(?![A-Z\d])/, () => 'Europe/Dublin'],
  [/(?<!\d)\d{4} ?[A-Z]{2},? \p{Lu}\p{Ll}/u, () => 'Europe/Amsterdam'],
  [/(?<![\d-])\d{2}-\d{3} \p{Lu}/u, () => 'Europe/Warsaw'],
  [
    /(?<!\d)(\d{2})\d{2}-\d{3} \p{Lu}/u,
    ([, area]) =>
      Number(area) >= 95 ? 'Atlantic/Azores' : Number(area) >= 90 ? 'Atlantic/Madeira' : 'Europe/Lisbon',
  ],
  [/(?<!\d)\d{5} \p{Lu}[^,\n]{1,40} \([A-Z]{2}\)/u, () => 'Europe/Rome'],
  [/(?<!\d)(97[12346])\d{2} \p{Lu}/u, ([, area]) => OVERSEAS[area ?? '']],
  [
    /\p{Ll}\s?\/\s?([A-Z]{2})(?![\p{L}])/u,
    ([, state]) => (BRAZIL[state ?? ''] ? `America/${BRAZIL[state ?? '']}` : undefined),
  ],
  [
    /^(?:台灣|臺灣|台湾)?\s?(?:台北|臺北|新北|桃園|台中|臺中|台南|臺南|高雄|基隆|新竹|嘉義|苗栗|彰化|南投|雲林|屏東|宜蘭|花蓮|台東|臺東|澎湖|金門)/,
    () => 'Asia/Taipei',
  ],
  [/^(?:香港|九龍|九龙|新界)/, () => 'Asia/Hong_Kong'],
  [/^(?:澳門|澳门)/, () => 'Asia/Macau'],
  [CHINESE, () => 'Asia/Shanghai'],
  [/〒|[都道府県].{1,12}[市区郡町村]|\p{sc=Hira}|\p{sc=Kana}/u, () => 'Asia/Tokyo'],
  [/\p{sc=Hang}/u, () => 'Asia/Seoul'],
  [/\p{sc=Greek}{3}/u, () => 'Europe/Athens'],
  [/\p{sc=Thai}/u, () => 'Asia/Bangkok'],
  [/\p{sc=Hebr}{3}/u, () => 'Asia/Jerusalem'],
  [
    /\b(?:Mah|Cad|Sok|Blv)\.|\b(?:Mahallesi|Caddesi|Sokak|Sokağı|Bulvarı|Otogarı|İskelesi|Havalimanı)(?!\p{L})/u,
    () => 'Europe/Istanbul',
  ],
];

/** The zone that follows from an address's format: its postcode, script or words for streets. */
export function findZoneByAddressFormat(texts: string[]): string | undefined {
  for (const text of texts) {
    for (const [format, toZone] of FORMATS) {
      const found = format.exec(text);
      const zone = found && toZone(found);
      if (zone) return zone;
    }
  }
  return undefined;
}

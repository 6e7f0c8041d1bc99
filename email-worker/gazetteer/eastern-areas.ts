/**
 * Provinces and large cities at the start of East Asian addresses: `zone, names of the country: names`. The country may
 * stand before the name.
 */
const AREAS = `
Asia/Taipei, 台灣 臺灣 台湾: 台北 臺北 新北 桃園 台中 臺中 台南 臺南 高雄 基隆 新竹 嘉義 苗栗 彰化 南投 雲林 屏東 宜蘭 花蓮 台東 臺東 澎湖 金門
Asia/Hong_Kong, : 香港 九龍 九龙 新界
Asia/Macau, : 澳門 澳门
Asia/Shanghai, 中国: 北京 上海 天津 重庆 广东 广州 深圳 江苏 南京 苏州 无锡 浙江 杭州 宁波 四川 成都 湖北 武汉 湖南 长沙 陕西 西安 山东 济南 青岛 福建 厦门 福州 河南 郑州 河北 石家庄 山西 太原 安徽 合肥 江西 南昌 云南 昆明 大理 丽江 贵州 贵阳 广西 桂林 南宁 海南 三亚 海口 辽宁 沈阳 大连 吉林 长春 黑龙江 哈尔滨 甘肃 兰州 敦煌 内蒙古 呼和浩特 宁夏 青海 西宁 西藏 拉萨 珠海 佛山 东莞 温州 绍兴 黄山 张家界
`;

/** Starts of addresses with their zones. */
export const EASTERN_AREAS = AREAS.trim()
  .split('\n')
  .map((line): [RegExp, string] => {
    const [, zone = '', countries = '', names = ''] = /^([^,]+), ?(.*?): (.*)$/.exec(line) ?? [];
    const [country, area] = [countries, names].map((list) => list.split(' ').join('|'));
    return [new RegExp(`^(?:${country})?\\s?(?:${area})`), zone];
  });

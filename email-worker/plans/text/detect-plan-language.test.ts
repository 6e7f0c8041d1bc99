import { expect, it } from 'vitest';
import { detectPlanLanguage } from './detect-plan-language.ts';

it.each([
  ['ja', '6月5日(土)\n18:30 夕食 新宿\n20:00 花火大会'],
  ['ja', '6月5日 集合場所 新宿駅'],
  ['zh', '6月5日 星期六\n18:30 晚餐 外滩\n地点 南京东路'],
  ['ko', '6월 5일 토요일\n18:30 저녁 식사, 홍대'],
  ['uk', 'субота, 5 червня\n18:30 вечеря, Львів'],
  ['ar', 'السبت 5 يونيو\n18:30 عشاء في دبي'],
  ['hr', 'subota, 5. lipnja\n18:30 večera, Split'],
  ['vi', 'thứ bảy 5 tháng 6\n18:30 ăn tối, địa điểm Hà Nội'],
  ['en', 'Saturday 5 June\n18:30 dinner at 新宿 Grill'],
])('recognizes %s: %s', (language, text) => {
  expect(detectPlanLanguage(text)).toBe(language);
});

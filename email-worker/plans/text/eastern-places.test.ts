import { expect, it } from 'vitest';
import { splitTitleAndPlace } from './title-and-place.ts';

it.each([
  ['バスタ新宿集合', 'バスタ新宿'],
  ['本社着・解散', '本社'],
  ['新宿着、解散', '新宿'],
  ['ホテル出発', 'ホテル'],
  ['帰りの新幹線 京都発', '京都'],
  ['トロッコ列車、嵯峨駅から', '嵯峨駅'],
  ['宿「柊庵」チェックイン', '柊庵'],
  ['昼食「湖畔亭」 ワカサギ御膳', '湖畔亭'],
  ['居酒屋で夕食', '居酒屋'],
  ['夕食 先斗町いづもや', '先斗町いづもや'],
  ['バス出発', ''],
  ['全員集合', ''],
])('finds the place in %s', (text, place) => {
  expect(splitTitleAndPlace(text, 'ja').location).toBe(place);
});

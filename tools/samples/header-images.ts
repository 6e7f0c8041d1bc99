/** Drawn header images for the samples, 1600 × 1000. */

const frame = (parts: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000">${parts}</svg>`;
const sky = (id: string, ...stops: [at: number, color: string][]) =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`)
    .join('')}</linearGradient></defs><rect width="1600" height="1000" fill="url(#${id})"/>`;
const hill = (color: string, path: string) => `<path fill="${color}" d="${path}"/>`;
const cypress = (x: number, base: number, height: number) =>
  `<path fill="#24443a" d="M${x} ${base - height}c${height * 0.16} ${height * 0.3} ${height * 0.16} ${height * 0.8} 0 ${height}c${-height * 0.16} ${-height * 0.2} ${-height * 0.16} ${-height * 0.7} 0 ${-height}z"/>`;
const balloon = (x: number, y: number, size: number, color: string) =>
  `<path d="M${x} ${y + size * 1.2}q${size * 0.2} ${size} -${size * 0.1} ${size * 2.2}" stroke="#6b5a4d" stroke-width="4" fill="none"/><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 1.2}" fill="${color}"/><ellipse cx="${x - size * 0.32}" cy="${y - size * 0.45}" rx="${size * 0.16}" ry="${size * 0.3}" fill="#fff" opacity=".45"/>`;
const house = (x: number, y: number, width: number, height: number, wall: string, roof: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${wall}"/><path fill="${roof}" d="M${x - 14} ${y}l${width / 2 + 14} ${-width * 0.42}l${width / 2 + 14} ${width * 0.42}z"/>${[
    0.2, 0.6,
  ]
    .flatMap((column) =>
      [0.2, 0.55].map(
        (row) =>
          `<rect x="${x + width * column}" y="${y + height * row}" width="${width * 0.2}" height="${height * 0.16}" rx="4" fill="#fff6df" opacity=".85"/>`,
      ),
    )
    .join('')}`;

const lake = frame(
  sky('s', [0, '#f9d9c0'], [0.45, '#f7b9a5'], [0.62, '#e8a3a8']) +
    '<circle cx="1080" cy="360" r="110" fill="#fff1dc"/>' +
    hill('#9d8fb3', 'M0 470L220 300L420 430L660 210L920 440L1180 290L1400 420L1600 330V700H0z') +
    hill('#6f7f9b', 'M0 540Q260 380 520 520T1040 500T1600 470V720H0z') +
    '<rect y="600" width="1600" height="400" fill="#7fa3b5"/>' +
    '<path d="M0 640h1600M120 700h700M900 730h520M60 790h420M640 820h780M200 890h900" stroke="#f9e3d0" stroke-width="7" opacity=".5"/>' +
    '<ellipse cx="1080" cy="690" rx="150" ry="16" fill="#fff1dc" opacity=".75"/>' +
    hill('#3f6354', 'M0 640Q180 560 420 650T640 1000H0z') +
    house(210, 560, 210, 190, '#f3d7b6', '#b5644a') +
    [90, 150, 470, 530].map((x, at) => cypress(x, 780, 260 - at * 22)).join('') +
    '<path fill="#fffaf2" d="M1180 760l-110 80h230zM1180 600v150l110-10z"/>',
);

const town = frame(
  sky('s', [0, '#2d2a5e'], [0.5, '#8a4f9e'], [1, '#f4a6b5']) +
    Array.from(
      { length: 40 },
      (_, at) =>
        `<circle cx="${(at * 397) % 1600}" cy="${(at * 211) % 420}" r="${2 + (at % 3)}" fill="#fff" opacity=".8"/>`,
    ).join('') +
    '<circle cx="1270" cy="220" r="90" fill="#ffe8c7"/>' +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((at) =>
        house(
          at * 205 - 10,
          600 - ((at * 137) % 170),
          190,
          420 + ((at * 137) % 170),
          ['#d6336c', '#f08cb8', '#8b3fc7', '#f4b860'][at % 4] ?? '#d6336c',
          '#43265c',
        ),
      )
      .join('') +
    '<path d="M0 420Q400 560 800 430T1600 430" stroke="#2b1b3d" stroke-width="6" fill="none"/>' +
    Array.from(
      { length: 15 },
      (_, at) =>
        `<circle cx="${60 + at * 106}" cy="${455 + Math.sin(at * 0.84) * 38}" r="18" fill="${['#ffd76e', '#ff9bb3', '#9be7ff'][at % 3]}"/>`,
    ).join(''),
);

const garden = frame(
  sky('s', [0, '#cfeaf2'], [0.7, '#fdf3dc']) +
    hill('#a9cf8e', 'M0 700Q400 560 820 680T1600 620V1000H0z') +
    hill('#7fb069', 'M0 800Q500 690 900 790T1600 760V1000H0z') +
    [
      [300, 330, 95, '#e5484d'],
      [470, 240, 80, '#f4b860'],
      [620, 370, 88, '#4648c7'],
      [1060, 290, 92, '#14a3a8'],
      [1230, 390, 78, '#d6336c'],
      [1370, 250, 86, '#8bb33d'],
    ]
      .map(([x, y, size, color]) => balloon(Number(x), Number(y), Number(size), String(color)))
      .join('') +
    '<rect x="560" y="760" width="480" height="30" rx="8" fill="#8d5a3b"/><rect x="600" y="790" width="26" height="150" fill="#8d5a3b"/><rect x="974" y="790" width="26" height="150" fill="#8d5a3b"/>' +
    '<rect x="690" y="640" width="220" height="120" rx="16" fill="#fff"/><path d="M690 690q28 34 55 0t55 0t55 0t55 0v-34q0-16-16-16H706q-16 0-16 16z" fill="#f08cb8"/>' +
    [740, 800, 860]
      .map(
        (x) =>
          `<rect x="${x - 5}" y="590" width="10" height="52" fill="#14a3a8"/><path d="M${x} 556q16 22 0 34q-16-12 0-34z" fill="#ffb930"/>`,
      )
      .join(''),
);

const mountain = frame(
  sky('s', [0, '#f6e7d2'], [0.55, '#f2b8a0']) +
    '<circle cx="520" cy="330" r="130" fill="#e5484d"/>' +
    hill('#4a5d8a', 'M260 720L800 170L1340 720z') +
    hill('#fff8ef', 'M800 170L640 333l52 20l44-36l58 46l62-44l50 40l54-24z') +
    hill('#35476f', 'M0 720Q300 560 620 690T1200 660T1600 620V1000H0z') +
    hill('#22314f', 'M0 820Q420 720 860 820T1600 780V1000H0z') +
    '<g fill="#c2410c"><rect x="1180" y="560" width="34" height="260"/><rect x="1400" y="560" width="34" height="260"/><path d="M1110 530q198 34 396 0l12 34q-210 30-420 0z"/><rect x="1160" y="620" width="294" height="26"/></g>' +
    Array.from(
      { length: 26 },
      (_, at) =>
        `<circle cx="${(at * 263) % 760}" cy="${800 + ((at * 97) % 160)}" r="${13 + (at % 4) * 5}" fill="#f4a6b5" opacity=".9"/>`,
    ).join(''),
);

export const HEADER_IMAGES = { lake, town, garden, mountain };

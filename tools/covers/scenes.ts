import type { CoverId } from '../../worker/contract/choices.ts';
import { toCoverColors, toCoverStyle } from '../../worker/domain/appearance/cover-colors.ts';
import { DEFAULT_COLORS } from '../../worker/domain/appearance/theme.ts';
import { HEIGHT, WIDTH } from './draw.ts';
import { drawAnniversary } from './scenes/anniversary.ts';
import { drawBaby } from './scenes/baby.ts';
import { drawBachelor } from './scenes/bachelor.ts';
import { drawBachelorette } from './scenes/bachelorette.ts';
import { drawBeach } from './scenes/beach.ts';
import { drawBirthday } from './scenes/birthday.ts';
import { drawCamping } from './scenes/camping.ts';
import { drawCity } from './scenes/city.ts';
import { drawDesert } from './scenes/desert.ts';
import { drawFamily } from './scenes/family.ts';
import { drawFestival } from './scenes/festival.ts';
import { drawGardenDinner } from './scenes/garden-dinner.ts';
import { drawGraduation } from './scenes/graduation.ts';
import { drawHarbor } from './scenes/harbor.ts';
import { drawLake } from './scenes/lake.ts';
import { drawMountains } from './scenes/mountains.ts';
import { drawPaper } from './scenes/paper.ts';
import { drawParty } from './scenes/party.ts';
import { drawRoadTrip } from './scenes/road-trip.ts';
import { drawSki } from './scenes/ski.ts';
import { drawVineyard } from './scenes/vineyard.ts';
import { drawWedding } from './scenes/wedding.ts';
import { drawWinter } from './scenes/winter.ts';
import { drawWork } from './scenes/work.ts';

const SCENES: Record<CoverId, () => string> = {
  wedding: drawWedding,
  anniversary: drawAnniversary,
  bachelorette: drawBachelorette,
  bachelor: drawBachelor,
  party: drawParty,
  birthday: drawBirthday,
  baby: drawBaby,
  family: drawFamily,
  graduation: drawGraduation,
  work: drawWork,
  city: drawCity,
  harbor: drawHarbor,
  beach: drawBeach,
  lake: drawLake,
  mountains: drawMountains,
  ski: drawSki,
  camping: drawCamping,
  'road-trip': drawRoadTrip,
  desert: drawDesert,
  vineyard: drawVineyard,
  'garden-dinner': drawGardenDinner,
  festival: drawFestival,
  winter: drawWinter,
  paper: drawPaper,
};

/** The SVG file of a cover in the default colors. The Worker replaces its style element. */
export const drawCover = (id: CoverId): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round" stroke-linejoin="round">${toCoverStyle(toCoverColors(DEFAULT_COLORS))}${SCENES[id]()}</svg>\n`;

import type {
  Background,
  BodyFont,
  CoverId,
  CustomColors,
  Look,
  LookId,
  Occasion,
  TitleFont,
} from '../../contract/choices.ts';
import { t } from '../../messages/t.ts';

/** What a look sets besides its cover: the same fields as a project's customizations. */
export type LookFields = {
  customColors: CustomColors;
  titleFont: TitleFont;
  selectedFont: BodyFont;
  selectedBackground: Background;
  customBackgroundColor: string | null;
};

const toFields = (
  [primary, secondary, accent]: [primary: string, secondary: string, accent: string],
  titleFont: TitleFont,
  selectedFont: BodyFont,
  background: Background | `#${string}`,
): LookFields => ({
  customColors: { primary, secondary, accent },
  titleFont,
  selectedFont,
  selectedBackground: background.startsWith('#') ? 'custom' : (background as Background),
  customBackgroundColor: background.startsWith('#') ? background : null,
});

const FIELDS: Record<LookId, LookFields> = {
  garden: toFields(['#49644f', '#dca7a0', '#a35a3a'], 'playfair', 'classy', 'handmade-paper'),
  riviera: toFields(['#1f4f6e', '#e6a57c', '#b04a2a'], 'garamond', 'classy', 'watercolor-paper'),
  bouquet: toFields(['#a82f63', '#f3a98f', '#7b3c93'], 'brushscript', 'normal', '#fff1ec'),
  midnight: toFields(['#5660d0', '#e2684a', '#f0b541'], 'oswald', 'normal', '#15182c'),
  confetti: toFields(['#2b5cc0', '#f6b12d', '#cc3159'], 'montserrat', 'normal', '#fff8e8'),
  laurel: toFields(['#1e3557', '#c9a24c', '#8c2f3d'], 'playfair', 'classy', 'marble'),
  postcard: toFields(['#b2442b', '#e9b452', '#1d6c76'], 'oswald', 'normal', 'crumpled-paper'),
  seaside: toFields(['#0f7184', '#f5c88a', '#cf4f2c'], 'lobster', 'normal', 'ocean-waves'),
  summit: toFields(['#2e4959', '#a5bdb0', '#bf5529'], 'montserrat', 'normal', 'default'),
  harvest: toFields(['#6f2d48', '#cda869', '#5a692e'], 'garamond', 'classy', '#f9f3e7'),
  campfire: toFields(['#3a7f69', '#9db58f', '#eea23b'], 'oswald', 'normal', '#16241f'),
  letter: toFields(['#3d3a36', '#bdab90', '#96492b'], 'inherit', 'classy', 'default'),
};

/** Names of the looks as users see them. */
export const LOOK_NAMES: Record<LookId, () => string> = {
  garden: () => t('lookGarden'),
  riviera: () => t('lookRiviera'),
  bouquet: () => t('lookBouquet'),
  midnight: () => t('lookMidnight'),
  confetti: () => t('lookConfetti'),
  laurel: () => t('lookLaurel'),
  postcard: () => t('lookPostcard'),
  seaside: () => t('lookSeaside'),
  summit: () => t('lookSummit'),
  harvest: () => t('lookHarvest'),
  campfire: () => t('lookCampfire'),
  letter: () => t('lookLetter'),
};

/** Names of the covers as users see them. */
export const COVER_NAMES: Record<CoverId, () => string> = {
  wedding: () => t('coverWedding'),
  anniversary: () => t('coverAnniversary'),
  bachelorette: () => t('coverBachelorette'),
  bachelor: () => t('coverBachelor'),
  party: () => t('coverParty'),
  birthday: () => t('coverBirthday'),
  baby: () => t('coverBaby'),
  family: () => t('coverFamily'),
  graduation: () => t('coverGraduation'),
  work: () => t('coverWork'),
  city: () => t('coverCity'),
  harbor: () => t('coverHarbor'),
  beach: () => t('coverBeach'),
  lake: () => t('coverLake'),
  mountains: () => t('coverMountains'),
  ski: () => t('coverSki'),
  camping: () => t('coverCamping'),
  'road-trip': () => t('coverRoadTrip'),
  desert: () => t('coverDesert'),
  vineyard: () => t('coverVineyard'),
  'garden-dinner': () => t('coverGardenDinner'),
  festival: () => t('coverFestival'),
  winter: () => t('coverWinter'),
  paper: () => t('coverPaper'),
};

const OCCASION_LOOKS: Record<Occasion, LookId> = {
  wedding: 'garden',
  bachelor: 'midnight',
  hen: 'bouquet',
  birthday: 'confetti',
  graduation: 'laurel',
  trip: 'postcard',
};

/** Colors, fonts and background of a look. */
export const toLookFields = (look: LookId): LookFields => FIELDS[look];

/** What a new itinerary for an occasion starts with, its cover included. */
export function toFirstLook(occasion: Occasion): LookFields & { look: LookId } {
  const look = OCCASION_LOOKS[occasion];
  return { look, ...FIELDS[look] };
}

/** Colors, fonts and background of a stored look, which may have another look's cover; undefined without a look. */
export const findLookFields = (look: Look | null): LookFields | undefined =>
  FIELDS[(look ?? '').split('.')[0] as LookId];

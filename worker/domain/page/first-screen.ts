import type { Project } from '../../contract/projects.ts';
import { toAppearanceProps } from '../appearance/appearance.ts';
import type { CssVariables } from '../appearance/background.ts';
import { toThemeStyle } from '../appearance/theme.ts';
import {
  computeHeaderRatio,
  computeObjectFit,
  HEADER_IMAGE_SIZES,
  toHeaderSrcSet,
} from '../images/header-image-layout.ts';
import { escapeHtml } from '../text/escape-html.ts';

type FirstScreenProject = Pick<
  Project,
  | 'name'
  | 'customTitle'
  | 'ownerName'
  | 'showCreatorName'
  | 'customColors'
  | 'titleFont'
  | 'selectedFont'
  | 'selectedBackground'
  | 'customBackgroundColor'
  | 'headerImages'
>;

/**
 * The top of an itinerary with skeletons below, shown until the page's script renders the same markup
 * (web/features/itinerary, which has a test that compares them). `style` goes into a style element, because the
 * Content Security Policy forbids style attributes.
 */
export function renderFirstScreen(project: FirstScreenProject): { html: string; style: string } {
  const { style, ...attributes } = toAppearanceProps(project);
  const attributeHtml = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(String(value))}"`,
  );
  const html = [
    `<div class="itinerary" data-theme="itinerary"${attributeHtml.join('')}>`,
    renderTitleBar(project.customTitle ?? project.name),
    '<main class="column">',
    renderHeaderImage(project.headerImages),
    project.showCreatorName && project.ownerName !== '' ? renderHost(project.ownerName) : '',
    '<div class="grid gap-4 pt-4"><p class="text-muted" role="status">Loading your itinerary...</p>',
    ...['h-11', 'h-26', 'mt-4 h-8 w-44', 'h-84', 'h-84'].map(
      (size) => `<div class="skeleton ${size}" aria-hidden="true"></div>`,
    ),
    '</div></main></div>',
  ].join('');
  const root = `.itinerary{${toDeclarations({ ...toThemeStyle(project.customColors), ...style })}}`;
  return { html, style: root + toHeaderImageStyle(project.headerImages) };
}

/** Same markup as the TitleBar component. */
export function renderTitleBar(title: string): string {
  const size = title.length <= 32 ? 'text-2xl' : title.length <= 64 ? 'text-xl' : 'sm:text-lg';
  return `<header class="title-bar"><h1 class="title column ${size}" dir="auto">${escapeHtml(title)}</h1></header>`;
}

/** Same markup as the Header component without links. */
export function renderHost(name: string): string {
  return `<div class="flex flex-wrap items-center gap-x-3 gap-y-2 pt-4"><p class="mr-3 text-muted">Hosted by <bdi class="text-ink" dir="auto">${escapeHtml(name)}</bdi></p></div>`;
}

/** Same markup as the first slide of the header images. */
function renderHeaderImage([first]: string[]): string {
  if (first === undefined) return '';
  const sources = `src="${escapeHtml(first)}" srcset="${escapeHtml(toHeaderSrcSet(first))}" sizes="${HEADER_IMAGE_SIZES}"`;
  return `<div class="frame"><img ${sources} alt="" fetchpriority="high"></div>`;
}

function toHeaderImageStyle(images: string[]): string {
  const [first] = images;
  if (first === undefined) return '';
  const ratio = computeHeaderRatio(images);
  return `.frame{--ratio:${ratio}}.frame>img{object-fit:${computeObjectFit(first, ratio)}}`;
}

/** Only hex colors, so that stored values cannot inject other CSS. */
function toDeclarations(variables: CssVariables): string {
  return Object.entries(variables)
    .filter(([, value]) => /^#[0-9a-f]{3,8}$/i.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

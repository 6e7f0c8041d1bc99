import type { Event } from '../../contract/events.ts';
import type { Project } from '../../contract/projects.ts';
import { toAppearanceProps } from '../appearance/appearance.ts';
import type { CssVariables } from '../appearance/background.ts';
import { readCover, toCoverUrl } from '../appearance/cover-url.ts';
import { toThemeStyle } from '../appearance/theme.ts';
import { HEADER_IMAGE_SIZES, isTallImage, toHeaderSrcSet } from '../images/header-image-layout.ts';
import { listItineraryFacts } from '../itinerary/itinerary-facts.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { toHref } from '../text/links.ts';

type FirstScreenProject = Pick<
  Project,
  | 'name'
  | 'customTitle'
  | 'ownerName'
  | 'showCreatorName'
  | 'customColors'
  | 'customLinks'
  | 'titleFont'
  | 'selectedFont'
  | 'selectedBackground'
  | 'customBackgroundColor'
  | 'headerImages'
  | 'look'
  | 'place'
  | 'groupSize'
  | 'timeZone'
>;

/**
 * The top of an itinerary with skeletons below, shown until the page's script renders the same markup. `style` goes
 * into a style element, because the Content Security Policy forbids style attributes.
 */
export function renderFirstScreen(
  project: FirstScreenProject,
  events: readonly Event[],
): { html: string; style: string } {
  const { style, ...attributes } = toAppearanceProps(project);
  const attributeHtml = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(String(value))}"`,
  );
  const html = [
    `<div class="itinerary" data-theme="itinerary"${attributeHtml.join('')}>`,
    renderPageTop(project, events),
    '<main class="column grid gap-4 pt-4"><p class="text-muted" role="status">Loading your itinerary...</p>',
    ...['h-11', 'mt-4 h-8 w-44', 'h-84', 'h-84'].map(
      (size) => `<div class="skeleton ${size}" aria-hidden="true"></div>`,
    ),
    '</main></div>',
  ].join('');
  const theme = toDeclarations({ ...toThemeStyle(project.customColors), ...style });
  return { html, style: `.itinerary{${theme}}` };
}

/** Same markup as the PageTop component (web/features/itinerary), which has a test that compares them. */
export function renderPageTop(project: FirstScreenProject, events: readonly Event[]): string {
  const title = project.customTitle ?? project.name;
  const size = title.length <= 24 ? 'page-title' : title.length <= 56 ? 'text-2xl' : 'text-xl';
  const titleHtml = escapeHtml(title);
  return [
    renderCover(project),
    `<div class="title-bar" aria-hidden="true"><p class="title column" dir="auto">${titleHtml}</p></div>`,
    `<header class="page-top column"><h1 class="title ${size}" dir="auto">${titleHtml}</h1>`,
    renderFacts(listItineraryFacts(project, events)),
    renderHost(project),
    '</header>',
  ].join('');
}

function renderCover({ headerImages: [first], look, customColors }: FirstScreenProject): string {
  if (first === undefined) {
    const url = toCoverUrl(readCover(look) ?? 'paper', customColors);
    return `<div class="cover"><img src="${escapeHtml(url)}" alt="" fetchPriority="high"/></div>`;
  }
  const sources = `src="${escapeHtml(first)}" srcSet="${escapeHtml(toHeaderSrcSet(first))}" sizes="${HEADER_IMAGE_SIZES}"`;
  const [blurred, shape] = isTallImage(first)
    ? [`<img src="${escapeHtml(first)}?w=480" class="blurred" alt="" loading="lazy"/>`, ' class="tall"']
    : ['', ''];
  return `<div class="cover cover-photo">${blurred}<img ${sources}${shape} alt="" fetchPriority="high"/></div>`;
}

function renderFacts(facts: readonly string[]): string {
  const toHtml = (fact: string, at: number) =>
    `<span><bdi>${escapeHtml(fact)}</bdi>${at < facts.length - 1 ? ' ·' : ''}</span> `;
  return facts.length === 0 ? '' : `<p class="page-facts">${facts.map(toHtml).join('')}</p>`;
}

function renderHost({ ownerName, showCreatorName, customLinks }: FirstScreenProject): string {
  const isNamed = showCreatorName && ownerName !== '';
  if (!isNamed && customLinks.length === 0) return '';
  const name = isNamed ? `<p>Hosted by <bdi dir="auto">${escapeHtml(ownerName)}</bdi></p>` : '';
  const links = customLinks.map(renderLink).join('');
  return `<div class="page-host">${name}${links && `<p class="page-links">${links}</p>`}</div>`;
}

const renderLink = ({ name, url }: Project['customLinks'][number]) =>
  [
    `<a class="page-link" href="${escapeHtml(toHref(url))}" target="_blank" rel="noopener noreferrer">`,
    `<bdi>${escapeHtml(name)}</bdi><span class="i-lucide-arrow-up-right" aria-hidden="true"></span>`,
    '<span class="visually-hidden">(opens in a new tab)</span></a>',
  ].join('');

/** CSS declarations of variables. Only hex colors, so that stored values cannot inject other CSS. */
export function toDeclarations(variables: CssVariables): string {
  return Object.entries(variables)
    .filter(([, value]) => /^#[0-9a-f]{3,8}$/i.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

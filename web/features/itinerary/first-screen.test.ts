import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { renderFirstScreen, renderPageTop } from '../../../worker/domain/page/first-screen.ts';
import { createEvent } from '../../testing/create-event.ts';
import { PageTop } from './page-top.tsx';

const project = {
  name: 'Nora’s weekend',
  customTitle: null,
  ownerName: 'Nora',
  showCreatorName: true,
  customLinks: [],
  customColors: { primary: '#112233', secondary: '#445566', accent: '#778899' },
  titleFont: 'lobster',
  selectedFont: 'normal',
  selectedBackground: 'custom',
  customBackgroundColor: '#000000',
  headerImages: [],
  look: null,
  place: null,
  groupSize: 1,
  timeZone: 'Europe/Rome',
} as unknown as Project;

const EVENTS = [
  createEvent({ title: 'Drinks', starts: '2027-06-11T18:00', timeZone: 'Europe/Rome' }),
  createEvent({ title: 'Brunch', starts: '2027-06-13T10:30', timeZone: 'Europe/Rome' }),
];
const LINKS = [
  { name: 'Photos & more', url: 'photos.example.com' },
  { name: 'Registry', url: 'https://registry.example.com/?a=1&b=2' },
];

/** React puts preloads in front, which the page needs no more when its script runs, and escapes `&` differently. */
const renderComponent = (of: Project, events: typeof EVENTS) =>
  renderToStaticMarkup(createElement(PageTop, { project: of, events }))
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll('&amp;', '&#38;');

it.each<[string, Partial<Project>, typeof EVENTS]>([
  ['a new itinerary', {}, []],
  [
    'a look, facts and links',
    { look: 'garden', place: 'Lake Como', groupSize: 14, customLinks: LINKS },
    EVENTS,
  ],
  ['links without a host', { showCreatorName: false, customLinks: LINKS }, EVENTS],
  ['neither host nor links', { showCreatorName: false }, EVENTS],
  ['a wide image', { headerImages: ['/media/p/DEM0TR1P/a-600x400.jpg'] }, EVENTS],
  ['a tall image', { headerImages: ['/media/p/DEM0TR1P/a-900x1600.jpg'] }, EVENTS],
  ['a short title', { customTitle: 'Lisbon' }, EVENTS],
  ['a long title', { customTitle: 'x'.repeat(80) }, EVENTS],
])('the server renders the top like the page: %s', (_name, change, events) => {
  const of = { ...project, ...change };
  expect(renderPageTop(of, events)).toBe(renderComponent(of, events));
});

it('applies the colors of the host and escapes everything else', () => {
  const evil = '"><script>';
  const { html, style } = renderFirstScreen(
    {
      ...project,
      name: evil,
      ownerName: evil,
      place: evil,
      customLinks: [{ name: evil, url: `https://${evil}` }],
      customColors: { primary: '#112233', secondary: 'red}*{display:none', accent: '#778899' },
    },
    [],
  );
  expect(html).toContain(
    'data-title-font="lobster" data-text-font="normal" data-background="custom" data-tone="dark"',
  );
  expect(html).toContain('&#60;script&#62;');
  expect(html).not.toContain('<script>');
  expect(style).toContain('--primary:#112233;--on-primary:#ffffff');
  expect(style).toContain('--host-paper:#000000');
  expect(style).not.toContain('display');
});

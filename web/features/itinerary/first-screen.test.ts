import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { renderFirstScreen, renderHost, renderTitleBar } from '../../../worker/domain/page/first-screen.ts';
import { Header, TitleBar } from './header.tsx';

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
  headerImages: ['/media/p/DEM0TR1P/a-600x400.jpg'],
} as unknown as Project;

it.each(['Lisbon', 'A title of more than thirty-two characters', 'x'.repeat(80)])(
  'the server renders the title like the page: %s',
  (title) => {
    expect(renderTitleBar(title)).toBe(renderToStaticMarkup(createElement(TitleBar, { title })));
  },
);

it('the server renders the host like the page', () => {
  expect(renderHost('Nora')).toBe(renderToStaticMarkup(createElement(Header, { project })));
});

it('applies the colors of the host and escapes everything else', () => {
  const { html, style } = renderFirstScreen({
    ...project,
    name: '<script>',
    customColors: { primary: '#112233', secondary: 'red}*{display:none', accent: '#778899' },
  });
  expect(html).toContain(
    'data-title-font="lobster" data-text-font="normal" data-background="custom" data-tone="dark"',
  );
  expect(html).toContain('&#60;script&#62;');
  expect(style).toContain('--primary:#112233;--on-primary:#ffffff');
  expect(style).toContain('--host-paper:#000000');
  expect(style).not.toContain('display');
  expect(style).toContain('.frame{--ratio:1.5}.frame>img{object-fit:cover}');
  expect(html).toContain('srcset="/media/p/DEM0TR1P/a-600x400.jpg?w=480 480w,');
});

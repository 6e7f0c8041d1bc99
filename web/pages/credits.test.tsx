import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import notice from '../../NOTICE?raw';
import { credits } from './credits.tsx';

const listLinks = () => screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);

it('names each data source with its license', () => {
  render(credits.body);
  for (const source of [
    /^GeoNames$/,
    /^OpenTravelData$/,
    /^airport-data-js/,
    /^OpenStreetMap/,
    /^Unicode CLDR$/,
  ]) {
    expect(screen.getByRole('link', { name: source })).toBeInTheDocument();
  }
  expect(screen.getAllByRole('link', { name: 'CC BY 4.0' })).toHaveLength(3);
});

it('lists the same links as the NOTICE file', () => {
  render(credits.body);
  const urls = [...notice.matchAll(/https:\/\/[^\s,]+[^\s,.]/g)].map(([url]) => url);
  expect(new Set(listLinks())).toEqual(new Set(urls));
});

import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderComponent } from '../../testing/render-component.tsx';
import { CollapsibleText } from './collapsible-text.tsx';

it('links addresses and phone numbers', async () => {
  await renderComponent(<CollapsibleText text={'Menu: www.example.com\nCall +1 415 555 0132'} />);
  const site = await screen.findByRole('link', { name: 'www.example.com' });
  expect(site).toHaveAttribute('href', 'https://www.example.com/');
  expect(site).toHaveAttribute('target', '_blank');
  expect(site.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noreferrer', 'nofollow']));
  const phone = screen.getByRole('link', { name: '+1 415 555 0132' });
  expect(phone).toHaveAttribute('href', 'tel:+14155550132');
  expect(phone).not.toHaveAttribute('target');
});

it('expands when a link in it gets the focus, which may be in the hidden part', async () => {
  await renderComponent(<CollapsibleText text={`${'Long '.repeat(60)}www.example.com`} />);
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
  fireEvent.focus(await screen.findByRole('link'));
  expect(screen.getByRole('button', { name: 'Less' })).toHaveAttribute('aria-expanded', 'true');
});

import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inLanguage } from '../../../worker/messages/in-language.ts';
import { DEFAULT_READER, setReader } from '../../../worker/messages/t.ts';
import { ErrorPage } from './error-page.tsx';

afterEach(() => inLanguage(DEFAULT_READER, () => undefined));

it('has words where the messages could not be loaded', () => {
  setReader(DEFAULT_READER, {});
  render(<ErrorPage error={new TypeError('Failed to fetch')} />);
  expect(screen.getByRole('heading')).toHaveTextContent('Connection lost');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Foldout' })).toBeVisible();
});

import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PRERENDERED_TEXT, usePrerenderedText } from './prerendered-text.ts';

afterEach(() => document.body.replaceChildren());

function prerender(value: string) {
  const field = document.createElement('textarea');
  field.setAttribute(PRERENDERED_TEXT, '');
  field.value = value;
  document.body.append(field);
  return field;
}

it('starts with the text and the focus of the prerendered field', () => {
  prerender('Friday').focus();
  const { result } = renderHook(usePrerenderedText);
  expect(result.current).toMatchObject({ text: 'Friday', wasFocused: true });
});

it('keeps what is typed between the first render and the replacement of the page', () => {
  const field = prerender('');
  const { result } = renderHook(() => {
    const typed = usePrerenderedText();
    if (field.isConnected) field.value = 'Friday';
    return typed;
  });
  expect(result.current.text).toBe('Friday');
});

it('keeps a focus that came between the first render and the replacement of the page', () => {
  const field = prerender('');
  const { result } = renderHook(() => {
    const typed = usePrerenderedText();
    if (field.isConnected) field.focus();
    field.remove();
    return typed;
  });
  expect(result.current.wasFocused).toBe(true);
});

it('is empty where the app renders the page itself', () => {
  const { result } = renderHook(usePrerenderedText);
  expect(result.current).toMatchObject({ text: '', wasFocused: false });
});

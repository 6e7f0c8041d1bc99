import { expect, it } from 'vitest';
import { pickText, removeText } from './unread-text.tsx';

const TEXT = 'Bring sunscreen\nBoat with Ana, maybe Sunday\nCall Ben';

it('takes the selection, or the line with the cursor', () => {
  expect(pickText(TEXT, 16, 29)).toBe('Boat with Ana');
  expect(pickText(TEXT, 0, 0)).toBe('Bring sunscreen');
  expect(pickText(TEXT, 20, 20)).toBe('Boat with Ana, maybe Sunday');
  expect(pickText(TEXT, TEXT.length, TEXT.length)).toBe('Call Ben');
});

it('removes what became an event', () => {
  expect(removeText(TEXT, 'Boat with Ana, maybe Sunday')).toBe('Bring sunscreen\nCall Ben');
  expect(removeText('Call Ben', 'Call Ben')).toBe('');
});

import { expect, it } from 'vitest';
import { readSpokenPeople } from './people.ts';

it('keeps a secret from somebody who is only a pronoun there', () => {
  expect(readSpokenPeople("surprise cake for Mia, don't tell her!! only Ben and Tom")).toEqual({
    text: 'surprise cake for Mia',
    attendees: 'Ben, Tom',
    isSecret: true,
  });
  expect(readSpokenPeople('Cake at the hotel, don’t tell her')).toEqual({
    text: 'Cake at the hotel,',
    attendees: '',
    isSecret: true,
  });
});

it('does not read the end of a word as a word', () => {
  expect(readSpokenPeople('Torta (stesso posto, chiedere)').attendees).toBe('');
});

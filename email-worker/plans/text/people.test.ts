import { expect, it } from 'vitest';
import { nameSender, readSpokenPeople } from './people.ts';

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

it.each([
  ['Rehearsal (Orla, Dan and Sean only, the rest go)', 'Orla, Dan, Sean'],
  ['Summit - only Lasse, Meta and Ibrahim.', 'Lasse, Meta, Ibrahim'],
  ['Interview only Bia and Leo', 'Bia, Leo'],
  ['Breakfast only bread and jam', ''],
])('reads a list after or before "only": %s', (text, attendees) => {
  expect(readSpokenPeople(text).attendees).toBe(attendees);
});

it('names the sender of a message', () => {
  expect(nameSender('Jonas, ich', 'Mareike', 'de')).toBe('Jonas, Mareike');
  expect(nameSender('Everyone except me, Tom', 'Ann', 'en')).toBe('Everyone except Ann, Tom');
  // The Catalan "I" is an English name.
  expect(nameSender('Jo, Tom', 'Ann', 'en')).toBe('Jo, Tom');
  expect(nameSender('Els, ik', undefined, 'nl')).toBe('Els, ik');
});

import { expect, it } from 'vitest';
import { splitTitleAndPlace } from './title-and-place.ts';

it.each([
  ['en', "dinner at rosa's", "rosa's"],
  ['en', 'Brunch at ours', ''],
  ['en', 'Lunch at the Rowing Club', 'Rowing Club'],
  ['en', 'walk to the lochan', ''],
  ['en', 'Team dinner, De Lune', 'De Lune'],
  ['en', 'flight from stansted', 'stansted'],
  ['fr', 'pot de départ chez Jean-Luc', 'Jean-Luc'],
  ['es', 'bocata en cala figuera', 'cala figuera'],
  ['es', 'comida en la finca', 'finca'],
  ['nl', 'Repetitie in de Sint-Salvatorkerk', 'Sint-Salvatorkerk'],
  ['sv', 'Frukost i skolmatsalen', 'skolmatsalen'],
  ['en', "Bus from King's Cross to Oxford", "King's Cross"],
  ['en', 'Dinner - The Fat Duck (booked under Sam)', 'The Fat Duck'],
  ['en', 'Quiz night - upstairs at the Crown', 'Crown'],
  ['en', 'Buffet lunch, Great Hall', 'Great Hall'],
  ['en', "Dinner at Rosa's, 12 Main Street, Boston", "Rosa's, 12 Main Street, Boston"],
  ['en', "Ceremony // St Paul's Church", "St Paul's Church"],
  ['en', 'Meet: Diner Joe', 'Diner Joe'],
  ['en', 'Opening: Why – Karin Long, SLU (Pascal)', 'Pascal'],
  ['en', 'Tour, meeting point main gate', 'main gate'],
  ['de', 'Vortrag im großen Saal', 'großen Saal'],
  ['de', 'Zug ab Köln Hbf, Gleis 4', 'Köln Hbf, Gleis 4'],
  ['it', 'ritrovo alla stazione, binario 3', 'stazione, binario 3'],
  ['pt', 'encontro em frente ao hotel', 'hotel'],
  ['sv', 'Middag i stora logen', 'stora logen'],
])('%s: finds the place in %s', (language, text, place) => {
  expect(splitTitleAndPlace(text, language).location).toBe(place);
});

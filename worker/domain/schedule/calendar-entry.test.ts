import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../messages/in-language.ts';
import { describeAttendees, renderCalendarDescription, toGoogleCalendarUrl } from './calendar-entry.ts';

const PAGE = 'https://foldout.example/project/DEM0TR1P';
const DINNER = {
  title: 'Dinner & drinks',
  description: 'Fish by the river.',
  datetime: '2027-06-12T23:30:00.000Z',
  endsAt: null,
  timeZone: 'America/New_York',
  location: 'Ponto Final, Almada',
  attendees: 'everyone except bob',
  vibe: 'Black tie',
};

describe('renderCalendarDescription', () => {
  it('contains attendees, vibe and the URL', () => {
    expect(renderCalendarDescription(DINNER, PAGE)).toBe(
      `Fish by the river.\n\nWith: Everyone except bob\nVibe & Style: Black tie\n\n${PAGE}`,
    );
  });

  it.each(['', DINNER.title])(
    'leaves out a description that says nothing more than the title: %o',
    (description) => {
      expect(renderCalendarDescription({ ...DINNER, description }, PAGE)).toBe(
        `With: Everyone except bob\nVibe & Style: Black tie\n\n${PAGE}`,
      );
    },
  );

  it('cuts everything but the URL, and no surrogate pair', () => {
    const long = { ...DINNER, description: `abc${'🎉'.repeat(50)}` };
    expect(renderCalendarDescription(long, PAGE, 10)).toBe(`abc🎉🎉🎉…\n\n${PAGE}`);
  });
});

describe('toGoogleCalendarUrl', () => {
  const query = (event: Parameters<typeof toGoogleCalendarUrl>[0]) =>
    Object.fromEntries(new URL(toGoogleCalendarUrl(event, PAGE)).searchParams);

  it('fills in the form, with one hour if there is no end', () => {
    expect(toGoogleCalendarUrl(DINNER, PAGE)).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?/);
    expect(query(DINNER)).toEqual({
      action: 'TEMPLATE',
      text: 'Dinner & drinks',
      dates: '20270612T233000Z/20270613T003000Z',
      ctz: 'America/New_York',
      details: renderCalendarDescription(DINNER, PAGE),
      location: 'Ponto Final, Almada',
    });
    const long = { ...DINNER, endsAt: '2027-06-14T01:00:00.000Z' };
    expect(query(long)).toMatchObject({ dates: '20270612T233000Z/20270614T010000Z' });
  });

  it('stays below 8 KB for any text', () => {
    const much = {
      ...DINNER,
      title: '晩'.repeat(120),
      description: '餐'.repeat(5000),
      location: '江'.repeat(300),
      attendees: '安,'.repeat(1000),
    };
    expect(toGoogleCalendarUrl(much, PAGE).length).toBeLessThan(8000);
  });
});

it.each([
  ['Everyone', 'Alle'],
  ['Everyone except Mia, Ben', 'Alle außer Mia, Ben'],
  ['Mia, Ben', 'Mia, Ben'],
])('describes "%s" in the language of the reader', (text, described) => {
  expect(describeAttendees(text)).toBe(text);
  expect(inLanguage({ language: 'de', locale: 'de-DE' }, () => describeAttendees(text))).toBe(described);
});

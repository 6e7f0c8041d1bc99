import { describe, expect, it } from 'vitest';
import { renderCodesMail, renderLockoutMail } from './outgoing-emails.ts';

const project = {
  name: 'Lisbon',
  ownerName: 'Ada',
  projectId: 'DEM0TR1P',
  accessCode: 'K7M2QX',
  adminCode: 'ABCDEFGHJKMN',
  origin: 'https://foldout.example',
  shareUrl: 'https://foldout.example/access/DEM0TR1P?code=K7M2QX#k=AAAAAAAAAAAAAAAAAAAAAA',
};

describe('renderCodesMail', () => {
  it('contains both codes and the link as text and HTML', () => {
    const mail = renderCodesMail(project);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('K7M2QX');
      expect(body).toContain('ABCDEFGHJKMN');
      expect(body).toContain(project.shareUrl);
    }
  });

  it('keeps the itinerary name from adding HTML, headers or links', () => {
    const mail = renderCodesMail({
      ...project,
      name: 'Win <b>now</b>\r\nBcc: all@example.com see http://evil.example/login',
    });
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toContain('<b>');
    expect(mail.html + mail.text).not.toContain('evil.example');
    expect(mail.html.match(/href="[^"]*"/g)).toEqual([`href="${project.shareUrl}"`]);
  });
});

it('advises a new access code without containing the current one', () => {
  for (const isPaid of [true, false]) {
    const mail = renderLockoutMail({ ...project, isPaid });
    expect(mail.text).toContain('new access code');
    // Trials cannot change codes.
    expect(mail.text.includes('Full Access')).toBe(!isPaid);
    expect(mail.text + mail.html).not.toContain('K7M2QX');
  }
});

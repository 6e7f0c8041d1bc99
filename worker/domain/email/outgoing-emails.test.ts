import { describe, expect, it } from 'vitest';
import { renderCodesMail, renderLockoutMail } from './outgoing-emails.ts';

const project = {
  name: 'Lisbon',
  ownerName: 'Ada',
  projectId: 'DEM0TR1P',
  accessCode: 'K7M2QX',
  adminCode: 'ABCDEFGHJKMN',
  origin: 'https://foldout.example',
};

describe('the codes mail', () => {
  it('tells both codes and the link, in text and in HTML', () => {
    const mail = renderCodesMail(project);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('K7M2QX');
      expect(body).toContain('ABCDEFGHJKMN');
      expect(body).toContain('https://foldout.example/access/DEM0TR1P');
    }
  });

  it('turns a host’s words neither into HTML, nor into a header, nor into a link', () => {
    const mail = renderCodesMail({
      ...project,
      name: 'Win <b>now</b>\r\nBcc: all@example.com see http://evil.example/login',
    });
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toContain('<b>');
    expect(mail.html + mail.text).not.toContain('evil.example');
    expect(mail.html.match(/href="[^"]*"/g)).toEqual(['href="https://foldout.example/access/DEM0TR1P"']);
  });
});

it('advises a new code without telling any', () => {
  for (const isPaid of [true, false]) {
    const mail = renderLockoutMail({ ...project, isPaid });
    expect(mail.text).toContain('new access code');
    // A trial cannot change its codes.
    expect(mail.text.includes('Full Access')).toBe(!isPaid);
    expect(mail.text + mail.html).not.toContain('K7M2QX');
  }
});

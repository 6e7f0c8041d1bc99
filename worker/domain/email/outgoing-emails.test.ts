import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../messages/in-language.ts';
import { computeContrast } from '../appearance/contrast.ts';
import { toEmailLook } from './email-look.ts';
import { NEVER_EMAIL_LINK } from './never-email.ts';
import {
  renderAddressMail,
  renderAliasMail,
  renderCodesMail,
  renderLockoutMail,
  renderReceiptMail,
} from './outgoing-emails.ts';

const project = {
  name: 'Lisbon',
  ownerName: 'Ada',
  projectId: 'DEM0TR1P',
  accessCode: 'K7M2QX',
  adminCode: 'ABCDEFGHJKMN',
  origin: 'https://foldout.example',
  shareUrl: 'https://foldout.example/access/DEM0TR1P?code=K7M2QX#k=AAAAAAAAAAAAAAAAAAAAAA',
};
const purchase = { couponCode: null, paidAt: Date.UTC(2027, 5, 13, 2), timeZone: 'America/New_York' };
const alias = { email: 'ada@example.org', origin: project.origin, token: 'T' };

/** The link to never be emailed again is put in when the email is sent. */
const readUrls = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/g)]
    .map(([, url]) => url)
    .filter((url) => url !== NEVER_EMAIL_LINK);

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
      look: 'garden',
      name: 'Win <b>now</b>\r\nBcc: all@example.com see http://evil.example/login',
    });
    expect(mail.subject).toBe('Your itinerary: DEM0TR1P');
    expect(mail.html).not.toContain('<b>');
    expect(mail.html + mail.text).not.toContain('evil.example');
    expect(readUrls(mail.html).filter((url) => !url?.startsWith(`${project.origin}/`))).toEqual([]);
  });

  it('has any name where the recipient has paid or confirmed', () => {
    const name = 'Dr. Lee turns 40.5, hooray...';
    expect(renderCodesMail({ ...project, name, isKnown: true }).subject).toBe(`Your itinerary: ${name}`);
  });

  it.each([
    ['Dinner at www.evil.example', 'Your itinerary: DEM0TR1P'],
    ['evil.example', 'Your itinerary: DEM0TR1P'],
    ['evil。com', 'Your itinerary: DEM0TR1P'],
    ['evil．com', 'Your itinerary: DEM0TR1P'],
    ['Trip\r\nBcc: all@example', 'Your itinerary: DEM0TR1P'],
    ['Dr. Lee turns 40.5, hooray...', 'Your itinerary: DEM0TR1P'],
    ['Lee & Ana, Lisbon 2027', 'Your itinerary: Lee & Ana, Lisbon 2027'],
  ])('with the name %j has the subject %j', (name, subject) => {
    expect(renderCodesMail({ ...project, name }).subject).toBe(subject);
  });

  it('never carries the admin code in a link', () => {
    expect(readUrls(renderCodesMail(project).html).join()).not.toContain(project.adminCode);
  });
});

it('writes to owners in German too', () => {
  const reader = { language: 'de', locale: 'de-DE' } as const;
  const codes = inLanguage(reader, () => renderCodesMail({ ...project, name: 'evil.example' }));
  expect(codes.subject).toBe('Dein Plan: DEM0TR1P');
  expect(codes.text).toContain('Dein Plan DEM0TR1P\n\nHallo');
  const receipt = inLanguage(reader, () => renderReceiptMail({ ...project, ...purchase, amount: 300 }));
  expect(receipt.text).toContain('Datum: 12.06.2027');
  expect(receipt.html).toContain('<html lang="de"');
});

describe('the look of an email', () => {
  it('shows the cover in the itinerary’s colors, with an alternative text', () => {
    const customColors = { primary: '#123456', secondary: '#abcdef', accent: '#00ff00' };
    const { html } = renderCodesMail({ ...project, look: 'garden.city', customColors });
    const [image] = /<img [^>]*>/.exec(html) ?? [''];
    expect(image).toContain('src="https://foldout.example/covers/city.png?primary=123456&#38;');
    expect(image).toContain('alt="The cover of the itinerary."');
    expect(image).toContain('width="600"');
  });

  it('shows the cover of the link preview without a look, and none in emails about accounts', () => {
    expect(renderCodesMail(project).html).toContain('src="https://foldout.example/covers/paper.png?');
    expect(renderAliasMail(alias).html).not.toContain('<img');
  });

  it.each(['#ffffff', '#000000', '#f9a8d4', '#9333ea', '#808080', '#ffff00'])(
    'has a readable and visible button in %s',
    (primary) => {
      const customColors = { primary, secondary: primary, accent: primary };
      const { button } = toEmailLook({ customColors }, project.origin);
      expect(computeContrast(button.text, button.background)).toBeGreaterThanOrEqual(4.5);
      expect(computeContrast(button.border, '#fffdf9')).toBeGreaterThanOrEqual(3);
    },
  );
});

it('renders every email with inline styles, a preheader, and one link besides the cover', () => {
  const emails = [
    renderCodesMail(project),
    renderLockoutMail({ ...project, isPaid: true }),
    renderAddressMail({
      ...project,
      hasNewAccessCode: true,
      hasNewAdminCode: true,
      undoUrl: 'https://foldout.example/owner-email/token',
    }),
    renderReceiptMail({ ...project, ...purchase, amount: 300 }),
    renderAliasMail(alias),
  ];
  for (const { html, text } of emails) {
    expect(html).toMatch(/<div style="display:none;max-height:0;[^>]*>\S/);
    expect(html).not.toMatch(/<link|@import|url\(|<script/);
    const [url, ...others] = new Set(readUrls(html).filter((each) => !each?.includes('/covers/')));
    expect(others).toEqual([]);
    expect(url).toMatch(/^https:\/\/foldout\.example\//);
    expect(text).toContain(url);
    // Gmail cuts emails off after 102 KB.
    expect(html.length).toBeLessThan(20_000);
  }
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

it('tells the earlier address which codes ended, without any code', () => {
  for (const hasNewAccessCode of [true, false]) {
    const { text, html } = renderAddressMail({
      ...project,
      hasNewAccessCode,
      hasNewAdminCode: true,
      undoUrl: 'https://foldout.example/owner-email/token',
    });
    expect(text).toContain(
      hasNewAccessCode
        ? 'The codes in our earlier email no longer work.'
        : 'The admin code in our earlier email',
    );
    expect(text + html).not.toMatch(/K7M2QX|ABCDEFGHJKMN|#k=/);
  }
});

describe('renderReceiptMail', () => {
  it('shows what was paid and when, in the itinerary’s time zone', () => {
    const { text } = renderReceiptMail({ ...project, ...purchase, amount: 300 });
    expect(text).toContain('Full Access (One-time payment): 3.00 USD\nTotal: 3.00 USD\nDate: Jun 12, 2027');
  });

  it.each([
    ['FREE100', 0, 'Coupon FREE100: -3.00 USD\nTotal: 0.00 USD'],
    ['HALF', 150, 'Coupon HALF: -1.50 USD\nTotal: 1.50 USD'],
  ])('shows the coupon %s', (couponCode, amount, expected) => {
    const { text } = renderReceiptMail({ ...project, ...purchase, couponCode, amount });
    expect(text).toContain(expected);
  });
});

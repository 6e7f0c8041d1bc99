import { expect, it } from 'vitest';
import { normalizeMailbox } from './mailbox.ts';

it.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ada+lisbon@example.com', 'ada@example.com'],
  ['ada+lisbon+2@example.com', 'ada@example.com'],
  ['ada+@example.com', 'ada@example.com'],
  ['a.d.a@gmail.com', 'ada@gmail.com'],
  ['A.da+lisbon@GoogleMail.com', 'ada@gmail.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['a.da@notgmail.com', 'a.da@notgmail.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['ada@sub+domain.example', 'ada@sub+domain.example'],
  ['no address+tag', 'no address+tag'],
])('reads %j as %j', (email, mailbox) => {
  expect(normalizeMailbox(email)).toBe(mailbox);
});

import { describe, expect, it } from 'vitest';
import { parseHeaderFields } from './header-fields.ts';
import { readFromAddress, readVerifiedFromAddress } from './verified-sender.ts';

const RECEIVED =
  'Received: from mail.host.example (192.0.2.1)\r\n by cloudflare-email.net (unknown) id a1b2; Sat';
const PASS =
  'Authentication-Results: mx.cloudflare.net;\r\n\tdkim=pass header.d=host.example;\r\n\tdmarc=pass header.from=host.example policy.dmarc=none;\r\n\tspf=none';
const FROM = 'From: Nora <Nora@Host.example>';

const verify = (...lines: string[]) =>
  readVerifiedFromAddress(parseHeaderFields(new TextEncoder().encode(`${lines.join('\r\n')}\r\n\r\nBody`)));
const sender = (value: string) => readFromAddress([['from', value]]);

describe('Cloudflare’s DMARC result', () => {
  it('is accepted where Cloudflare puts it', () => {
    expect(verify(RECEIVED, 'ARC-Seal: i=1', PASS, FROM)).toBe('nora@host.example');
    // Added by the sender below, so ignored.
    expect(verify(RECEIVED, PASS, 'Authentication-Results: mx.other.example; dmarc=fail', FROM)).toBe(
      'nora@host.example',
    );
  });

  it.each([
    ['no result', [RECEIVED, FROM]],
    ['no Received of Cloudflare', [PASS, FROM]],
    ['another header before it', ['X-First: 1', RECEIVED, PASS, FROM]],
    ['another server’s Received first', ['Received: by evil.example; Sat', RECEIVED, PASS, FROM]],
    ['a server with a similar name', [RECEIVED.replace('.net', '.net.evil.example'), PASS, FROM]],
    ['its name in a comment', ['Received: by evil.example (by cloudflare-email.netx)', PASS, FROM]],
    ['two results with its name', [RECEIVED, PASS, PASS, FROM]],
    [
      'a result below the sender’s own Received',
      [RECEIVED, 'Received: from a.example by mail.host.example; Sat', PASS, FROM],
    ],
    ['a result below a field of the sender, who writes no Received', [RECEIVED, FROM, PASS]],
    ['a result below the sender’s signature', [RECEIVED, 'ARC-Seal: i=1', 'DKIM-Signature: v=1', PASS, FROM]],
    [
      'the result that Cloudflare added, and one of the sender, who writes no Received',
      [RECEIVED, PASS.replace('dmarc=pass', 'dmarc=fail'), PASS, FROM],
    ],
    // As Gmail's forwards arrive while Cloudflare adds no result: workerd issue 6740.
    [
      'only the ARC result of a server on the way',
      [
        RECEIVED,
        'ARC-Authentication-Results: i=1; mx.google.com; arc=none',
        'Received: by 2002:a05:6402:1111 with SMTP id a1; Thu, 7 May 2026 05:00:00 -0700 (PDT)',
        PASS.replace('mx.cloudflare.net', 'mx.google.com'),
        FROM,
      ],
    ],
    [
      'another server’s result first',
      [RECEIVED, 'Authentication-Results: mx.evil.example; dmarc=pass', PASS, FROM],
    ],
    [
      'a name with the same prefix',
      [RECEIVED, PASS.replace('cloudflare.net;', 'cloudflare.net.evil;'), FROM],
    ],
    ['a failure', [RECEIVED, PASS.replace('dmarc=pass', 'dmarc=fail'), FROM]],
    ['a pass in a comment', [RECEIVED, PASS.replace('dmarc=pass', 'x=(dmarc=pass) dmarc=none'), FROM]],
    [
      'a pass in quotes',
      [
        RECEIVED,
        PASS.replace(/dmarc=pass[^;]*/, 'spf=fail reason="; dmarc=pass header.from=host.example"'),
        FROM,
      ],
    ],
    ['two DMARC results', [RECEIVED, PASS.replace('spf=none', 'dmarc=fail header.from=host.example'), FROM]],
    ['another domain', [RECEIVED, PASS.replace('from=host.example', 'from=evil.example'), FROM]],
    ['two senders', [RECEIVED, PASS, FROM, 'From: evil@host.example']],
    ['a header that ended before', [RECEIVED, '', PASS, FROM]],
  ])('is rejected with %s', (_, lines) => {
    expect(verify(...lines)).toBeUndefined();
  });
});

/** The block that Cloudflare adds to an email from Gmail, as published with a Worker that stores its mail, 2026. */
const PUBLISHED_BLOCK = [
  'Received: from mail-yw1-x112d.google.com (2607:f8b0:4864:20::112d)',
  '        by cloudflare-email.net (cloudflare) id EpZ6Jx1nTcSb',
  '        for <info@shop.example>; Sun, 14 Jun 2026 21:02:55 +0000',
  'ARC-Seal: i=2; a=rsa-sha256; s=cf2024-1; d=cloudflare-email.net; cv=pass; b=X4mD',
  'ARC-Message-Signature: i=2; a=rsa-sha256; s=cf2024-1; d=cloudflare-email.net; c=relaxed/relaxed;',
  '\th=To:Subject:Date:From; t=1781470974; bh=ZKoo8; b=va1VbOQ==;',
  'ARC-Authentication-Results: i=2; mx.cloudflare.net;',
  '\tdkim=pass header.d=gmail.com header.s=20251104 header.b=L6CZ3OJ0;',
  '\tdmarc=pass header.from=gmail.com policy.dmarc=none;',
  '\tarc=pass smtp.remote-ip="2607:f8b0:4864:20::112d"',
  'Received-SPF: pass (mx.cloudflare.net: domain of jo@gmail.com designates 2607:f8b0:4864:20::112d as permitted sender)',
  '\treceiver=mx.cloudflare.net; client-ip=2607:f8b0:4864:20::112d; envelope-from="jo@gmail.com";',
  'Authentication-Results: mx.cloudflare.net;',
  '\tdkim=pass header.d=gmail.com header.s=20251104 header.b=L6CZ3OJ0;',
  '\tdmarc=pass header.from=gmail.com policy.dmarc=none;',
  '\tspf=none (mx.cloudflare.net: no SPF records found for postmaster@mail-yw1-x112d.google.com) smtp.helo=mail-yw1-x112d.google.com;',
  '\tspf=pass (mx.cloudflare.net: domain of jo@gmail.com designates 2607:f8b0:4864:20::112d as permitted sender) smtp.mailfrom=jo@gmail.com;',
  '\tarc=pass smtp.remote-ip="2607:f8b0:4864:20::112d"',
  'Received: by mail-yw1-x112d.google.com with SMTP id 00721157ae682-7e05',
  '        for <info@shop.example>; Sun, 14 Jun 2026 14:02:54 -0700 (PDT)',
];
const GMAIL = ['ARC-Authentication-Results: i=1; mx.google.com; arc=none', 'From: Jo <jo@gmail.com>'];

/** The block that Cloudflare adds to an email from Outlook.com, as published in the tests of r3ply, 2024. */
const PUBLISHED_OUTLOOK_BLOCK = [
  'Received: from EUR05-VI1-obe.outbound.protection.outlook.com (2a01:111:f403:2e13::801)',
  '        by cloudflare-email.net (unknown) id UFO8pL3RM170',
  '        for <parse@reply.example>; Sat, 17 Aug 2024 10:40:14 +0000',
  'ARC-Seal: i=2; a=rsa-sha256; s=2023; d=cloudflare-email.net; cv=pass; b=UdkD',
  'ARC-Message-Signature: i=2; a=rsa-sha256; s=2023; d=cloudflare-email.net; c=relaxed/relaxed;',
  '\th=Date:Subject:To:From; t=1723891215; x=1724496015; bh=7if; b=Nl0M8Q==;',
  'ARC-Authentication-Results: i=2; mx.cloudflare.net;',
  '\tdkim=pass header.d=outlook.com header.s=selector1 header.b=TVyC8HAT;',
  '\tdmarc=pass header.from=outlook.com policy.dmarc=none;',
  '\tspf=pass (mx.cloudflare.net: domain of jo@outlook.com designates 2a01:111:f403:2e13::801 as permitted sender) smtp.mailfrom=jo@outlook.com;',
  '\tarc=pass smtp.remote-ip=2a01:111:f403:2e13::801',
  'Received-SPF: pass (mx.cloudflare.net: domain of jo@outlook.com designates 2a01:111:f403:2e13::801 as permitted sender)',
  '\treceiver=mx.cloudflare.net; client-ip=2a01:111:f403:2e13::801; envelope-from="jo@outlook.com";',
  '\thelo=EUR05-VI1-obe.outbound.protection.outlook.com;',
  'Authentication-Results: mx.cloudflare.net;',
  '\tdkim=pass header.d=outlook.com header.s=selector1 header.b=TVyC8HAT;',
  '\tdmarc=pass header.from=outlook.com policy.dmarc=none;',
  '\tspf=pass (mx.cloudflare.net: domain of postmaster@EUR05-VI1-obe.outbound.protection.outlook.com designates 2a01:111:f403:2e13::801 as permitted sender) smtp.helo=EUR05-VI1-obe.outbound.protection.outlook.com;',
  '\tspf=pass (mx.cloudflare.net: domain of jo@outlook.com designates 2a01:111:f403:2e13::801 as permitted sender) smtp.mailfrom=jo@outlook.com;',
  '\tarc=pass smtp.remote-ip=2a01:111:f403:2e13::801',
];
/** What Outlook.com wrote below it. */
const OUTLOOK = [
  'ARC-Seal: i=1; a=rsa-sha256; s=arcselector10001; d=microsoft.com; cv=none; b=oTYl',
  'ARC-Authentication-Results: i=1; mx.microsoft.com 1; spf=none; dmarc=none; dkim=none; arc=none',
  'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=outlook.com; s=selector1; b=TVyC8HAT5',
  'Received: from PAXP193MB2314.EURP193.PROD.OUTLOOK.COM (2603:10a6:102:220::21)',
  ' by AS8P193MB2031.EURP193.PROD.OUTLOOK.COM (2603:10a6:20b:442::14) with Microsoft SMTP Server; Sat, 17 Aug 2024 10:40:13 +0000',
  'From: "jo@outlook.com" <jo@outlook.com>',
];

/** An email that Gmail forwarded, for which Cloudflare added no result, as described in workerd issue 6740. */
const BLOCK_WITHOUT_RESULT = [
  'Received: from mail-pl1-f200.google.com (209.85.214.200)',
  '        by cloudflare-email.net (cloudflare) id a1B2c3D4e5F6',
  '        for <news@shop.example>; Thu, 07 May 2026 12:00:00 +0000',
  'ARC-Seal: i=2; a=rsa-sha256; s=cf2024-1; d=cloudflare-email.net; cv=none; b=x',
  'Received: by mail-pl1-f200.google.com with SMTP id d9443c01a7336-22e1',
  '        for <news@shop.example>; Thu, 07 May 2026 05:00:00 -0700 (PDT)',
];

describe('published header blocks', () => {
  it('are believed with Cloudflare’s own result', () => {
    expect(verify(...PUBLISHED_BLOCK, ...GMAIL)).toBe('jo@gmail.com');
    expect(verify(...PUBLISHED_OUTLOOK_BLOCK, ...OUTLOOK)).toBe('jo@outlook.com');
  });

  it('are not believed without it, whatever the sender wrote below', () => {
    const forged = PUBLISHED_BLOCK.slice(12, 18);
    expect(forged[0]).toBe('Authentication-Results: mx.cloudflare.net;');
    expect(verify(...BLOCK_WITHOUT_RESULT, ...GMAIL)).toBeUndefined();
    expect(verify(...BLOCK_WITHOUT_RESULT, ...forged, ...GMAIL)).toBeUndefined();
    const [added, result] = [PUBLISHED_OUTLOOK_BLOCK.slice(0, 14), PUBLISHED_OUTLOOK_BLOCK.slice(14)];
    expect(verify(...added, ...OUTLOOK)).toBeUndefined();
    expect(verify(...added, ...OUTLOOK.slice(0, 5), ...result, ...OUTLOOK.slice(5))).toBeUndefined();
  });
});

describe('the From address', () => {
  it('is read if there is exactly one', () => {
    expect(sender('A@b.example')).toBe('a@b.example');
    expect(sender('"Doe, Jane (Ms)" <jane@b.example>')).toBe('jane@b.example');
    expect(sender('=?utf-8?q?victim=40a.example?= <jane@b.example>')).toBe('jane@b.example');
    expect(sender('"victim@a.example" <jane@b.example>')).toBe('jane@b.example');
  });

  it.each([
    'victim@a.example <jane@b.example>',
    'a@b.example, c@d.example',
    'Group: a@b.example;',
    '<a@b.example> <c@d.example>',
    'nobody',
    '"a b"@c.example',
    '',
  ])('is undefined for %s', (value) => {
    expect(sender(value)).toBeUndefined();
  });
});

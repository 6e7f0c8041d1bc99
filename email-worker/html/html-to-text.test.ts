import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

describe('lines and cells', () => {
  it('puts block elements on separate lines', () => {
    expect(htmlToText('<div>Check-in <b>Thu,</b>\n  <i>11 June</i></div><p>Room</p>two')).toBe(
      'Check-in Thu, 11 June\nRoom\ntwo',
    );
  });

  it('separates the cells of a row by tabs, even without closing tags', () => {
    expect(htmlToText('<table><tr><td>Date<td>12 June<tr><th>Time<td>7:30&nbsp;PM</table>')).toBe(
      'Date\t12 June\nTime\t7:30 PM',
    );
  });

  it('keeps columns if a cell is empty', () => {
    expect(htmlToText('<table><tr><th></th><th>Old</th><th>New</th></tr></table>')).toBe('\tOld\tNew'.trim());
    expect(htmlToText('x<table><tr><th></th><th>Old</th><th>New</th></tr></table>')).toBe('x\n\tOld\tNew');
  });

  it('joins the lines of a short value', () => {
    expect(
      htmlToText('<table><tr><td>Address</td><td>Rosa Inn<br>5 Quay St,<br>Cork</td></tr></table>'),
    ).toBe('Address\tRosa Inn, 5 Quay St, Cork');
  });

  it('separates the rows of a timetable that are stacked in cells', () => {
    const cells = ['Ulm Hbf<br>Augsburg Hbf', '12.02.<br>12.02.', 'ab 09:28<br>an 10:10', 'ICE 873'];
    expect(htmlToText(`<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`)).toBe(
      'Ulm Hbf\t12.02.\tab 09:28\tICE 873\nAugsburg Hbf\t12.02.\tan 10:10',
    );
  });

  it('reads layout tables cell by cell', () => {
    const inner = '<table><tr><td>Arrival</td><td>3 May</td></tr></table>';
    expect(htmlToText(`<table><tr><td>${inner}</td><td><p>Hello</p><p>you</p></td></tr></table>`)).toBe(
      'Arrival\t3 May\nHello\nyou',
    );
  });

  it('keeps line breaks of preformatted text', () => {
    expect(htmlToText('<pre>a\n\n b   c\n</pre>d')).toBe('a\n\nb c\nd');
  });

  it('keeps line breaks with at most one empty line', () => {
    expect(htmlToText('a<br>b<br><br><br><br>c')).toBe('a\nb\n\nc');
  });
});

describe('hidden text', () => {
  const hidden = [
    '<div style="display: none">x</div>',
    '<span style="visibility:hidden">x</span>',
    '<div style="font-size:0px">x</div>',
    '<div style="max-height:0;overflow:hidden">x</div>',
    '<div style="mso-hide:all">x</div>',
    '<div style="opacity:0">x</div>',
    '<div hidden>x</div>',
    '<style>.pre{display:none!important}</style><div class="a pre">x</div>',
    '<script>x</script><style>x</style><title>x</title><template>x</template>',
    '<!--[if mso]>x<![endif]-->',
  ];
  it.each(hidden)('is left out: %s', (html) => {
    expect(htmlToText(`a${html}b`).replace(/\s/g, '')).toBe('ab');
  });

  it('keeps text with a font size inside an element without', () => {
    expect(htmlToText('<td style="font-size:0px"><div style="font-size:13px">seen</div></td>')).toBe('seen');
  });

  it('keeps text hidden only on narrow screens', () => {
    expect(
      htmlToText('<style>@media (max-width:600px){.wide{display:none}}</style><p class="wide">seen</p>'),
    ).toBe('seen');
  });

  it('ends with the next paragraph', () => {
    expect(htmlToText('<p style="display:none">no<p>yes')).toBe('yes');
  });

  it('includes characters without width', () => {
    expect(htmlToText('1\u200b2\u00ad:3&zwnj;0 &#8239;PM\ufeff')).toBe('12:30 PM');
  });
});

it('marks struck-out text', () => {
  expect(htmlToText('<p><s>8:05 AM</s> 9:20 AM</p>')).toBe('~~8:05 AM~~ 9:20 AM');
  expect(htmlToText('<p>at <span style="text-decoration:line-through">8:05</span></p>')).toBe('at ~~8:05~~');
});

it('decodes entities', () => {
  expect(htmlToText('M&uuml;nchen &ndash; K&ouml;ln &amp; &#x20AC;5 &lt;b&gt;')).toBe(
    'München – Köln & €5 <b>',
  );
});

describe('malicious HTML', () => {
  const size = 300_000;
  const fill = (piece: string) => piece.repeat(Math.floor(size / piece.length));
  const cases: [string, string][] = [
    ['open elements', fill('<b>')],
    ['closing tags without an opening tag', `${fill('<i>')}${fill('</b>')}`],
    ['nested tables', fill('<table><tr><td>x')],
    ['struck-out text', fill('<s>a</s>b')],
    ['unclosed comments', fill('<!--')],
    ['ampersands', fill('&')],
    ['styles', `<style>${fill('.a,')}{display:none}</style>`],
    ['one long tag', `<a ${fill('a ')}`],
  ];
  it.each(cases)('is read in time: %s', (_, html) => {
    expect(htmlToText(html).length).toBeLessThanOrEqual(html.length);
  });
});

it.each([
  ['1 px high', '<p style="font-size:1px">hidden</p>'],
  ['1 px high by class', '<style>.a{font-size:1px}</style><p class="a">hidden</p>'],
  ['the color of its background', '<p style="color:#FFF;background-color:rgb(255, 255, 255)">hidden</p>'],
  ['white on white', '<p style="color:white;background:#ffffff">hidden</p>'],
])('leaves out text that is %s', (_, html) => {
  expect(htmlToText(`<p>shown</p>${html}`).trim()).toBe('shown');
});

it('keeps small print and white text on color', () => {
  const html = '<p style="font-size:9px">small</p><p style="color:#fff;background:#036">button</p>';
  expect(htmlToText(html)).toMatch(/small\s+button/);
});

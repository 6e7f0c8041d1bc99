import { deflateSync } from 'node:zlib';

/** The body of an object, or a stream with the entries of its dictionary. */
type PdfObject = string | { entries: string; data: Uint8Array };

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const repeat = (piece: string, count: number): string => piece.repeat(Math.max(1, Math.floor(count)));
const deflate = (data: string | Uint8Array): Uint8Array =>
  deflateSync(typeof data === 'string' ? encode(data) : data, { level: 9 });

/** A compressed stream. */
const flate = (data: string | Uint8Array, entries = ''): PdfObject => ({
  entries: `/Filter/FlateDecode${entries}`,
  data: deflate(data),
});

/** A PDF whose object 1 is the catalog. */
function buildPdf(objects: PdfObject[], trailer = '/Root 1 0 R'): Uint8Array {
  const pieces = objects.flatMap((object, at) => {
    const head = `${at + 1} 0 obj`;
    if (typeof object === 'string') return [encode(`${head}${object}endobj\n`)];
    const { entries, data } = object;
    return [
      encode(`${head}<<${entries}/Length ${data.length}>>stream\n`),
      data,
      encode('\nendstream endobj\n'),
    ];
  });
  const end = encode(`trailer<<${trailer}/Size ${objects.length + 1}>>\n%%EOF`);
  return Uint8Array.from(Buffer.concat([encode('%PDF-1.5\n'), ...pieces, end]));
}

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>';

/** A PDF of one page; `resources` and further objects may refer to objects from number 5 on. */
function onePage(content: PdfObject, more: PdfObject[] = [], resources = '', contents = '4 0 R'): Uint8Array {
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${contents}/Resources<<${resources}>>>>`;
  return buildPdf([CATALOG, PAGES, page, content, ...more]);
}

/** A page that shows text in the font of object 5. */
const withFont = (font: string, ...more: PdfObject[]): Uint8Array =>
  onePage(flate('BT /F1 12 Tf (Check-in 12 June 2027) Tj ET'), [font, ...more], '/Font<</F1 5 0 R>>');

const TYPE_0 =
  '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/ToUnicode 6 0 R/DescendantFonts[7 0 R]>>';
const CID_FONT =
  '<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 8 0 R';
const TRUE_TYPE =
  '<</Type/Font/Subtype/TrueType/BaseFont/A/FirstChar 0/LastChar 255/Encoding/WinAnsiEncoding/FontDescriptor 6 0 R';

/** Each form shows the next one this many times. */
function nestForms(depth: number, uses: number): Uint8Array {
  const forms = Array.from({ length: depth }, (_, at) =>
    flate(
      at + 1 < depth ? repeat('/X Do ', uses) : 'BT ET',
      `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${at + 6} 0 R>>>>`,
    ),
  );
  return onePage(flate('/X Do'), forms, '/XObject<</X 5 0 R>>');
}

/** An object stream whose only object is this text. */
function inObjectStream(text: string): Uint8Array {
  const head = '9 0 ';
  const stream = flate(head + text, `/Type/ObjStm/N 1/First ${head.length}`);
  return onePage(flate('BT ET'), [stream], '/Font 9 0 R');
}

/** Hostile PDFs by what they attack; their work grows with `size`, their bytes often do not. */
export const HOSTILE_PDFS: Record<string, (size: number) => Uint8Array> = {
  'operators that save the state': (size) => onePage(flate(repeat('q ', size * 16))),
  'operators without operands': (size) => onePage(flate(repeat('n ', size * 16))),
  'operators that show text': (size) =>
    onePage(
      flate(`BT /F1 12 Tf ${repeat('(a)Tj ', size)}ET`),
      ['<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'],
      '/Font<</F1 5 0 R>>',
    ),
  'operands without an operator': (size) => onePage(flate(repeat('1 ', size * 16))),
  blanks: (size) => onePage(flate(new Uint8Array(size * 1000).fill(32))),
  'chained filters': (size) =>
    onePage({
      entries: '/Filter[/FlateDecode/FlateDecode]',
      data: deflate(deflate(new Uint8Array(size * 1500).fill(32))),
    }),
  'filters chained three times': (size) =>
    onePage({
      entries: '/Filter[/FlateDecode/FlateDecode/FlateDecode]',
      data: deflate(deflate(deflate(new Uint8Array(size * 1500).fill(32)))),
    }),
  predictors: (size) =>
    onePage(flate(new Uint8Array(size * 200).fill(2), '/DecodeParms<</Predictor 12/Columns 1>>')),
  'LZW filters': (size) => onePage({ entries: '/Filter/LZWDecode', data: new Uint8Array(size).fill(128) }),
  'run lengths': (size) =>
    onePage({
      entries: '/Filter/RunLengthDecode',
      data: new Uint8Array(size * 2).map((_, at) => (at % 2 ? 32 : 129)),
    }),
  'encrypted streams': (size) =>
    buildPdf(
      [
        CATALOG,
        PAGES,
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>',
        flate(repeat('q ', size * 16)),
        `<</Filter/Standard/V 1/R 2/P -4/O<${repeat('00', 32)}>/U<${repeat('00', 32)}>>>`,
      ],
      '/Root 1 0 R/Encrypt 5 0 R/ID[<00><00>]',
    ),
  'a huge dictionary': (size) =>
    onePage('<<>>', [`<<${repeat('/A 1', size / 4)}>>`], '/Font 5 0 R/XObject 5 0 R'),
  'nested arrays': (size) => onePage('<<>>', [repeat('[', size)], '/Font 5 0 R'),
  'nested dictionaries': (size) => onePage('<<>>', [repeat('<</A', size / 4)], '/Font 5 0 R'),
  'nested arrays in a page': (size) => onePage(flate(repeat('[', size * 16))),
  'nested dictionaries in a page': (size) => onePage(flate(repeat('/A<</B', size * 16))),
  'nested strings': (size) => onePage(flate(repeat('(', size * 16))),
  'an object stream of dictionaries': (size) => inObjectStream(repeat('<</A 1>>', size * 10)),
  'an object stream of an array': (size) => inObjectStream(`[${repeat('[]', size * 40)}]`),
  'an object stream of objects': (size) => {
    const count = size / 8;
    const head = repeat('9 0 ', count);
    const stream = flate(`${head}<<>>`, `/Type/ObjStm/N ${count}/First ${head.length}`);
    return onePage(flate('BT ET'), [stream, stream, stream, stream], '/Font 9 0 R');
  },
  'many objects': (size) => buildPdf([CATALOG, PAGES, ...Array.from({ length: size / 16 }, () => '[]')]),
  'a stream that is named often': (size) =>
    onePage(flate(repeat('q Q ', 10_000)), [], '', `[${repeat('4 0 R ', size / 64)}]`),
  'nested forms': () => nestForms(12, 10),
  'a form that shows itself': (size) =>
    onePage(
      flate('/X Do'),
      [
        flate(
          repeat('/X Do ', size),
          '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>',
        ),
      ],
      '/XObject<</X 5 0 R>>',
    ),
  'a tree of pages without end': (size) =>
    buildPdf([CATALOG, `<</Type/Pages/Kids[${repeat('2 0 R ', size / 8)}]/Count 9>>`]),
  'references without end': () => buildPdf([CATALOG, '3 0 R', '2 0 R']),
  'a map of all characters': (size) =>
    withFont(
      TYPE_0,
      flate(
        `1 begincodespacerange <0000> <ffff> endcodespacerange ${repeat('100 beginbfrange <0000> <ffff> <0000> endbfrange ', size / 16)}`,
      ),
      `${CID_FONT}>>`,
      '<</Type/FontDescriptor>>',
    ),
  'a map of single characters': (size) =>
    withFont(
      TYPE_0,
      flate(`9 beginbfchar ${repeat('<0001> <0041004200430044> ', size)} endbfchar`),
      `${CID_FONT}>>`,
      '<</Type/FontDescriptor>>',
    ),
  'a list of widths': (size) =>
    withFont(
      TYPE_0,
      flate('endbfchar'),
      `${CID_FONT}/W[${repeat('0 65535 500 ', size / 12)}]>>`,
      '<</Type/FontDescriptor>>',
    ),
  'a list of glyph names': (size) =>
    withFont(
      `<</Type/Font/Subtype/Type1/BaseFont/A/Encoding<</Differences[0 ${repeat('/eacute', size / 7)}]>>>>`,
    ),
  'a TrueType program': (size) =>
    withFont(
      `${TRUE_TYPE}>>`,
      '<</Type/FontDescriptor/Flags 32/FontFile2 7 0 R>>',
      flate(Uint8Array.from([0, 1, 0, 0, 255, 255, ...new Uint8Array(6)].concat(Array(size * 16).fill(1)))),
    ),
  'a Type 1 program': (size) =>
    withFont(
      '<</Type/Font/Subtype/Type1/BaseFont/A/FontDescriptor 6 0 R>>',
      '<</Type/FontDescriptor/Flags 4/FontFile 7 0 R>>',
      flate(`%!PS-AdobeFont\n${repeat('dup 1 /a put ', size * 4)}`, '/Length1 9/Length2 9/Length3 0'),
    ),
  'glyphs drawn by programs': (size) =>
    withFont(
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 1 0 0]/FirstChar 0/LastChar 99/Widths[1]/Encoding<</Differences[67/C]>>/CharProcs<</C 6 0 R>>/Resources<<>>>>',
      flate(repeat('q ', size * 16)),
    ),
  'images in a page': (size) => onePage(flate(repeat('BI /W 1 /H 1 /BPC 8 /CS /G ID a EI ', size))),
  'images without an end': (size) => onePage(flate(repeat('BI /W 9999 /H 9999 ID ', size))),
  'a large image': (size) =>
    onePage(
      flate('/X Do'),
      [
        flate(
          new Uint8Array(size * 500),
          '/Type/XObject/Subtype/Image/Width 30000/Height 30000/BitsPerComponent 8/ColorSpace/DeviceRGB',
        ),
      ],
      '/XObject<</X 5 0 R>>',
    ),
  'keywords of streams': (size) => encode(`%PDF-1.4\n${repeat('stream\n', size)}`),
  'keywords of objects': (size) => encode(`%PDF-1.4\n${repeat('1 0 obj ', size)}`),
  'digits and spaces': (size) => encode(`%PDF-1.4\n${repeat('1        ', size)}`),
};

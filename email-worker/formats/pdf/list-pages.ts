import type { PdfFile } from './pdf-file.ts';
import type { PdfDict, PdfStream, PdfValue } from './pdf-values.ts';
import { PDF_LIMITS, PdfLimitError } from './pdf-work.ts';

export interface PdfPage {
  contents: PdfStream[];
  resources: PdfDict | undefined;
}

/** The first pages of a PDF, in order. */
export function* listPages(file: PdfFile): Generator<PdfPage> {
  let count = 0;
  for (const page of walk(file, file.catalog?.get('Pages'), undefined, 0)) {
    yield page;
    if (++count === PDF_LIMITS.pages) return;
  }
}

function* walk(
  file: PdfFile,
  value: PdfValue | undefined,
  inherited: PdfDict | undefined,
  depth: number,
): Generator<PdfPage> {
  if (depth > PDF_LIMITS.depth) throw new PdfLimitError('depth');
  const node = file.dict(value);
  if (!node) return;
  file.work.take('objects');
  const resources = file.dict(node.get('Resources')) ?? inherited;
  const kids = file.resolve(node.get('Kids'));
  if (Array.isArray(kids)) {
    for (const kid of kids) yield* walk(file, kid, resources, depth + 1);
    return;
  }
  const contents = file.resolve(node.get('Contents'));
  const streams = (Array.isArray(contents) ? contents : [node.get('Contents')]).map((each) =>
    file.stream(each),
  );
  yield { contents: streams.filter((stream) => stream !== undefined), resources };
}

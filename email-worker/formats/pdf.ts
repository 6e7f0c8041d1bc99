import type { Message } from '../message.ts';
import type { WorkBudget } from '../work-budget.ts';
import type { PdfFont } from './pdf/fonts.ts';
import { listPages } from './pdf/list-pages.ts';
import { PageText } from './pdf/page-text.ts';
import { PdfFile } from './pdf/pdf-file.ts';
import type { PdfDict } from './pdf/pdf-values.ts';
import { PDF_LIMITS, PdfLimitError, PdfWork } from './pdf/pdf-work.ts';
import { toLines } from './pdf/text-lines.ts';

/**
 * The texts of attached PDFs, line by line, cells of a row separated by tabs. Skips scans and invalid files. Of a PDF
 * that is too much work or has filters that are not supported, what was read before counts, and the budget is marked as
 * exceeded.
 */
export function readPdfTexts({ pdfs }: Message, budget: WorkBudget): string[] {
  return pdfs.flatMap((pdf) => {
    const text = budget.pay(pdf.length, 'pdfByte') ? readPdf(pdf, budget) : '';
    return text.trim() ? [budget.cutText(text.slice(0, PDF_LIMITS.text))] : [];
  });
}

function readPdf(bytes: Uint8Array, budget: WorkBudget): string {
  const pages: PageText[] = [];
  try {
    const file = new PdfFile(bytes, new PdfWork(budget));
    const fonts = new Map<PdfDict, PdfFont>();
    for (const { contents, resources } of listPages(file)) {
      const page = new PageText(file, fonts);
      pages.push(page);
      page.read(contents, resources);
    }
  } catch (error) {
    if (!(error instanceof PdfLimitError)) return '';
    budget.exceed();
  }
  return pages.map(({ pieces }) => toLines(pieces)).join('\n\n');
}

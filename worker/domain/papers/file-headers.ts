import type { PaperType } from '../../contract/papers.ts';

const ENDINGS: Record<PaperType, string> = {
  'application/pdf': 'pdf',
  'application/vnd.apple.pkpass': 'pkpass',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Content-Disposition of a file that is shown, with a name for saving it (RFC 6266, RFC 8187). */
export function toDisposition(title: string, type: PaperType): string {
  const name = `${title.replace(/[\p{C}/\\:*?"<>|]/gu, ' ').trim() || 'ticket'}.${ENDINGS[type]}`;
  const ascii = name.replace(/[^ -~]|[%']/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

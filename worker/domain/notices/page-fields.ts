import { escapeHtml } from '../text/escape-html.ts';

/** A field of a page's form. `value` is what was sent before, `problem` why it was refused. */
export type PageField = { name: string; label: string; hint?: string; value?: string; problem?: string } & (
  | { kind: 'choice'; options: { value: string; label: string; lang?: string }[] }
  | { kind: 'text'; maxLength: number }
  | { kind: 'email' }
);

/** Renders the fields of a form; each says what it is, and what is wrong with it, to screen readers too. */
export const renderFields = (fields: PageField[]): string => fields.map(renderField).join('');

function renderField(field: PageField): string {
  const { name, label, hint, problem } = field;
  const describedBy = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  const described = `${describedBy && ` aria-describedby="${describedBy}"`}${problem ? ' aria-invalid="true"' : ''}`;
  const notes =
    (hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : '') +
    (problem ? `<p class="problem" id="${name}-problem">${escapeHtml(problem)}</p>` : '');
  if (field.kind === 'choice') {
    return `<fieldset${described}><legend>${escapeHtml(label)}</legend>${field.options.map((option) => renderOption(field, option)).join('')}${notes}</fieldset>`;
  }
  return `<label for="${name}">${escapeHtml(label)}</label>${renderControl(field, described)}${notes}`;
}

type Choice = Extract<PageField, { kind: 'choice' }>;

const renderOption = ({ name, value: chosen }: Choice, { value, label, lang }: Choice['options'][number]) =>
  `<label class="option"><input type="radio" name="${name}" value="${escapeHtml(value)}" required${value === chosen ? ' checked' : ''}>${lang ? `<bdi lang="${lang}">${escapeHtml(label)}</bdi>` : escapeHtml(label)}</label>`;

function renderControl(field: Exclude<PageField, Choice>, described: string): string {
  const { name, value = '' } = field;
  return field.kind === 'email'
    ? `<input id="${name}" name="${name}" type="email" autocomplete="email" value="${escapeHtml(value)}"${described}>`
    : `<textarea id="${name}" name="${name}" rows="6" required maxlength="${field.maxLength}"${described}>${escapeHtml(value)}</textarea>`;
}

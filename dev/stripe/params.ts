import { z } from 'zod';
import { toBadRequest } from './errors.ts';

/** Nested form fields: `metadata[projectId]=A` is `{ metadata: { projectId: 'A' } }`. Lists are keyed by index. */
export type Form = { [key: string]: string | Form };

/** Parses a form-encoded body or a query string. */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) setField(form, name.split(/\[|\]\[|\]/), value);
  return form;
}

function setField(form: Form, path: string[], value: string) {
  let parent = form;
  const keys = path.length > 1 ? path.slice(0, -1) : path; // splitting leaves '' after the last bracket
  for (const [index, name] of keys.entries()) {
    const key = name || String(Object.keys(parent).length); // `expand[]` appends
    if (key === '__proto__') return;
    if (index === keys.length - 1) {
      parent[key] = value;
      return;
    }
    const child = parent[key];
    const next: Form = typeof child === 'object' ? child : {};
    parent[key] = next;
    parent = next;
  }
}

export const integer = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
/** An empty value removes its key. */
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const expand = z.record(z.string(), z.string()).optional();
export const pageParams = { limit: integer.pipe(z.int().min(1).max(100)).optional(), expand };

/** Validates the parameters of a call. Throws Stripe's error for one that is unknown, missing or invalid. */
export function readParams<Schema extends z.ZodType>(schema: Schema, form: Form): z.output<Schema> {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.map(String) ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = toParam([...path, ...issue.keys.slice(0, 1)]);
    throw toBadRequest(`Received unknown parameter: ${param}`, 'parameter_unknown', param);
  }
  const param = toParam(path);
  const value = path.reduce<unknown>((parent, key) => (parent as Form | undefined)?.[key], form);
  if (value === undefined)
    throw toBadRequest(`Missing required param: ${param}.`, 'parameter_missing', param);
  if (issue?.code === 'invalid_format') {
    throw toBadRequest(`Invalid integer: ${String(value)}`, 'parameter_invalid_integer', param);
  }
  throw toBadRequest(`Invalid ${param}: ${JSON.stringify(value)}`, 'parameter_invalid', param);
}

function toParam([first = '', ...rest]: string[]): string {
  return `${first}${rest.map((key) => `[${key}]`).join('')}`;
}

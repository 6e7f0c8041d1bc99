import { z } from 'zod';
import { badRequest } from './failure.ts';
import type { Form } from './form.ts';

/** A whole number as a form carries it. */
export const integer = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
export const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');
/** Text in which the empty string takes the stored value away. */
export const clearable = z.string().transform((value) => value || null);
/** New and changed keys; an empty value takes its key away, an empty string all of them. */
export const metadata = z.union([z.literal(''), z.record(z.string().max(40), z.string().max(500))]);
export const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value && typeof value === 'object' ? Object.values(value) : value), z.array(item));
export const expand = list(z.string()).optional();

/** The parameters of a call, checked. Throws what Stripe answers to a parameter that is unknown, missing or wrong. */
export function readParams<Schema extends z.ZodType>(schema: Schema, form: Form): z.output<Schema> {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.map(String) ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = toParam([...path, ...issue.keys.slice(0, 1)]);
    throw badRequest(`Received unknown parameter: ${param}`, 'parameter_unknown', param);
  }
  const param = toParam(path);
  const value = path.reduce<unknown>((place, key) => (place as Form | undefined)?.[key], form);
  if (value === undefined) throw badRequest(`Missing required param: ${param}.`, 'parameter_missing', param);
  if (issue?.code === 'invalid_format') {
    throw badRequest(`Invalid integer: ${String(value)}`, 'parameter_invalid_integer', param);
  }
  throw badRequest(`Invalid ${param}: ${JSON.stringify(value)}`, 'parameter_invalid', param);
}

function toParam([first = '', ...rest]: string[]): string {
  return `${first}${rest.map((key) => `[${key}]`).join('')}`;
}

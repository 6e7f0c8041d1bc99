import { badRequest } from './failure.ts';
import type { StripeState } from './state.ts';

/** Objects as they go out; fields are read by name only where a call asks to expand them. */
type Out = Record<string, unknown>;

/**
 * A copy of an answer with the objects that `expand` names in the place of their ids (`data.latest_charge`
 * in lists). Throws for a field that holds no object.
 */
export function expandAnswer(state: StripeState, answer: object, paths: string[]): Out {
  const copy: Out = structuredClone(answer) as Out;
  for (const path of paths) expandPath(state, copy, path.split('.'), path);
  return copy;
}

function expandPath(state: StripeState, place: Out, [name = '', ...rest]: string[], path: string) {
  const value = place[name];
  if (name === 'data' && Array.isArray(value)) {
    for (const item of value) expandPath(state, item as Out, rest, path);
    return;
  }
  if (name === 'refunds' && place.object === 'charge') place.refunds = listRefunds(state, String(place.id));
  if (typeof value === 'string') place[name] = findObject(state, value, path);
  else if (value === undefined && place[name] === undefined) throw notExpandable(path);
  if (rest.length > 0 && place[name]) expandPath(state, place[name] as Out, rest, path);
}

function findObject(state: StripeState, id: string, path: string): object {
  const found = state.intents[id] ?? state.charges[id] ?? state.refunds[id];
  if (!found) throw notExpandable(path);
  return structuredClone(found);
}

function listRefunds({ refunds }: StripeState, chargeId: string) {
  const data = Object.values(refunds).filter(({ charge }) => charge === chargeId);
  return { object: 'list', data: data.reverse(), has_more: false, url: `/v1/charges/${chargeId}/refunds` };
}

function notExpandable(path: string) {
  return badRequest(`This property cannot be expanded (${path}).`, undefined, 'expand');
}

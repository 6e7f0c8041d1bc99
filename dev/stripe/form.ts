/** What a form says: `metadata[projectId]=A` is `{ metadata: { projectId: 'A' } }`, and so is a list. */
export type Form = { [key: string]: string | Form };

const PATH = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/** Reads a form-encoded body or a query. Keys nest by brackets; the items of a list are keyed by their place. */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) put(form, toPath(name), value);
  return form;
}

function toPath(name: string): string[] {
  const [, first = name, rest = ''] = PATH.exec(name) ?? [];
  return [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key)];
}

function put(form: Form, path: string[], value: string) {
  let place = form;
  for (const [index, name] of path.entries()) {
    const key = name || String(Object.keys(place).length); // `expand[]` appends
    if (key === '__proto__') return;
    if (index === path.length - 1) {
      place[key] = value;
      return;
    }
    const inner = place[key];
    const next: Form = typeof inner === 'object' ? inner : {};
    place[key] = next;
    place = next;
  }
}

/** A thing of schema.org, from whichever syntax. */
export interface SchemaNode {
  /** Names without their address: `FlightReservation`. */
  types: string[];
  props: Map<string, (SchemaNode | string)[]>;
}

/** `http://schema.org/FlightReservation`, `schema:FlightReservation`, `FlightReservation#` → `FlightReservation`. */
export const toSchemaTypeName = (text: string): string =>
  text
    .trim()
    .replace(/^.*[/#:](?=[^/#:]+$)/, '')
    .replace(/[/#]+$/, '');

const isSchemaNode = (value: SchemaNode | string | undefined): value is SchemaNode =>
  typeof value === 'object';

/** All things under any of these names. */
export const listSchemaNodes = (node: SchemaNode | undefined, ...names: string[]): SchemaNode[] =>
  names.flatMap((name) => (node?.props.get(name) ?? []).filter(isSchemaNode));

/** The first text under any of these names, one line; a thing in its place stands for its own name. */
export function readSchemaText(node: SchemaNode | undefined, ...names: string[]): string | undefined {
  for (const name of names) {
    for (const value of node?.props.get(name) ?? []) {
      const text = isSchemaNode(value) ? readSchemaText(value, 'name', '@value', 'value') : value;
      const line = text?.replace(/\s+/g, ' ').trim();
      if (line) return line.slice(0, 500);
    }
  }
  return undefined;
}

/** All texts under these names. */
export function listSchemaTexts(node: SchemaNode | undefined, ...names: string[]): string[] {
  return names.flatMap((name) =>
    (node?.props.get(name) ?? []).flatMap((value) => {
      const line = isSchemaNode(value) ? readSchemaText(value, 'name') : value.replace(/\s+/g, ' ').trim();
      return line ? [line.slice(0, 500)] : [];
    }),
  );
}

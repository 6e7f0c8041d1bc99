/** A schema.org node from JSON-LD or microdata. */
export interface SchemaNode {
  /** Names without their URL: `FlightReservation`. */
  types: string[];
  props: Map<string, (SchemaNode | string)[]>;
}

/** `http://schema.org/FlightReservation`, `schema:FlightReservation` and `FlightReservation#` → `FlightReservation`. */
export const toSchemaTypeName = (text: string): string =>
  text
    .trim()
    .replace(/^.*[/#:](?=[^/#:]+$)/, '')
    .replace(/[/#]+$/, '');

const isSchemaNode = (value: SchemaNode | string | undefined): value is SchemaNode =>
  typeof value === 'object';

/** All nodes in any of these properties. */
export const listSchemaNodes = (node: SchemaNode | undefined, ...names: string[]): SchemaNode[] =>
  names.flatMap((name) => (node?.props.get(name) ?? []).filter(isSchemaNode));

/** The first text in any of these properties, on one line. For a nested node, its name. */
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

/** All texts in these properties. */
export function listSchemaTexts(node: SchemaNode | undefined, ...names: string[]): string[] {
  return names.flatMap((name) =>
    (node?.props.get(name) ?? []).flatMap((value) => {
      const line = isSchemaNode(value) ? readSchemaText(value, 'name') : value.replace(/\s+/g, ' ').trim();
      return line ? [line.slice(0, 500)] : [];
    }),
  );
}

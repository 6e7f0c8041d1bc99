import { createElement, Fragment, type ReactNode } from 'react';
import type { MessageKey, MessageValues } from '../../worker/messages/catalog.ts';
import { splitMessage } from '../../worker/messages/t.ts';

/** As `t`, with elements for the placeholders: a name in `<bdi>`, a link in a sentence. */
export function tNodes<Key extends MessageKey>(
  key: Key,
  values: Record<keyof NonNullable<MessageValues<Key>[0]>, ReactNode>,
): ReactNode {
  const nodes: Record<string, ReactNode> = values;
  const parts = splitMessage(key, Number(nodes.count));
  return createElement(Fragment, null, ...parts.map((part, at) => (at % 2 ? nodes[part] : part)));
}

import { Children, Fragment, isValidElement, type ReactNode } from 'react';

type ActionProps = { variant?: string; render?: ReactNode; children?: ReactNode };

/** From the weakest to the strongest. */
const RANKS: Record<string, number> = { quiet: 0, secondary: 1, primary: 2, danger: 2 };

function toRank(action: ReactNode): number {
  if (!isValidElement<ActionProps>(action)) return 1;
  const { variant, render } = action.props;
  return render ? toRank(render) : (RANKS[variant ?? 'secondary'] ?? 1);
}

/** The buttons, those of a fragment too. */
const listActions = (actions: ReactNode) =>
  Children.toArray(
    isValidElement<ActionProps>(actions) && actions.type === Fragment ? actions.props.children : actions,
  );

type Props = { className: string; children: ReactNode };

/**
 * The buttons of a dialog, in one order everywhere: the main action last, at the end of the row, on a phone below the others if
 * they are three.
 */
export function DialogActions({ className, children }: Props) {
  const actions = listActions(children).sort((a, b) => toRank(a) - toRank(b));
  return <footer className={`dialog-actions ${className}`}>{actions}</footer>;
}

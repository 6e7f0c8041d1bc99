import type { KeyboardEvent, ReactNode } from 'react';
import { t } from '../../../worker/messages/t.ts';
import './tab-row.css';

type TabItem<Id extends string> = { id: Id; label: string };

type Props<Id extends string> = {
  tabs: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Called when a tab is hovered or focused, to preload its code. */
  onPrepare: (id: Id) => void;
  /** Shown at the end of the row. */
  children?: ReactNode;
};

/** The page's tabs, with arrow, Home and End keys. Use with TabPanel. */
export function TabRow<Id extends string>({ tabs, selected, onSelect, onPrepare, children }: Props<Id>) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const row = event.currentTarget.children;
    const at = tabs.findIndex(({ id }) => id === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : row[(to + row.length) % row.length];
    if (next instanceof HTMLElement) {
      event.preventDefault();
      next.focus();
      next.click();
    }
  }
  return (
    <div className="tab-row">
      <div role="tablist" aria-label={t('views')} className="flex" onKeyDown={move}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            className="page-tab"
            aria-selected={id === selected}
            aria-controls={id === selected ? `panel-${id}` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onPointerEnter={() => onPrepare(id)}
            onFocus={() => onPrepare(id)}
            onClick={() => onSelect(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="tab-row-end">{children}</div>
    </div>
  );
}

/** The content of the tab `id`. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} className="pt-4 pb-8">
      {children}
    </div>
  );
}

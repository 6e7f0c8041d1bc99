import type { KeyboardEvent, ReactNode } from 'react';

export type TabItem<Id extends string> = { id: Id; label: string };

type Props<Id extends string> = {
  tabs: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** A pointer or the focus is on a tab that may be chosen next. */
  onNear: (id: Id) => void;
  /** What stands at the end of the row. */
  children?: ReactNode;
};

/** The tabs of the page. Arrow keys, Home and End go from one to the next; the panel is `TabPanel`. */
export function TabRow<Id extends string>({ tabs, selected, onSelect, onNear, children }: Props<Id>) {
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
    <div className="tab-row mt-3 flex items-center justify-between gap-3 border-b">
      <div role="tablist" aria-label="Views" className="flex" onKeyDown={move}>
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
            onPointerEnter={() => onNear(id)}
            onFocus={() => onNear(id)}
            onClick={() => onSelect(id)}
          >
            {label}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}

/** What the tab `id` shows. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} className="pt-4 pb-8">
      {children}
    </div>
  );
}

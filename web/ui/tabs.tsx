import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import './overlays.css';

type Tab<Id extends string> = { id: Id; label: ReactNode; panel: ReactNode };

type Props<Id extends string> = {
  value: Id;
  onChange: (id: Id) => void;
  tabs: readonly Tab<Id>[];
  /** What the row of tabs is, for a screen reader. */
  label: string;
  className?: string;
};

/** Tabs with their panels; arrow keys move, Enter or Space chooses. Only the chosen panel is drawn. */
export function Tabs<Id extends string>({ value, onChange, tabs, label, className }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tab that is chosen shall be seen, also where the row scrolls
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <Base.Root value={value} onValueChange={(id) => onChange(id as Id)} className={className}>
      <Base.List ref={list} className="tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className="tab">
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className="pt-4">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

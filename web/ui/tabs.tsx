import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import './tabs.css';

type Tab<Id extends string> = { id: Id; label: ReactNode; panel: ReactNode };

type Props<Id extends string> = {
  value: Id;
  onChange: (id: Id) => void;
  tabs: readonly Tab<Id>[];
  /** Accessible name of the tab list. */
  label: string;
  className?: string;
};

/** Tabs with their panels, for few enough tabs to fit a phone. Arrow keys move the focus, Enter or Space selects. */
export function Tabs<Id extends string>({ value, onChange, tabs, label, className }: Props<Id>) {
  return (
    <Base.Root value={value} onValueChange={(id) => onChange(id as Id)} className={className}>
      <Base.List className="tabs-list tabs-fit" aria-label={label}>
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

import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import './dialogs/overlays.css';

type Tab<Id extends string> = { id: Id; label: ReactNode; panel: ReactNode };

type Props<Id extends string> = {
  value: Id;
  onChange: (id: Id) => void;
  tabs: readonly Tab<Id>[];
  /** What the row of tabs is, for a screen reader. */
  label: string;
  className?: string;
};

/** A few tabs with their panels, all in view on a phone too; arrow keys move, Enter or Space chooses. Only the chosen panel is drawn. */
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

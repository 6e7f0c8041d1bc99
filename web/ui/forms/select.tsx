import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { type ReactNode, useRef } from 'react';
import '../dialogs/overlays.css';

type Option<Value extends string> = { value: Value; label: string; draw?: ReactNode };

type Props<Value extends string> = {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
  /** Shown above the control. */
  label: string;
  disabled?: boolean;
  className?: string;
};

/** A choice from a list whose options may be drawn, such as fonts; else SelectField is lighter. */
export function Select<Value extends string>(props: Props<Value>) {
  const place = useRef<HTMLDivElement>(null);
  return (
    // Without a style element of its own, which the page's policy would refuse.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={props.options}
        value={props.value}
        onValueChange={(value) => value !== null && props.onChange(value)}
        disabled={props.disabled}
      >
        <div className={`field ${props.className ?? ''}`}>
          <Base.Label className="field-label">{props.label}</Base.Label>
          <Base.Trigger className="input select-trigger text-left">
            <Base.Value />
          </Base.Trigger>
        </div>
        <div ref={place} className="absolute" />
        {/* Where the control is, so that a dialog holds its list too; fixed, so it is not cut off. */}
        <Base.Portal container={place}>
          <Base.Positioner
            className="z-60"
            positionMethod="fixed"
            sideOffset={6}
            alignItemWithTrigger={false}
            collisionPadding={8}
          >
            <Base.Popup className="floating floating-list min-w-[var(--anchor-width)]">
              <Base.List>
                {props.options.map((option) => (
                  <Base.Item key={option.value} value={option.value} className="floating-item">
                    <Base.ItemText className="flex-1">{option.draw ?? option.label}</Base.ItemText>
                    <Base.ItemIndicator>
                      <span className="i-lucide-check" aria-hidden="true" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { type ReactNode, useRef } from 'react';
import '../dialogs/overlays.css';

type Option<Value extends string> = { value: Value; label: string; content?: ReactNode };

type Props<Value extends string> = {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
  label: string;
  disabled?: boolean;
  className?: string;
};

/** A select whose options can have custom content, such as fonts. For plain text use SelectField. */
export function Select<Value extends string>(props: Props<Value>) {
  const container = useRef<HTMLDivElement>(null);
  return (
    // The Content-Security-Policy forbids style elements.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={props.options}
        value={props.value}
        onValueChange={(value) => value !== null && props.onChange(value)}
        disabled={props.disabled}
      >
        <div className={`field ${props.className ?? ''}`}>
          <Base.Label className="field-label">{props.label}</Base.Label>
          <Base.Trigger className="input select-trigger text-start">
            <Base.Value />
          </Base.Trigger>
        </div>
        <div ref={container} className="absolute" />
        {/* Inside the dialog, since screen readers do not leave a modal; fixed, so the dialog does not clip it. */}
        <Base.Portal container={container}>
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
                    <Base.ItemText className="flex-1">{option.content ?? option.label}</Base.ItemText>
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

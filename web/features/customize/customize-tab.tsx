import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TimeZoneField } from '../../ui/forms/time-zone-field.tsx';
import type { AppearanceOptions } from './appearance-options.ts';
import { BackgroundSection } from './background-section.tsx';
import { ColorSection } from './color-section.tsx';
import { CustomizeConflictDialog } from './customize-conflict-dialog.tsx';
import { CustomizeSection } from './customize-section.tsx';
import { FontSection } from './font-section.tsx';
import { LinksSection } from './links-section.tsx';
import { PagePreview } from './page-preview.tsx';
import { SaveBar } from './save-bar.tsx';
import { TitleSection } from './title-section.tsx';
import { type CustomizeOptions, openCustomizeUpgrade, useCustomize } from './use-customize.ts';
import './customize.css';

type Props = CustomizeOptions & {
  choices: AppearanceOptions;
  /** The header images, which save by themselves. */
  images?: ReactNode;
};

/** How the itinerary looks and what it is called. A trial host sees it all and is told how to get it. */
export function CustomizeTab({ choices, images, ...options }: Props) {
  const { project } = options;
  const form = useCustomize(options);
  const { draft, errors, change } = form;
  const element = useRef<HTMLFormElement>(null);
  const title = draft.customTitle.trim() || project.name;

  // The way to what is wrong: the first field that says so.
  useEffect(() => {
    if (form.stumbled) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.stumbled]);

  function submit(event: FormEvent) {
    event.preventDefault();
    form.save();
  }

  return (
    <form ref={element} className="customize" noValidate onSubmit={submit}>
      <PagePreview draft={draft} title={title} ownerName={project.ownerName} choices={choices} />
      <div className="grid min-w-0 content-start gap-8">
        {!project.isPaid && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2 bg-[var(--sunk)] px-4 py-3">
            <span className="min-w-40 flex-1">
              Colors, fonts, backgrounds and links come with Full Access.
            </span>
            <Button onClick={openCustomizeUpgrade}>
              <span className="i-lucide-lock" aria-hidden="true" />
              Unlock
            </Button>
          </p>
        )}
        <ColorSection draft={draft} errors={errors} choices={choices} change={change} />
        <FontSection draft={draft} title={title} choices={choices} change={change} />
        {images}
        <BackgroundSection draft={draft} stored={project} errors={errors} choices={choices} change={change} />
        <TitleSection
          project={project}
          value={draft.customTitle}
          error={errors.customTitle}
          onChange={(customTitle) => change({ customTitle })}
        />
        <CustomizeSection title="Optional Displays">
          <div>
            <Checkbox
              label="Countdown to the next event"
              checked={draft.showCountdown}
              onChange={({ target }) => change({ showCountdown: target.checked })}
            />
            <Checkbox
              label="Creator name"
              checked={draft.showCreatorName}
              onChange={({ target }) => change({ showCreatorName: target.checked })}
            />
          </div>
        </CustomizeSection>
        <LinksSection
          rows={draft.customLinks}
          errors={errors}
          onChange={(customLinks) => change({ customLinks })}
        />
        <CustomizeSection
          title="Time Zone"
          note="Where new events begin. Those already added keep their own."
        >
          <TimeZoneField
            value={draft.timeZone}
            error={errors.timeZone}
            onChange={(timeZone) => change({ timeZone })}
          />
        </CustomizeSection>
      </div>
      <SaveBar
        isPaid={project.isPaid}
        changes={form.changed.length}
        busy={form.busy}
        errors={errors}
        onDiscard={form.discard}
      />
      {form.conflict && (
        <CustomizeConflictDialog
          edits={form.edits}
          current={form.conflict}
          choices={choices}
          onResolve={form.resolve}
          onClose={form.closeConflict}
        />
      )}
    </form>
  );
}

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { searchTimeZonePlaces } from '../../lib/time-zone-places.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TimeZoneField } from '../../ui/forms/time-zone-field.tsx';
import type { AppearanceOptions } from './appearance-options.ts';
import { BackgroundSection } from './background-section.tsx';
import { ColorSection } from './color-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { CustomizeConflictDialog } from './customize-conflict-dialog.tsx';
import type { CustomizeDraft } from './customize-draft.ts';
import { CustomizeSection } from './customize-section.tsx';
import { countChanges } from './edits.ts';
import { FontSection } from './font-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { LinksSection } from './links-section.tsx';
import { LookSection } from './look-section.tsx';
import { PagePreview, type RenderPageTop } from './page-preview.tsx';
import { PlaceSection } from './place-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { TitleSection } from './title-section.tsx';
import { type CustomizeOptions, useCustomize } from './use-customize.ts';
import './customize.css';

type Props = CustomizeOptions & {
  appearanceOptions: AppearanceOptions;
  renderPageTop: RenderPageTop;
  /** The section of header images, which are saved separately. */
  images?: ReactNode;
};

/** The Customize tab of the admin panel. In a trial, changing anything opens the upgrade prompt. */
export function CustomizeTab({ appearanceOptions: options, renderPageTop, images, ...customize }: Props) {
  const { project } = customize;
  const form = useCustomize(customize);
  const { draft, errors, change } = form;
  const element = useRef<HTMLFormElement>(null);
  const title = draft.customTitle.trim() || project.name;

  useEffect(() => {
    if (form.failedSave) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.failedSave]);

  function submit(event: FormEvent) {
    event.preventDefault();
    form.save();
  }

  return (
    <form ref={element} className="customize" noValidate onSubmit={submit}>
      <PagePreview project={{ ...project, ...form.preview }} options={options} renderTop={renderPageTop} />
      <div className="grid min-w-0 content-start gap-8">
        <LookSection
          draft={draft}
          hasImages={project.headerImages.length > 0}
          options={options}
          change={change}
        />
        <ColorSection draft={draft} errors={errors} options={options} change={change} />
        <FontSection draft={draft} title={title} options={options} change={change} />
        {images}
        <BackgroundSection draft={draft} stored={project} errors={errors} options={options} change={change} />
        <TitleSection
          project={project}
          value={draft.customTitle}
          error={errors.customTitle}
          onChange={(customTitle) => change({ customTitle })}
        />
        <PlaceSection value={draft.place} error={errors.place} onChange={(place) => change({ place })} />
        <LanguageSection value={draft.language} onChange={(language) => change({ language })} />
        <ContactSection draft={draft} errors={errors} change={change} />
        <DisplaySection draft={draft} change={change} />
        <LinksSection
          rows={draft.customLinks}
          errors={errors}
          onChange={(customLinks) => change({ customLinks })}
        />
        <CustomizeSection title={t('timeZoneTitle')} note={t('timeZoneNote')}>
          <TimeZoneField
            value={draft.timeZone}
            error={errors.timeZone}
            searchPlaces={searchTimeZonePlaces}
            onChange={(timeZone) => change({ timeZone })}
          />
        </CustomizeSection>
      </div>
      <SaveBar
        isPaid={project.isPaid}
        changes={countChanges(form.changed)}
        busy={form.busy}
        errors={errors}
        onDiscard={form.discard}
      />
      {form.conflict && (
        <CustomizeConflictDialog
          edits={form.edits}
          {...form.author}
          current={form.conflict}
          options={options}
          onResolve={form.resolve}
          onClose={form.closeConflict}
        />
      )}
    </form>
  );
}

type DisplayProps = { draft: CustomizeDraft; change: (fields: Partial<CustomizeDraft>) => void };

function DisplaySection({ draft, change }: DisplayProps) {
  return (
    <CustomizeSection title={t('optionalDisplays')}>
      <div>
        <Checkbox
          label={t('countdownToNext')}
          checked={draft.showCountdown}
          onChange={({ target }) => change({ showCountdown: target.checked })}
        />
        <Checkbox
          label={t('creatorName')}
          checked={draft.showCreatorName}
          onChange={({ target }) => change({ showCreatorName: target.checked })}
        />
      </div>
    </CustomizeSection>
  );
}

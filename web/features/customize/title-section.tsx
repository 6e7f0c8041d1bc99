import { LIMITS } from '../../../worker/contract/limits.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { CustomizeSection } from './customize-section.tsx';

type Props = { project: Project; value: string; error?: string; onChange: (title: string) => void };

/** The title of the page. It can be changed three times. */
export function TitleSection({ project, value, error, onChange }: Props) {
  const { titleChangesUsed: used, name } = project;
  const limitReached = used >= LIMITS.titleChanges;
  const count = t('titleChangesUsed', { number: used, all: LIMITS.titleChanges });
  return (
    <CustomizeSection title={t('titleCustomization')}>
      <TextField
        label={t('titleLabel')}
        dir="auto"
        autoComplete="off"
        maxLength={LIMITS.title}
        disabled={limitReached}
        value={value}
        error={error}
        placeholder={name}
        hint={limitReached ? t('titleChangesUsedUp', { used: count }) : count}
        onChange={({ target }) => onChange(target.value)}
      />
    </CustomizeSection>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { Person } from '../../../worker/contract/people.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { SelectField, TextField } from '../../ui/forms/field.tsx';
import { type PersonDialogProps, RemoveCohostDialog, RoleDialog } from './cohost-dialogs.tsx';
import type { RenderPersonLink } from './guests-tab.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import { personLinkOptions, useMergePeople, useRenewAllLinks, useRenewLink } from './queries.ts';
import { useSavePerson } from './use-save-person.ts';

export type OpenGuestDialog =
  | { name: 'link' | 'rename' | 'language' | 'merge' | 'role' | 'remove'; personId: number }
  | { name: 'renew-all' };

type Props = {
  dialog: OpenGuestDialog | undefined;
  projectId: string;
  people: Person[];
  /** Those that a person can be merged into. */
  mergeTargets: Person[];
  renderLink: RenderPersonLink;
  findFocus: () => HTMLElement | null;
  onClose: () => void;
};

/** The dialog of an action in the list of guests, if one is open. */
export function GuestDialogs({ dialog, people, ...rest }: Props) {
  if (!dialog) return null;
  if (dialog.name === 'renew-all') return <RenewAllDialog {...rest} />;
  const person = people.find(({ id }) => id === dialog.personId);
  // Removed by someone else, or merged.
  if (!person) return null;
  return <PersonDialog key={`${dialog.name} ${person.id}`} {...rest} name={dialog.name} person={person} />;
}

type PersonDialogName = Exclude<OpenGuestDialog, { name: 'renew-all' }>['name'];

function PersonDialog({
  name,
  person,
  projectId,
  mergeTargets,
  renderLink,
  findFocus,
  onClose,
}: Omit<Props, 'dialog' | 'people'> & { name: PersonDialogName; person: Person }) {
  const [open, setOpen] = useState(true);
  const shared = {
    projectId,
    person,
    open,
    onOpenChange: setOpen,
    finalFocus: findFocus,
    onClosed: onClose,
  };
  if (name === 'link') return <LinkDialog {...shared} renderLink={renderLink} />;
  if (name === 'rename') return <RenameDialog {...shared} />;
  if (name === 'language') return <LanguageDialog {...shared} />;
  if (name === 'role') return <RoleDialog {...shared} />;
  if (name === 'remove') return <RemoveCohostDialog {...shared} />;
  return <MergeDialog {...shared} targets={mergeTargets.filter(({ id }) => id !== person.id)} />;
}

function LinkDialog({
  projectId,
  person,
  renderLink,
  ...dialog
}: PersonDialogProps & { renderLink: RenderPersonLink }) {
  const { data, isError, refetch } = useQuery(personLinkOptions(projectId, person.id));
  const renew = useRenewLink(projectId);
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      {...dialog}
      title={t('namesPersonalLink', { name: person.name })}
      description={
        person.role === 'cohost'
          ? t('cohostLinkText', { name: person.name })
          : t('guestLinkText', { name: person.name })
      }
    >
      <div className="grid gap-5">
        {/* Keyed, so that an edited message does not keep a link that was renewed. */}
        <div key={data?.url}>
          {renderLink({ person, url: data?.url, failed: isError, onRetry: () => void refetch() })}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-4">
          <p className="min-w-0 flex-[1_1_14rem] text-muted">{t('sharedByMistake')}</p>
          <Button onClick={() => setAsking(true)}>
            <span className="i-lucide-refresh-cw" aria-hidden="true" />
            {t('renewLink')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('renewLinkAsk', { name: person.name })}
        description={t('renewLinkText')}
        confirm={t('renewLink')}
        danger
        busy={renew.isPending}
        onConfirm={() => renew.mutate(person.id, { onSettled: () => setAsking(false) })}
      />
    </Dialog>
  );
}

function RenameDialog({ projectId, person, ...dialog }: PersonDialogProps) {
  const [name, setName] = useState(person.name);
  const { problem, setProblem, isSaving, save } = useSavePerson(projectId, person, dialog);

  function submit() {
    if (!name.trim()) return setProblem(t('pleaseEnterName'));
    if (name.trim() === person.name) return dialog.onOpenChange(false);
    save({ name });
  }

  return (
    <FormDialog
      {...dialog}
      size="small"
      title={t('renameGuest')}
      submitLabel={t('renameThis')}
      busy={isSaving}
      onSubmit={submit}
    >
      <TextField
        label={t('nameLabel')}
        hint={t('renameHint')}
        required
        maxLength={LIMITS.name}
        autoComplete="off"
        value={name}
        error={problem}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}

function MergeDialog({ projectId, person, targets, ...dialog }: PersonDialogProps & { targets: Person[] }) {
  const [into, setInto] = useState('');
  const [problem, setProblem] = useState<string>();
  const merge = useMergePeople(projectId);
  const target = targets.find(({ id }) => String(id) === into);

  function submit() {
    if (!target) return setProblem(t('pleaseChooseGuest'));
    merge.mutate({ person, into: target }, { onSuccess: () => dialog.onOpenChange(false) });
  }

  return (
    <FormDialog
      {...dialog}
      size="small"
      title={t('mergeName', { name: person.name })}
      description={t('mergeText', { name: person.name })}
      submitLabel={t('mergeThis')}
      busy={merge.isPending}
      onSubmit={submit}
    >
      <SelectField
        label={t('mergeInto')}
        hint={t('mergeHint', { name: person.name })}
        value={into}
        error={problem}
        onChange={({ target: { value } }) => {
          setInto(value);
          setProblem(undefined);
        }}
      >
        <option value="">{t('chooseAGuest')}</option>
        {targets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

function RenewAllDialog({ projectId, onClose }: Pick<Props, 'projectId' | 'onClose'>) {
  const [open, setOpen] = useState(true);
  const renew = useRenewAllLinks(projectId);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title={t('renewAllAsk')}
      description={t('renewAllText')}
      confirm={t('renewAll')}
      danger
      busy={renew.isPending}
      onConfirm={() => renew.mutate(undefined, { onSuccess: () => setOpen(false) })}
    />
  );
}

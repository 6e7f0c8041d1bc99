import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { NameMatch } from '../../../worker/contract/people.ts';
import type { RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { tNodes } from '../../ui/t-nodes.ts';
import { ASK_FORM, AskForLink } from './ask-for-link.tsx';
import { describeNameError } from './describe-name-error.ts';
import type { IdentityDialogProps } from './identity-dialog.tsx';
import './identity.css';
import { NameList } from './name-list.tsx';
import { useRequestLink } from './queries.ts';
import { useSetIdentity } from './set-identity.ts';
import { areFew, toMatches, useFindNames } from './use-find-names.ts';

/** A name that was refused, and why. */
type Refusal = {
  name: string;
  message: string;
  /** The name needs its personal link. */
  needsLink?: boolean | undefined;
  /** The names that a new one is close to. */
  candidates?: NameMatch[] | undefined;
};

/** A choice of the names on events, of guests found by typing, or a new name. */
export function NameDialog({
  projectId,
  person,
  names,
  theme,
  asksAnswer,
  answer,
  onChanged,
  onClosed,
}: IdentityDialogProps) {
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const identity = useSetIdentity(projectId);
  const chosen = identity.isPending ? identity.variables.name : undefined;
  const request = useRequestLink(projectId);
  const found = useFindNames(projectId, names, typed);
  const isShort = areFew(names);
  const [opener] = useState(() => document.activeElement);

  function send(name: string | null, isNew?: boolean) {
    if (identity.isPending) return;
    setRefusal(undefined);
    identity.mutate(
      { name, isNew },
      {
        onSuccess: (change) => {
          setOpen(false);
          onChanged(change);
        },
        onError: (error) => setRefusal({ name: name ?? '', ...describeRefusal(error) }),
      },
    );
  }

  const choose = ({ name, claimable }: NameMatch) =>
    claimable ? send(name) : setRefusal({ name, message: t('needsLink'), needsLink: true });

  const submit = () => (typed.trim() ? send(typed) : setRefusal({ name: '', message: t('pleaseEnterName') }));

  const form = { typed, refusal, chosen, answer };

  function type(text: string) {
    setTyped(text);
    setRefusal(undefined);
    request.reset();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      {...{ onClosed, theme }}
      size="small"
      finalFocus={() => findFocus(opener)}
      initialFocus={isShort ? undefined : 'field'}
      title={toTitle(request.isSuccess, refusal, person?.name)}
      besideTitle={refusal?.needsLink && !request.isSuccess && <NotYou onBack={() => type('')} />}
      description={refusal?.needsLink ? undefined : t('chooseNameText')}
      actions={refusal?.needsLink && <LinkButtons {...{ request, answer }} onDone={() => setOpen(false)} />}
    >
      <div className="grid gap-5">
        {isShort && !refusal?.needsLink && !refusal?.candidates && (
          <NameList names={toMatches(names)} current={person?.name} chosen={chosen} onChoose={choose} />
        )}
        {!request.isSuccess && <NameForm {...form} isLast={isShort} onType={type} onSubmit={submit} />}
        <Choices
          {...{ projectId, found, refusal, chosen, asksAnswer, answer, request }}
          current={person?.name}
          onChoose={choose}
          onNew={(name) => send(name, true)}
        />
        {person && <ForgetName busy={chosen === null} onForget={() => send(null)} />}
      </div>
    </Dialog>
  );
}

function toTitle(isAsked: boolean, refusal: Refusal | undefined, name: string | undefined): string {
  if (isAsked) return t('linkAskedTitle');
  if (refusal?.needsLink) return t('helloName', { name: refusal.name });
  return name === undefined ? t('whoAreYou') : t('notName', { name });
}

/** Beside a name that needs its link: the way back to the names. */
const NotYou = ({ onBack }: { onBack: () => void }) => (
  <button type="button" className="more not-you" onClick={onBack}>
    {t('notYou')}
  </button>
);

const ForgetName = ({ busy, onForget }: { busy: boolean; onForget: () => void }) => (
  <Button variant="quiet" className="justify-self-start -ms-4.5" busy={busy} onClick={onForget}>
    {t('forgetMyName')}
  </Button>
);

type LinkButtonsProps = Pick<ChoicesProps, 'request' | 'answer'> & { onDone: () => void };

/** The one way on with a name that needs its link; once the host was asked, the end. */
function LinkButtons({ request: { isSuccess: isAsked, isPending }, answer, onDone }: LinkButtonsProps) {
  const done = useRef<HTMLButtonElement>(null);
  // The button that sent the request is gone, so this one has the focus.
  useEffect(() => {
    if (isAsked) done.current?.focus();
  }, [isAsked]);
  return isAsked ? (
    <Button ref={done} variant="primary" onClick={onDone}>
      {t('done')}
    </Button>
  ) : (
    <Button variant="primary" type="submit" form={ASK_FORM} busy={isPending}>
      {answer ? t('sendAndAskForLink') : t('askForMyLink')}
    </Button>
  );
}

type ChoicesProps = {
  projectId: string;
  current: string | undefined;
  found: ReturnType<typeof useFindNames>;
  refusal: Refusal | undefined;
  chosen: string | null | undefined;
  asksAnswer: boolean;
  answer: RsvpAnswer | undefined;
  onChoose: (match: NameMatch) => void;
  onNew: (name: string) => void;
  request: ReturnType<typeof useRequestLink>;
};

/** The names, and after a refusal what to do about it. */
function Choices({
  projectId,
  current,
  found,
  refusal,
  asksAnswer,
  answer,
  onNew,
  request,
  ...names
}: ChoicesProps) {
  if (refusal?.needsLink) {
    const { name } = refusal;
    return <AskForLink key={name} {...{ projectId, name, asksAnswer, answer, request }} />;
  }
  if (refusal?.candidates) {
    const { name, candidates } = refusal;
    return <SimilarNames {...names} typed={name} candidates={candidates} onNew={() => onNew(name)} />;
  }
  // A refused name is not free.
  return <NameList {...names} names={found.names} current={current} status={refusal ? '' : found.status} />;
}

type NameFormProps = {
  typed: string;
  refusal: Refusal | undefined;
  chosen: string | null | undefined;
  /** What the guest answered to the invitation before giving a name. */
  answer: RsvpAnswer | undefined;
  /** After all names, for one that is not among them. */
  isLast: boolean;
  onType: (text: string) => void;
  onSubmit: () => void;
};

function NameForm({ typed, refusal, chosen, answer, isLast, onType, onSubmit }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const why = useRef<HTMLDivElement>(null);
  const needsLink = refusal?.needsLink === true;
  // What had the focus is gone. The title stays in view.
  const neededLink = useRef(false);
  useEffect(() => {
    if (needsLink) why.current?.focus({ preventScroll: true });
    else if (neededLink.current) field.current?.focus();
    neededLink.current = needsLink;
  }, [needsLink]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!typed.trim()) field.current?.focus();
    onSubmit();
  }

  return (
    <form noValidate onSubmit={submit}>
      {!needsLink && (
        <Field label={isLast ? t('nameNotListed') : t('yourName')}>
          {(control) => (
            <div className="flex flex-wrap gap-2">
              <input
                {...control}
                ref={field}
                dir="auto"
                className="input min-w-0 flex-1 basis-40"
                placeholder={isLast ? undefined : t('typeToFind')}
                autoComplete="given-name"
                autoCapitalize="words"
                maxLength={LIMITS.name}
                value={typed}
                onChange={({ target }) => onType(target.value)}
              />
              <Button
                type="submit"
                variant={isLast && typed === '' ? 'secondary' : 'primary'}
                busy={chosen === typed && typed !== ''}
              >
                {t('continue')}
              </Button>
            </div>
          )}
        </Field>
      )}
      <div
        ref={why}
        role="alert"
        tabIndex={-1}
        className="grid gap-1 outline-none not-first:mt-1.5 empty:hidden"
      >
        {refusal && <Why {...{ refusal, answer }} />}
      </div>
    </form>
  );
}

type WhyProps = { refusal: Refusal; answer: RsvpAnswer | undefined };

/** Why a name was refused. For one that needs its link, what to do. */
function Why({ refusal: { message, candidates, needsLink }, answer }: WhyProps) {
  if (!needsLink) return <p className={candidates ? 'font-600' : 'field-error'}>{message}</p>;
  return (
    <p>
      {answer ? t('linkAfterAnswer') : message} {t('needsLinkWhy')}
    </p>
  );
}

/** The question for the name, which opens the dialog, is gone once it is answered. */
const findFocus = (opener: Element | null) =>
  opener?.isConnected ? null : document.querySelector<HTMLElement>('.page-facts button');

function describeRefusal(error: Error): Omit<Refusal, 'name'> {
  const body = error instanceof ApiError ? error.body : undefined;
  const needsLink = body?.missing === 'personal link';
  return { message: describeNameError(error), candidates: body?.candidates, needsLink };
}

type SimilarNamesProps = {
  typed: string;
  candidates: NameMatch[];
  chosen: string | null | undefined;
  onChoose: (match: NameMatch) => void;
  onNew: () => void;
};

function SimilarNames({ typed, candidates, chosen, onChoose, onNew }: SimilarNamesProps) {
  return (
    <div className="grid gap-3">
      <NameList names={candidates} chosen={chosen} onChoose={onChoose} />
      <Button variant="quiet" className="justify-self-start -ms-4" busy={chosen === typed} onClick={onNew}>
        <span>{tNodes('noIAm', { name: <bdi>{typed}</bdi> })}</span>
      </Button>
    </div>
  );
}

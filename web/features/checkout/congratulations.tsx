import { type ReactNode, useEffect, useRef } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { Confetti } from '../../ui/confetti.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useTitle } from '../../ui/page/use-title.ts';

type Props = {
  project: Project;
  /** Paid just now, on this page. */
  fresh: boolean;
  /** Where the receipt goes. */
  receipt?: ReactNode;
  /** The plan, and what to do next. */
  children?: ReactNode;
};

/** Confirms Full Access. Takes the focus, so that screen readers announce it. */
export function Congratulations({ project, fresh, receipt, children }: Props) {
  const { projectId, accessCode } = project;
  const name = project.customTitle ?? project.name;
  useTitle(`${t('congratulations')} · Foldout`);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="card mx-auto w-full max-w-128 overflow-hidden">
      {fresh && <Confetti colors={project.customColors} />}
      <div className="fold grid justify-items-center gap-1 px-inset py-4 text-center sm:px-8 sm:py-6">
        <h1 ref={heading} tabIndex={-1} className="title text-xl outline-none sm:text-2xl">
          {t('congratulationsHeading')}
        </h1>
        <p className="text-muted">{t('nowFullAccess')}</p>
      </div>
      <div className="grid gap-5 px-inset py-5 sm:px-8 sm:pb-8">
        {children}
        <dl className="grid">
          <Row name={t('nameLabel')} text={name} />
          <Row name={t('projectId')} text={projectId} code />
          {accessCode !== '' && <Row name={t('accessCode')} text={accessCode} code />}
        </dl>
        {receipt}
      </div>
    </div>
  );
}

function Row({ name, text, code }: { name: string; text: string; code?: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-gutter border-b py-3 first:pt-0 max-[20rem]:grid-cols-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd
        className={`col-start-1 text-lg ${code ? 'font-mono font-semibold tracking-[min(0.1em,0.5vw)]' : 'title'}`}
      >
        <bdi>{text}</bdi>
      </dd>
      {code && (
        <dd className="col-start-2 row-start-1 row-span-2 max-[20rem]:col-auto max-[20rem]:row-auto">
          <CopyButton text={text} what={name} />
        </dd>
      )}
    </div>
  );
}

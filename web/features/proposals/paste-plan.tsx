import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { isPlan } from './is-plan.ts';
import { PasteButton } from './paste-button.tsx';
import { PLAN_FILE_TYPES } from './plan-file-types.ts';
import type { PastedPlan } from './read-plans.ts';
import './proposals.css';

type Props = {
  label?: string;
  hint?: string;
  /** The field is low, and shows only the first day of the example. */
  isLow?: boolean;
  text: string;
  onTextChange: (text: string) => void;
  /** Why the last plan was not read. */
  problems?: readonly string[];
  onRead: (plan: PastedPlan) => void;
  /** A plan is being read. */
  busy?: boolean;
  /** Gets the focus when it is first shown. */
  focused?: boolean;
  /** Other ways to add a plan. */
  children?: ReactNode;
};

/** A field to paste a plan into, and a button for files, which can also be dropped on it. */
export function PastePlan({ text, onTextChange, problems = [], onRead, children, ...props }: Props) {
  const { label = t('yourPlan'), hint = t('planHint'), isLow = false, busy = false, focused = false } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!focused || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [focused]);
  const readText = () => text.trim() !== '' && onRead({ text, files: [] });
  const readFiles = (files: readonly File[]) => files.length > 0 && onRead({ text: '', files });
  const { isOver, target } = useFileDrop(readFiles);

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const files = [...event.clipboardData.files];
    const pasted = event.clipboardData.getData('text/plain');
    // Copied cells come with an image of them.
    if (pasted.trim() === '' && files.length > 0) {
      event.preventDefault();
      readFiles(files);
    } else if (text === '' && isPlan(pasted)) {
      event.preventDefault();
      onTextChange(pasted);
      onRead({ text: pasted, files: [] });
    }
  }

  return (
    <div className="paste-plan" data-over={isOver || undefined} {...target}>
      <TextArea
        ref={field}
        label={label}
        hint={hint}
        rows={isLow ? 4 : 7}
        placeholder={isLow ? t('planExample').split('\n\n')[0] : t('planExample')}
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        onPaste={paste}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) readText();
        }}
      />
      <div role="alert" className="grid gap-1">
        {problems.map((problem) => (
          <p key={problem} className="field-error">
            {problem}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <PasteButton
          isReplaced={text.trim() !== ''}
          onPaste={(pasted) => onRead({ text: pasted, files: [] })}
        >
          <Button variant="primary" disabled={text.trim() === ''} busy={busy} onClick={readText}>
            {t('findEvents')}
          </Button>
        </PasteButton>
        <FileButton onPick={readFiles} />
        <p className="plan-formats">{t('planFormats')}</p>
      </div>
      {children}
    </div>
  );
}

/** Props that make an element a target for dropped files. */
function useFileDrop(onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const target = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      onDrop(files);
    },
  };
  return { isOver, target };
}

function FileButton({ onPick }: { onPick: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <span className="i-lucide-upload" aria-hidden="true" />
        {t('chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PLAN_FILE_TYPES}
        multiple
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows choosing the same file again.
          target.value = '';
          onPick(files);
        }}
      />
    </>
  );
}

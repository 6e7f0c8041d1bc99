import { CopyButton } from '../../ui/copy-button.tsx';

/** A text with a Copy button. `what` labels both; `code` uses wide letter spacing. */
export function CopyableText({ text, what, code }: { text: string; what: string; code?: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <output
        className={`min-w-0 flex-1 basis-48 select-all rounded-lg bg-paper px-3 py-2.5 ${code ? 'break-all font-600 tracking-widest' : 'truncate'}`}
        aria-label={what}
      >
        {text}
      </output>
      <CopyButton text={text} what={what} />
    </div>
  );
}

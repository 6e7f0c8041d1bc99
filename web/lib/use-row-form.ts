import { useEffect, useRef, useState } from 'react';
import { ApiError } from './api.ts';

type Row = { id: number; sequence: number };

/** An update stores the row, or finds that somebody else has stored another one or deleted it meanwhile. */
export type UpdateOutcome<Stored> = { saved: Stored } | { conflict: Stored } | { gone: number };

/** What a mutation of Query gives, as far as a form needs it. */
type Writer<Sent, Result> = {
  isPending: boolean;
  mutate: (
    sent: Sent,
    outcome: { onSuccess: (result: Result) => void; onError: (error: Error) => void },
  ) => void;
};

type Errors = Partial<Record<string, string>>;

/** `stumbled`: the form was pressed and something in it is not right; the focus goes there, once. */
type Notice = { text: string; stumbled: boolean };
const NOTHING: Notice = { text: '', stumbled: false };

/** The fields of a draft that hold text. */
type TextOf<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] &
  string;

type Options<Stored extends Row, Draft, Body, Fields extends Errors> = {
  /** The row to edit; left out, the form adds one. */
  row?: Stored;
  /** What the form of a new row begins with. */
  empty: () => Draft;
  toDraft: (row: Stored) => Draft;
  /** What is sent; `stored` is the row that is being changed. */
  toBody: (draft: Draft, stored?: Stored) => Body;
  isSame: (a: Draft, b: Draft) => boolean;
  findMissing: (draft: Draft) => Fields;
  /** Fields that the wire calls otherwise than the draft. */
  wireNames?: Partial<Record<string, string>>;
  /** Left out where rows are only ever changed. */
  create?: Writer<{ body: Body; key: string }, Stored>;
  update: Writer<{ id: number; sequence: number; body: Body }, UpdateOutcome<Stored>>;
  /** Called instead of sending while no more rows may be added. */
  refuse?: () => void;
  /** What to say when the row was deleted while it was edited. */
  gone: string;
  onMissing: (missing: Fields) => void;
  onAdded?: (row: Stored) => void;
  onUpdated: () => void;
  onDirtyChange: (dirty: boolean) => void;
  /** Editing is over, saved or given up. */
  onDone: () => void;
};

/** The life of a form for one row of a list: its content, its way to the server, and what came back. */
export function useRowForm<Stored extends Row, Draft extends object, Body, Fields extends Errors>(
  options: Options<Stored, Draft, Body, Fields>,
) {
  const { row, empty, toDraft, toBody, create, update, onDirtyChange, onDone } = options;
  // The row as it was when the host began; what they changed is measured against it.
  const [base, setBase] = useState(row);
  const [initial, setInitial] = useState(() => (row ? toDraft(row) : empty()));
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [notice, setNotice] = useState(NOTHING);
  const [conflict, setConflict] = useState<Stored>();
  const attempt = useRef({ sent: '', key: '' });
  const busy = create?.isPending || update.isPending;
  const dirty = !options.isSame(draft, initial);

  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange]);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);

  function change(fields: Partial<Draft>) {
    setDraft((current) => ({ ...current, ...fields }));
    setNotice(NOTHING);
    const changed = Object.keys(fields).map((field) => options.wireNames?.[field] ?? field);
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([name]) => !changed.includes(name))),
    );
  }

  /** What the control of a text needs; spread it. */
  const bind = (name: TextOf<Draft>) => ({
    value: draft[name] as string,
    error: (errors as Errors)[options.wireNames?.[name] ?? name],
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: target.value } as Partial<Draft>),
  });

  function restart(next: Draft) {
    setInitial(next);
    setDraft(next);
    setErrors({});
    setNotice(NOTHING);
    attempt.current = { sent: '', key: '' };
  }

  function submit() {
    if (busy) return;
    if (!base && options.refuse) return options.refuse();
    const missing = options.findMissing(draft);
    setErrors(missing);
    if (Object.keys(missing).length > 0) {
      setNotice({ text: '', stumbled: true });
      return options.onMissing(missing);
    }
    if (base) send(base, base.sequence);
    else add();
  }

  function add() {
    const body = toBody(draft);
    // One key for one content: pressing again after a lost answer cannot add the row twice.
    const sent = JSON.stringify(body);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
    const onSuccess = (added: Stored) => {
      options.onAdded?.(added);
      restart(empty());
    };
    create?.mutate({ body, key: attempt.current.key }, { onError: showRefusal, onSuccess });
  }

  function send({ id }: Stored, sequence: number) {
    const onSuccess = (outcome: UpdateOutcome<Stored>) => {
      if ('conflict' in outcome) return setConflict(outcome.conflict);
      if ('gone' in outcome) {
        setBase(undefined);
        return setNotice({ text: options.gone, stumbled: false });
      }
      options.onUpdated();
      onDone();
    };
    update.mutate({ id, sequence, body: toBody(draft, base) }, { onError: showRefusal, onSuccess });
  }

  function showRefusal(error: Error) {
    if (!(error instanceof ApiError)) return;
    // A refusal added nothing, so the next try is a new request; after a failure nobody knows.
    if (error.status < 500) attempt.current = { sent: '', key: '' };
    setErrors(error.body?.fields ?? {});
    setNotice({ text: '', stumbled: true });
  }

  return {
    draft,
    errors: errors as Fields,
    notice,
    busy,
    dirty,
    conflict,
    isNew: base === undefined,
    change,
    bind,
    submit,
    cancel: () => (base ? onDone() : restart(empty())),
    closeConflict: () => setConflict(undefined),
    keepMine: () => {
      setConflict(undefined);
      if (conflict) send(conflict, conflict.sequence);
    },
    takeTheirs: () => {
      setConflict(undefined);
      setBase(conflict);
      if (conflict) restart(toDraft(conflict));
    },
  };
}

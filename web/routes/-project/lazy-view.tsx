import { type ComponentType, useEffect, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { loadLazyModules, type ShowDialog } from './use-dialog.ts';

/** Props of every lazy view. `events` are already filtered by attendee. */
export type ViewProps = Itinerary & {
  /** The zone whose times need no abbreviation. */
  pageZone: string;
  /** Whether the events are filtered by attendee. */
  filtered: boolean;
  onClearFilter: () => void;
  onAddEvent: () => void;
  onAddFaq: () => void;
  showDialog: ShowDialog;
};

export type ViewName = keyof Awaited<ReturnType<typeof loadLazyModules>>['VIEWS'];
const loaded: Partial<Record<ViewName, ComponentType<ViewProps>>> = {};

/** Loads a view's code. Rejects if that fails. */
export async function loadView(name: ViewName): Promise<void> {
  loaded[name] ??= (await (await loadLazyModules()).VIEWS[name]()).default;
}

/** Renders a lazily loaded view. Also pass `name` as key. */
export function LazyView({ name, ...props }: ViewProps & { name: ViewName }) {
  const [failed, setFailed] = useState<boolean>();
  const load = () =>
    loadView(name).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key remounts it for another view
  useEffect(() => void load(), []);

  const Loaded = loaded[name];
  if (Loaded) return <Loaded {...props} />;
  if (!failed) return <Skeleton className="h-84" />;
  return (
    <p role="alert">
      {t('loadFailed')}{' '}
      <button type="button" className="more" onClick={load}>
        {t('tryAgain')}
      </button>
    </p>
  );
}

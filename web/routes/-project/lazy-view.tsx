import { type ComponentType, useEffect, useState } from 'react';
import type { Itinerary } from '../../features/itinerary/queries.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { loadLazyModules, type ShowDialog } from './use-dialog.ts';

/** What such a view is given; each takes what it needs. The events are those of the selected people. */
export type ViewProps = Itinerary & {
  /** Whether people are selected, so that no events here are not none at all. */
  filtered: boolean;
  onClearFilter: () => void;
  onAddEvent: () => void;
  showDialog: ShowDialog;
};

export type ViewName = keyof Awaited<ReturnType<typeof loadLazyModules>>['VIEWS'];
const loaded: Partial<Record<ViewName, ComponentType<ViewProps>>> = {};

/** Fetches what a view needs beyond the page; rejects where that fails. */
export async function loadView(name: ViewName): Promise<void> {
  loaded[name] ??= (await (await loadLazyModules()).VIEWS[name]()).default;
}

/** What a tab shows that is no part of the page until it is wanted. Give it its name as its key too. */
export function LazyView({ name, ...props }: ViewProps & { name: ViewName }) {
  const [failed, setFailed] = useState<boolean>();
  const load = () =>
    loadView(name).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another element
  useEffect(() => void load(), []);

  const Loaded = loaded[name];
  if (Loaded) return <Loaded {...props} />;
  if (!failed) return <Skeleton className="h-84" />;
  return (
    <p role="alert">
      This did not load. Please check your connection.{' '}
      <button type="button" className="more" onClick={load}>
        Try again
      </button>
    </p>
  );
}

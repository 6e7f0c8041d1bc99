import { type ComponentType, useEffect, useState } from 'react';
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
export function LazyView({ name, onFail, ...props }: ViewProps & { name: ViewName; onFail: () => void }) {
  const [, setLoaded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key remounts it for another view
  useEffect(() => void loadView(name).then(() => setLoaded(true), onFail), []);
  const Loaded = loaded[name];
  return Loaded ? <Loaded {...props} /> : <ViewSkeleton />;
}

/** A heading and rows, which all views have. */
const ViewSkeleton = () => (
  <div className="grid gap-4">
    <Skeleton className="h-8 w-44" />
    <Skeleton className="h-20" />
    <Skeleton className="h-20" />
    <Skeleton className="h-20" />
  </div>
);

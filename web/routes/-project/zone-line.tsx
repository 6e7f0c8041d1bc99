import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { useSaveCustomizations } from '../../features/customize/queries.ts';
import { searchTimeZonePlaces } from '../../lib/time-zone-places.ts';
import { TimeZoneField } from '../../ui/forms/time-zone-field.tsx';

/** The itinerary's time zone, shown and changeable where events are added. Saved at once. */
export function ZoneLine({ project }: { project: Pick<Project, 'projectId' | 'timeZone'> }) {
  const { projectId, timeZone } = project;
  const { mutate, variables, isPending } = useSaveCustomizations(projectId);
  const shown = isPending ? (variables.timeZone ?? timeZone) : timeZone;
  return (
    <TimeZoneField
      label={t('itineraryZone')}
      lead={t('zoneLead')}
      value={shown}
      searchPlaces={searchTimeZonePlaces}
      onChange={(next) => next !== timeZone && mutate({ timeZone: next })}
    />
  );
}

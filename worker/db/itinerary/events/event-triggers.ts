import { EVENT_COLUMNS } from '../../../domain/event/event-fields.ts';
import { renderEventJson, toSqlName } from './event-json.ts';

/** The triggers that log changes of events, by name, for a migration after a change of the fields. */
export function renderEventTriggers(): Record<string, string> {
  const columns = [...EVENT_COLUMNS.map(toSqlName), 'deleted_at'].join(', ');
  const snapshot = (row: 'OLD' | 'NEW') => `json_object(${renderEventJson(row)})`;
  const ifPresent = (row: 'OLD' | 'NEW') => `iif(${row}.deleted_at IS NULL, ${snapshot(row)}, NULL)`;
  const insert = (action: string) =>
    `INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, '${action}', 'event', NEW.id,`;
  return {
    changes_of_new_events: `CREATE TRIGGER \`changes_of_new_events\` AFTER INSERT ON \`events\` BEGIN
${insert('create')} NULL,
${snapshot('NEW')});
END`,
    changes_of_events: `CREATE TRIGGER \`changes_of_events\` AFTER UPDATE OF ${columns} ON \`events\` BEGIN
${insert('update')}
${ifPresent('OLD')},
${ifPresent('NEW')});
END`,
  };
}

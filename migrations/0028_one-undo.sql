ALTER TABLE `changes` ADD `call` text;--> statement-breakpoint
ALTER TABLE `people` DROP COLUMN `removed_from`;--> statement-breakpoint
ALTER TABLE `proposals` DROP COLUMN `event_sequence`;--> statement-breakpoint
ALTER TABLE `proposals` DROP COLUMN `previous`;--> statement-breakpoint
DROP TRIGGER `new_changes_insert`;
--> statement-breakpoint
CREATE TRIGGER `new_changes_insert` INSTEAD OF INSERT ON `new_changes` WHEN NEW.before IS NOT NEW.after BEGIN
INSERT INTO changes (project_id, seq, at, by_kind, by_name, by_person, action, entity, entity_id, before, after, notify, note, call)
SELECT NEW.project_id, coalesce((SELECT max(seq) + 1 FROM changes WHERE project_id = NEW.project_id), NEW.at), NEW.at,
coalesce(m ->> '$.kind', 'host'), m ->> '$.name', m ->> '$.person',
iif(m ->> '$.isRestore', 'restore', iif(NEW.after IS NULL, 'delete', iif(NEW.before IS NULL AND NEW.action = 'update', 'restore', NEW.action))),
NEW.entity, NEW.entity_id, NEW.before, NEW.after, coalesce(m ->> '$.notify', 1), m ->> '$.note', m ->> '$.call'
FROM (SELECT iif(NEW.last_change ->> '$.at' = NEW.at, NEW.last_change, NULL) AS m);
END;
--> statement-breakpoint
DROP TRIGGER `changes_limit`;
--> statement-breakpoint
-- Keeps all entries of the call that is being logged, so that it can be undone.
CREATE TRIGGER `changes_limit` AFTER INSERT ON `changes` WHEN NEW.seq % 50 = 0 BEGIN
DELETE FROM changes WHERE project_id = NEW.project_id AND entity = 'rsvp'
AND seq <= (SELECT seq FROM changes WHERE project_id = NEW.project_id AND entity = 'rsvp' ORDER BY seq DESC LIMIT 1 OFFSET 400);
DELETE FROM changes WHERE project_id = NEW.project_id AND (call IS NULL OR call IS NOT NEW.call)
AND seq <= (SELECT seq FROM changes WHERE project_id = NEW.project_id ORDER BY seq DESC LIMIT 1 OFFSET 950);
END;

CREATE TABLE `reminder_schedules` (
	`project_id` integer PRIMARY KEY NOT NULL,
	`next_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reminder_schedules_due` ON `reminder_schedules` (`next_at`);--> statement-breakpoint
CREATE TABLE `reminders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` integer NOT NULL,
	`kind` text NOT NULL,
	`event_id` integer NOT NULL,
	`due_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`subscription_id`) REFERENCES `notice_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_once` ON `reminders` (`subscription_id`,`kind`,`event_id`,`due_at`);--> statement-breakpoint
CREATE INDEX `reminders_waiting` ON `reminders` (`next_at`) WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX `reminders_by_due_time` ON `reminders` (`due_at`);--> statement-breakpoint
CREATE TABLE `acknowledgements` (
	`project_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`confirmed_at` integer NOT NULL,
	PRIMARY KEY(`project_id`, `person_id`, `seq`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `acknowledgements_by_person` ON `acknowledgements` (`person_id`);--> statement-breakpoint
CREATE TABLE `event_shifts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`call` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	`request_key` text,
	`request_hash` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_shifts_by_request` ON `event_shifts` (`project_id`,`request_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_shifts_by_call` ON `event_shifts` (`project_id`,`call`);--> statement-breakpoint
CREATE INDEX `event_shifts_by_time` ON `event_shifts` (`created_at`);--> statement-breakpoint
ALTER TABLE `changes` ADD `is_urgent` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `pinned` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `news_seq` integer;--> statement-breakpoint
ALTER TABLE `notice_subscriptions` ADD `remind_evening` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `notice_subscriptions` ADD `remind_hour` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `notice_subscriptions_to_remind` ON `notice_subscriptions` (`project_id`) WHERE remind_evening OR remind_hour;--> statement-breakpoint
ALTER TABLE `pending_notices` ADD `urgent_at` integer;--> statement-breakpoint
ALTER TABLE `proposals` ADD `pinned` integer DEFAULT false NOT NULL;
--> statement-breakpoint
DROP TRIGGER `changes_of_new_events`;
--> statement-breakpoint
CREATE TRIGGER `changes_of_new_events` AFTER INSERT ON `events` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'create', 'event', NEW.id, NULL,
json_object('title', NEW.title, 'description', NEW.description, 'datetime', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at / 1000.0, 'unixepoch'), 'endsAt', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.ends_at / 1000.0, 'unixepoch'), 'timeZone', NEW.time_zone, 'endTimeZone', NEW.end_time_zone, 'location', NEW.location, 'attendees', NEW.attendees, 'audience', NEW.audience, 'rsvp', json(NEW.rsvp), 'vibe', NEW.vibe, 'pinned', json(iif(NEW.pinned, 'true', 'false'))));
END;
--> statement-breakpoint
DROP TRIGGER `changes_of_events`;
--> statement-breakpoint
CREATE TRIGGER `changes_of_events` AFTER UPDATE OF title, description, starts_at, ends_at, time_zone, end_time_zone, location, attendees, audience, rsvp, vibe, pinned, deleted_at ON `events` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'update', 'event', NEW.id,
iif(OLD.deleted_at IS NULL, json_object('title', OLD.title, 'description', OLD.description, 'datetime', strftime('%Y-%m-%dT%H:%M:%fZ', OLD.starts_at / 1000.0, 'unixepoch'), 'endsAt', strftime('%Y-%m-%dT%H:%M:%fZ', OLD.ends_at / 1000.0, 'unixepoch'), 'timeZone', OLD.time_zone, 'endTimeZone', OLD.end_time_zone, 'location', OLD.location, 'attendees', OLD.attendees, 'audience', OLD.audience, 'rsvp', json(OLD.rsvp), 'vibe', OLD.vibe, 'pinned', json(iif(OLD.pinned, 'true', 'false'))), NULL),
iif(NEW.deleted_at IS NULL, json_object('title', NEW.title, 'description', NEW.description, 'datetime', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at / 1000.0, 'unixepoch'), 'endsAt', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.ends_at / 1000.0, 'unixepoch'), 'timeZone', NEW.time_zone, 'endTimeZone', NEW.end_time_zone, 'location', NEW.location, 'attendees', NEW.attendees, 'audience', NEW.audience, 'rsvp', json(NEW.rsvp), 'vibe', NEW.vibe, 'pinned', json(iif(NEW.pinned, 'true', 'false'))), NULL));
END;
--> statement-breakpoint
DROP TRIGGER `new_changes_insert`;
--> statement-breakpoint
CREATE TRIGGER `new_changes_insert` INSTEAD OF INSERT ON `new_changes` WHEN NEW.before IS NOT NEW.after BEGIN
INSERT INTO changes (project_id, seq, at, by_kind, by_name, by_person, action, entity, entity_id, before, after, notify, note, call, is_urgent)
SELECT NEW.project_id, coalesce((SELECT max(seq) + 1 FROM changes WHERE project_id = NEW.project_id), NEW.at), NEW.at,
coalesce(m ->> '$.kind', 'host'), m ->> '$.name', m ->> '$.person',
iif(m ->> '$.isRestore', 'restore', iif(NEW.after IS NULL, 'delete', iif(NEW.before IS NULL AND NEW.action = 'update', 'restore', NEW.action))),
NEW.entity, NEW.entity_id, NEW.before, NEW.after, coalesce(m ->> '$.notify', 1), m ->> '$.note', m ->> '$.call', coalesce(m ->> '$.isUrgent', 0)
FROM (SELECT iif(NEW.last_change ->> '$.at' = NEW.at, NEW.last_change, NULL) AS m);
END;
--> statement-breakpoint
DROP TRIGGER `changes_to_notify`;
--> statement-breakpoint
-- One written row for a save of many events.
CREATE TRIGGER `changes_to_notify` AFTER INSERT ON `changes` WHEN NEW.entity = 'event' AND NEW.notify
AND EXISTS (SELECT 1 FROM notice_subscriptions WHERE project_id = NEW.project_id AND confirmed_at IS NOT NULL)
AND NOT EXISTS (SELECT 1 FROM pending_notices WHERE project_id = NEW.project_id AND last_at >= NEW.at AND (NOT NEW.is_urgent OR urgent_at >= NEW.at)) BEGIN
INSERT INTO pending_notices (project_id, first_at, last_at, urgent_at) VALUES (NEW.project_id, NEW.at, NEW.at, iif(NEW.is_urgent, NEW.at, NULL))
ON CONFLICT (project_id) DO UPDATE SET last_at = excluded.last_at, urgent_at = coalesce(excluded.urgent_at, urgent_at);
END;
--> statement-breakpoint
CREATE TRIGGER `changes_as_news` AFTER INSERT ON `changes` WHEN NEW.entity = 'event' AND NEW.notify AND NEW.before IS NOT NULL AND NEW.after IS NOT NULL BEGIN
UPDATE events SET news_seq = NEW.seq WHERE id = NEW.entity_id;
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_reminders` AFTER INSERT ON `changes` WHEN NEW.entity IN ('event', 'project') BEGIN
UPDATE reminder_schedules SET next_at = 0 WHERE project_id = NEW.project_id AND next_at > 0;
END;
--> statement-breakpoint
CREATE TRIGGER `new_subscriptions_to_remind` AFTER INSERT ON `notice_subscriptions` WHEN NEW.confirmed_at IS NOT NULL AND (NEW.remind_evening OR NEW.remind_hour) BEGIN
INSERT INTO reminder_schedules (project_id, next_at) VALUES (NEW.project_id, 0) ON CONFLICT (project_id) DO UPDATE SET next_at = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `subscriptions_to_remind` AFTER UPDATE OF remind_evening, remind_hour, confirmed_at ON `notice_subscriptions` WHEN NEW.confirmed_at IS NOT NULL AND (NEW.remind_evening OR NEW.remind_hour) BEGIN
INSERT INTO reminder_schedules (project_id, next_at) VALUES (NEW.project_id, 0) ON CONFLICT (project_id) DO UPDATE SET next_at = 0;
END;

CREATE TABLE `changes` (
	`project_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`by_kind` text NOT NULL,
	`by_name` text,
	`by_person` integer,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` integer NOT NULL,
	`before` text,
	`after` text,
	`notify` integer NOT NULL,
	`note` text,
	PRIMARY KEY(`project_id`, `seq`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `events` ADD `last_change` text;--> statement-breakpoint
ALTER TABLE `faqs` ADD `last_change` text;--> statement-breakpoint
ALTER TABLE `projects` ADD `last_change` text;--> statement-breakpoint
ALTER TABLE `people` ADD `last_change` text;--> statement-breakpoint
ALTER TABLE `rsvps` ADD `last_change` text;--> statement-breakpoint
-- For deployment, the parser of D1 needs capital keywords around the body of a trigger and no nested block: use iif.
CREATE VIEW `new_changes` AS SELECT project_id, at, '' AS last_change, action, entity, entity_id, before, after FROM changes;
--> statement-breakpoint
CREATE TRIGGER `new_changes_insert` INSTEAD OF INSERT ON `new_changes` WHEN NEW.before IS NOT NEW.after BEGIN
INSERT INTO changes (project_id, seq, at, by_kind, by_name, by_person, action, entity, entity_id, before, after, notify, note)
SELECT NEW.project_id, coalesce((SELECT max(seq) + 1 FROM changes WHERE project_id = NEW.project_id), NEW.at), NEW.at,
coalesce(m ->> '$.kind', 'host'), m ->> '$.name', m ->> '$.person',
iif(m ->> '$.isRestore', 'restore', iif(NEW.after IS NULL, 'delete', iif(NEW.before IS NULL AND NEW.action = 'update', 'restore', NEW.action))),
NEW.entity, NEW.entity_id, NEW.before, NEW.after, coalesce(m ->> '$.notify', 1), m ->> '$.note'
FROM (SELECT iif(NEW.last_change ->> '$.at' = NEW.at, NEW.last_change, NULL) AS m);
END;
--> statement-breakpoint
-- Every 50th entry, since it reads the log. Guests must not push out what hosts did, so answers have a limit of their own.
CREATE TRIGGER `changes_limit` AFTER INSERT ON `changes` WHEN NEW.seq % 50 = 0 BEGIN
DELETE FROM changes WHERE project_id = NEW.project_id AND entity = 'rsvp'
AND seq <= (SELECT seq FROM changes WHERE project_id = NEW.project_id AND entity = 'rsvp' ORDER BY seq DESC LIMIT 1 OFFSET 400);
DELETE FROM changes WHERE project_id = NEW.project_id
AND seq <= (SELECT seq FROM changes WHERE project_id = NEW.project_id ORDER BY seq DESC LIMIT 1 OFFSET 950);
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_new_events` AFTER INSERT ON `events` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'create', 'event', NEW.id, NULL,
json_object('title', NEW.title, 'description', NEW.description, 'datetime', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at / 1000.0, 'unixepoch'), 'endsAt', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.ends_at / 1000.0, 'unixepoch'), 'timeZone', NEW.time_zone, 'endTimeZone', NEW.end_time_zone, 'location', NEW.location, 'attendees', NEW.attendees, 'audience', NEW.audience, 'rsvp', json(NEW.rsvp), 'vibe', NEW.vibe));
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_events` AFTER UPDATE OF title, description, starts_at, ends_at, time_zone, end_time_zone, location, attendees, audience, rsvp, vibe, deleted_at ON `events` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'update', 'event', NEW.id,
iif(OLD.deleted_at IS NULL, json_object('title', OLD.title, 'description', OLD.description, 'datetime', strftime('%Y-%m-%dT%H:%M:%fZ', OLD.starts_at / 1000.0, 'unixepoch'), 'endsAt', strftime('%Y-%m-%dT%H:%M:%fZ', OLD.ends_at / 1000.0, 'unixepoch'), 'timeZone', OLD.time_zone, 'endTimeZone', OLD.end_time_zone, 'location', OLD.location, 'attendees', OLD.attendees, 'audience', OLD.audience, 'rsvp', json(OLD.rsvp), 'vibe', OLD.vibe), NULL),
iif(NEW.deleted_at IS NULL, json_object('title', NEW.title, 'description', NEW.description, 'datetime', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at / 1000.0, 'unixepoch'), 'endsAt', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.ends_at / 1000.0, 'unixepoch'), 'timeZone', NEW.time_zone, 'endTimeZone', NEW.end_time_zone, 'location', NEW.location, 'attendees', NEW.attendees, 'audience', NEW.audience, 'rsvp', json(NEW.rsvp), 'vibe', NEW.vibe), NULL));
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_new_faqs` AFTER INSERT ON `faqs` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'create', 'faq', NEW.id, NULL,
json_object('question', NEW.question, 'answer', NEW.answer, 'order', NEW.position));
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_faqs` AFTER UPDATE OF question, answer, position, deleted_at ON `faqs` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'update', 'faq', NEW.id,
iif(OLD.deleted_at IS NULL, json_object('question', OLD.question, 'answer', OLD.answer, 'order', OLD.position), NULL),
iif(NEW.deleted_at IS NULL, json_object('question', NEW.question, 'answer', NEW.answer, 'order', NEW.position), NULL));
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_new_people` AFTER INSERT ON `people` WHEN NEW.last_change IS NOT NULL BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'create', 'person', NEW.id, NULL,
json_object('name', NEW.name, 'role', NEW.role));
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_people` AFTER UPDATE OF name, role, deleted_at ON `people` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'update', 'person', NEW.id,
iif(OLD.deleted_at IS NULL, json_object('name', OLD.name, 'role', OLD.role), NULL),
iif(NEW.deleted_at IS NULL, json_object('name', NEW.name, 'role', NEW.role), NULL));
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_projects` AFTER UPDATE OF name, owner_name, time_zone, place, look, custom_title, custom_colors, selected_font, title_font, selected_background, custom_background_color, show_countdown, show_creator_name, custom_links, rsvp_enabled, rsvp_deadline, rsvp_max_party_size, rsvp_question, rsvp_show_list ON `projects` BEGIN
INSERT INTO new_changes VALUES (NEW.id, NEW.updated_at, NEW.last_change, 'update', 'project', NEW.id,
json_object('name', OLD.name, 'ownerName', OLD.owner_name, 'timeZone', OLD.time_zone, 'place', OLD.place, 'look', OLD.look, 'customTitle', OLD.custom_title, 'customColors', json(OLD.custom_colors), 'selectedFont', OLD.selected_font, 'titleFont', OLD.title_font, 'selectedBackground', OLD.selected_background, 'customBackgroundColor', OLD.custom_background_color, 'showCountdown', json(iif(OLD.show_countdown, 'true', 'false')), 'showCreatorName', json(iif(OLD.show_creator_name, 'true', 'false')), 'customLinks', json(OLD.custom_links), 'rsvp', json_object('enabled', json(iif(OLD.rsvp_enabled, 'true', 'false')), 'deadline', strftime('%Y-%m-%dT%H:%M:%fZ', OLD.rsvp_deadline / 1000.0, 'unixepoch'), 'maxPartySize', OLD.rsvp_max_party_size, 'question', OLD.rsvp_question, 'showList', json(iif(OLD.rsvp_show_list, 'true', 'false')))),
json_object('name', NEW.name, 'ownerName', NEW.owner_name, 'timeZone', NEW.time_zone, 'place', NEW.place, 'look', NEW.look, 'customTitle', NEW.custom_title, 'customColors', json(NEW.custom_colors), 'selectedFont', NEW.selected_font, 'titleFont', NEW.title_font, 'selectedBackground', NEW.selected_background, 'customBackgroundColor', NEW.custom_background_color, 'showCountdown', json(iif(NEW.show_countdown, 'true', 'false')), 'showCreatorName', json(iif(NEW.show_creator_name, 'true', 'false')), 'customLinks', json(NEW.custom_links), 'rsvp', json_object('enabled', json(iif(NEW.rsvp_enabled, 'true', 'false')), 'deadline', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.rsvp_deadline / 1000.0, 'unixepoch'), 'maxPartySize', NEW.rsvp_max_party_size, 'question', NEW.rsvp_question, 'showList', json(iif(NEW.rsvp_show_list, 'true', 'false')))));
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_new_rsvps` AFTER INSERT ON `rsvps` WHEN NEW.merged_from IS NULL BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'create', 'rsvp', NEW.person_id, NULL,
json_object('personId', NEW.person_id, 'name', (SELECT name FROM people WHERE id = NEW.person_id), 'eventId', nullif(NEW.event_id, 0), 'answer', NEW.answer, 'partySize', NEW.party_size, 'reply', NEW.reply, 'note', NEW.note, 'byHost', json(iif(NEW.by_host, 'true', 'false'))));
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_rsvps` AFTER UPDATE OF answer, party_size, reply, note, by_host ON `rsvps` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'update', 'rsvp', NEW.person_id,
json_object('personId', OLD.person_id, 'name', (SELECT name FROM people WHERE id = OLD.person_id), 'eventId', nullif(OLD.event_id, 0), 'answer', OLD.answer, 'partySize', OLD.party_size, 'reply', OLD.reply, 'note', OLD.note, 'byHost', json(iif(OLD.by_host, 'true', 'false'))),
json_object('personId', NEW.person_id, 'name', (SELECT name FROM people WHERE id = NEW.person_id), 'eventId', nullif(NEW.event_id, 0), 'answer', NEW.answer, 'partySize', NEW.party_size, 'reply', NEW.reply, 'note', NEW.note, 'byHost', json(iif(NEW.by_host, 'true', 'false'))));
END;

CREATE TABLE `__new_rsvps` (
	`project_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`claim` text DEFAULT '' NOT NULL,
	`answer` text NOT NULL,
	`party_size` integer NOT NULL,
	`reply` text,
	`note` text,
	`writer` text,
	`by_host` integer NOT NULL,
	`merged_from` integer,
	`last_change` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`project_id`, `event_id`, `person_id`, `claim`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_rsvps`("project_id", "event_id", "person_id", "claim", "answer", "party_size", "reply", "note", "writer", "by_host", "merged_from", "last_change", "created_at", "updated_at") SELECT "project_id", "event_id", "person_id", iif("writer" LIKE 'browser:%', "writer", ''), "answer", "party_size", "reply", "note", "writer", "by_host", "merged_from", "last_change", "created_at", "updated_at" FROM `rsvps`;--> statement-breakpoint
DROP TABLE `rsvps`;--> statement-breakpoint
ALTER TABLE `__new_rsvps` RENAME TO `rsvps`;--> statement-breakpoint
CREATE INDEX `rsvps_by_person` ON `rsvps` (`person_id`);--> statement-breakpoint
ALTER TABLE `people` ADD `joined_browsers` text;
--> statement-breakpoint
-- Dropping the table dropped its triggers.
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

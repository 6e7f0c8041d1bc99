CREATE TABLE `sign_up_places` (
	`sign_up_id` integer NOT NULL,
	`slot_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`claim` text DEFAULT '' NOT NULL,
	`count` integer NOT NULL,
	`merged_from` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`sign_up_id`, `slot_id`, `person_id`, `claim`),
	FOREIGN KEY (`sign_up_id`) REFERENCES `sign_ups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sign_up_places_by_person` ON `sign_up_places` (`person_id`);--> statement-breakpoint
CREATE TABLE `sign_ups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`event_id` integer,
	`title` text NOT NULL,
	`is_open` integer NOT NULL,
	`show_names` integer NOT NULL,
	`slots` text NOT NULL,
	`last_slot_id` integer NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`last_change` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`request_key` text,
	`request_hash` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sign_ups_by_project` ON `sign_ups` (`project_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `sign_ups_by_request` ON `sign_ups` (`project_id`,`request_key`);--> statement-breakpoint
ALTER TABLE `events` ADD `has_sign_ups` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `projects` ADD `has_sign_ups` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER `changes_of_new_sign_ups` AFTER INSERT ON `sign_ups` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'create', 'sign-up', NEW.id, NULL,
json_object('title', NEW.title, 'eventId', NEW.event_id, 'isOpen', json(iif(NEW.is_open, 'true', 'false')), 'showNames', json(iif(NEW.show_names, 'true', 'false')), 'slots', json(NEW.slots)));
UPDATE events SET has_sign_ups = EXISTS (SELECT 1 FROM sign_ups s WHERE s.event_id = events.id AND s.project_id = NEW.project_id AND s.deleted_at IS NULL)
WHERE project_id = NEW.project_id AND id IN (NEW.event_id);
UPDATE projects SET has_sign_ups = EXISTS (SELECT 1 FROM sign_ups s WHERE s.project_id = NEW.project_id AND s.event_id IS NULL AND s.deleted_at IS NULL)
WHERE id = NEW.project_id;
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_sign_ups` AFTER UPDATE OF event_id, title, is_open, show_names, slots, deleted_at ON `sign_ups` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'update', 'sign-up', NEW.id,
iif(OLD.deleted_at IS NULL, json_object('title', OLD.title, 'eventId', OLD.event_id, 'isOpen', json(iif(OLD.is_open, 'true', 'false')), 'showNames', json(iif(OLD.show_names, 'true', 'false')), 'slots', json(OLD.slots)), NULL),
iif(NEW.deleted_at IS NULL, json_object('title', NEW.title, 'eventId', NEW.event_id, 'isOpen', json(iif(NEW.is_open, 'true', 'false')), 'showNames', json(iif(NEW.show_names, 'true', 'false')), 'slots', json(NEW.slots)), NULL));
UPDATE events SET has_sign_ups = EXISTS (SELECT 1 FROM sign_ups s WHERE s.event_id = events.id AND s.project_id = NEW.project_id AND s.deleted_at IS NULL)
WHERE project_id = NEW.project_id AND id IN (OLD.event_id, NEW.event_id);
UPDATE projects SET has_sign_ups = EXISTS (SELECT 1 FROM sign_ups s WHERE s.project_id = NEW.project_id AND s.event_id IS NULL AND s.deleted_at IS NULL)
WHERE id = NEW.project_id;
END;

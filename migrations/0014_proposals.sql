CREATE TABLE `assistant_keys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`hash` text NOT NULL,
	`label` text NOT NULL,
	`include_private` integer NOT NULL,
	`person_id` integer,
	`link_version` integer,
	`user_id` integer,
	`admin_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_on` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assistant_keys_hash_unique` ON `assistant_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `assistant_keys_by_project` ON `assistant_keys` (`project_id`);--> statement-breakpoint
CREATE TABLE `itinerary_addresses` (
	`project_id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `itinerary_addresses_hash_unique` ON `itinerary_addresses` (`hash`);--> statement-breakpoint
CREATE TABLE `proposals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`mail_id` integer,
	`status` text DEFAULT 'waiting' NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`time_zone` text NOT NULL,
	`end_time_zone` text,
	`location` text NOT NULL,
	`attendees` text NOT NULL,
	`audience` text DEFAULT 'everyone' NOT NULL,
	`private_keys` text NOT NULL,
	`needs_review` integer NOT NULL,
	`reasons` text NOT NULL,
	`duplicate_of` integer,
	`source` text NOT NULL,
	`content_key` text NOT NULL,
	`booking_key` text,
	`booking_start` text,
	`confirmation` text,
	`target_event_id` integer,
	`target_sequence` integer,
	`changed_fields` text,
	`event_id` integer,
	`event_sequence` integer,
	`previous` text,
	`added_at` integer,
	`accepted_by` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mail_id`) REFERENCES `mails`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_waiting` ON `proposals` (`project_id`,`content_key`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `proposals_by_event` ON `proposals` (`project_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `proposals_by_booking` ON `proposals` (`project_id`,`booking_key`);--> statement-breakpoint
CREATE INDEX `proposals_by_mail` ON `proposals` (`mail_id`);--> statement-breakpoint
CREATE INDEX `proposals_added` ON `proposals` (`added_at`) WHERE status = 'added';--> statement-breakpoint
ALTER TABLE `mails` ADD `project_id` integer REFERENCES projects(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `mails_by_project` ON `mails` (`project_id`,`hash`);
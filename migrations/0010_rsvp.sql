CREATE TABLE `rsvps` (
	`project_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`answer` text NOT NULL,
	`party_size` integer NOT NULL,
	`reply` text,
	`note` text,
	`writer` text,
	`by_host` integer NOT NULL,
	`merged_from` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`project_id`, `event_id`, `person_id`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rsvps_by_person` ON `rsvps` (`person_id`);--> statement-breakpoint
ALTER TABLE `events` ADD `rsvp` text;--> statement-breakpoint
ALTER TABLE `projects` ADD `rsvp_enabled` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `projects` ADD `rsvp_deadline` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `rsvp_max_party_size` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `projects` ADD `rsvp_question` text;--> statement-breakpoint
ALTER TABLE `projects` ADD `rsvp_show_list` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `is_claimed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `left_in` text;
CREATE TABLE `people` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`role` text DEFAULT 'guest' NOT NULL,
	`link_version` integer DEFAULT 1 NOT NULL,
	`link_opened_on` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`removed_from` text,
	`request_key` text,
	`request_hash` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_by_name` ON `people` (`project_id`,`name_key`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `people_by_request` ON `people` (`project_id`,`request_key`);--> statement-breakpoint
CREATE INDEX `people_by_project` ON `people` (`project_id`);--> statement-breakpoint
ALTER TABLE `events` ADD `audience` text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `audience_keys` text;--> statement-breakpoint
ALTER TABLE `unclaimed_events` ADD `audience` text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE `unclaimed_events` ADD `audience_keys` text;
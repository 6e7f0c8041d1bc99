CREATE TABLE `owner_changes` (
	`hash` text PRIMARY KEY NOT NULL,
	`project_id` integer NOT NULL,
	`previous_email` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `owner_changes_by_project` ON `owner_changes` (`project_id`,`changed_at`);--> statement-breakpoint
CREATE INDEX `owner_changes_by_time` ON `owner_changes` (`changed_at`);
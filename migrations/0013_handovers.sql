CREATE TABLE `handovers` (
	`hash` text PRIMARY KEY NOT NULL,
	`project_id` integer NOT NULL,
	`grants` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `handovers_by_project` ON `handovers` (`project_id`);--> statement-breakpoint
CREATE INDEX `handovers_by_end` ON `handovers` (`expires_at`);
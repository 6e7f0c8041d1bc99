CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` integer,
	`reason` text NOT NULL,
	`details` text NOT NULL,
	`email` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `reports_by_project` ON `reports` (`project_id`);--> statement-breakpoint
CREATE INDEX `reports_by_time` ON `reports` (`created_at`);--> statement-breakpoint
ALTER TABLE `projects` ADD `suspended_at` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `suspended_reason` text;--> statement-breakpoint
CREATE INDEX `projects_suspended` ON `projects` (`suspended_at`) WHERE suspended_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `withdrawn_at` integer;--> statement-breakpoint
ALTER TABLE `payments` ADD `refunded_at` integer;--> statement-breakpoint
CREATE INDEX `payments_withdrawn` ON `payments` (`withdrawn_at`) WHERE withdrawn_at IS NOT NULL AND refunded_at IS NULL;
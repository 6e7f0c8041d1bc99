CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner` text NOT NULL,
	`project_id` integer,
	`type` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`created_at` integer NOT NULL,
	`uploaded_at` integer,
	`doomed_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `images_by_project` ON `images` (`project_id`);--> statement-breakpoint
CREATE INDEX `images_doomed` ON `images` (`id`) WHERE status = 'doomed';--> statement-breakpoint
CREATE INDEX `images_pending` ON `images` (`created_at`) WHERE status = 'pending';
CREATE TABLE `dead_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`body` text NOT NULL,
	`died_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`time_zone` text NOT NULL,
	`location` text NOT NULL,
	`attendees` text NOT NULL,
	`vibe` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`request_key` text,
	`request_hash` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `events_by_start` ON `events` (`project_id`,`starts_at`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `events_by_request` ON `events` (`project_id`,`request_key`);--> statement-breakpoint
CREATE INDEX `events_deleted` ON `events` (`project_id`,`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `faqs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`position` integer NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`request_key` text,
	`request_hash` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `faqs_by_position` ON `faqs` (`project_id`,`position`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `faqs_by_request` ON `faqs` (`project_id`,`request_key`);--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`user_type` text NOT NULL,
	`feedback_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`request_key` text,
	`request_hash` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feedback_by_request` ON `feedback` (`project_id`,`request_key`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` integer,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`sealed` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `outbox_by_project` ON `outbox` (`project_id`,`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `projects` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` text NOT NULL,
	`name` text NOT NULL,
	`owner_name` text NOT NULL,
	`owner_email` text NOT NULL,
	`group_size` integer DEFAULT 1 NOT NULL,
	`access_code_sealed` text NOT NULL,
	`access_code_hash` text NOT NULL,
	`admin_code_sealed` text NOT NULL,
	`admin_code_hash` text NOT NULL,
	`grant_version` integer DEFAULT 1 NOT NULL,
	`is_paid` integer DEFAULT false NOT NULL,
	`time_zone` text DEFAULT 'America/New_York' NOT NULL,
	`custom_title` text,
	`custom_colors` text,
	`selected_font` text DEFAULT 'normal' NOT NULL,
	`title_font` text DEFAULT 'inherit' NOT NULL,
	`selected_background` text DEFAULT 'default' NOT NULL,
	`custom_background_color` text,
	`show_countdown` integer DEFAULT false NOT NULL,
	`show_creator_name` integer DEFAULT true NOT NULL,
	`header_images` text DEFAULT '[]' NOT NULL,
	`custom_links` text DEFAULT '[]' NOT NULL,
	`title_changes_used` integer DEFAULT 0 NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`request_key` text,
	`request_hash` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `projects_project_id_unique` ON `projects` (`project_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `projects_request_key_unique` ON `projects` (`request_key`);
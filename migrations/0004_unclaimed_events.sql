CREATE TABLE `intake_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `intake_tokens_present` ON `intake_tokens` (`user_id`) WHERE expires_at IS NULL;--> statement-breakpoint
CREATE INDEX `intake_tokens_by_user` ON `intake_tokens` (`user_id`);--> statement-breakpoint
CREATE TABLE `mail_aliases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`email` text NOT NULL,
	`token_hash` text,
	`asked_at` integer NOT NULL,
	`confirmed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_aliases_by_user` ON `mail_aliases` (`user_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `mail_aliases_confirmed` ON `mail_aliases` (`email`) WHERE confirmed_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`hash` text NOT NULL,
	`tie` text NOT NULL,
	`bytes` integer NOT NULL,
	`sender` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`outcome` text DEFAULT 'waiting' NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
	`content_hash` text,
	`subject` text DEFAULT '' NOT NULL,
	`original_name` text DEFAULT '' NOT NULL,
	`original_address` text DEFAULT '' NOT NULL,
	`sent_at` integer,
	`model_calls` integer DEFAULT 0 NOT NULL,
	`received_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_by_hash` ON `mails` (`user_id`,`hash`);--> statement-breakpoint
CREATE INDEX `mails_by_file` ON `mails` (`hash`);--> statement-breakpoint
CREATE INDEX `mails_waiting` ON `mails` (`next_at`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `mails_by_content` ON `mails` (`user_id`,`content_hash`);--> statement-breakpoint
CREATE INDEX `mails_by_arrival` ON `mails` (`user_id`,`received_at`);--> statement-breakpoint
CREATE TABLE `model_budget` (
	`user_id` integer NOT NULL,
	`day` text NOT NULL,
	`calls` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `model_budget_by_day` ON `model_budget` (`user_id`,`day`);--> statement-breakpoint
CREATE TABLE `unclaimed_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`mail_id` integer NOT NULL,
	`kind` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`time_zone` text NOT NULL,
	`location` text NOT NULL,
	`attendees` text NOT NULL,
	`event_type` text NOT NULL,
	`needs_review` integer NOT NULL,
	`confidence` integer NOT NULL,
	`reasons` text NOT NULL,
	`notice` text,
	`code` text,
	`booking_key` text,
	`booking_start` text,
	`confirmation` text,
	`evidence` text,
	`assigned_project_id` integer,
	`assigned_event_id` integer,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mail_id`) REFERENCES `mails`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assigned_project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`assigned_event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `unclaimed_waiting` ON `unclaimed_events` (`user_id`,`created_at`) WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX `unclaimed_booking` ON `unclaimed_events` (`user_id`,`booking_key`,`booking_start`) WHERE status = 'waiting' AND booking_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `unclaimed_by_start` ON `unclaimed_events` (`user_id`,`booking_start`);--> statement-breakpoint
CREATE INDEX `unclaimed_by_confirmation` ON `unclaimed_events` (`user_id`,`confirmation`);--> statement-breakpoint
CREATE INDEX `unclaimed_by_mail` ON `unclaimed_events` (`mail_id`);--> statement-breakpoint
CREATE INDEX `unclaimed_deleted` ON `unclaimed_events` (`deleted_at`) WHERE status = 'deleted';
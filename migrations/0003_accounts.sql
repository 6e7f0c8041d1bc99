CREATE TABLE `deleted_projects` (
	`project_id` text PRIMARY KEY NOT NULL,
	`deleted_at` integer NOT NULL,
	`purge_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_projects_due` ON `deleted_projects` (`purge_at`) WHERE purge_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_end` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`profile_image_url` text,
	`created_at` integer NOT NULL,
	`signed_in_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_subject` ON `users` (`issuer`,`subject`);--> statement-breakpoint
CREATE TABLE `waiting_contents` (
	`project_id` integer PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `__new_checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` integer,
	`intent_id` text,
	`status` text DEFAULT 'open' NOT NULL,
	`amount_version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`next_look_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_checkouts`("id", "project_id", "intent_id", "status", "amount_version", "created_at", "next_look_at") SELECT "id", "project_id", "intent_id", "status", "amount_version", "created_at", "next_look_at" FROM `checkouts`;--> statement-breakpoint
DROP TABLE `checkouts`;--> statement-breakpoint
ALTER TABLE `__new_checkouts` RENAME TO `checkouts`;--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_intent_id_unique` ON `checkouts` (`intent_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_open` ON `checkouts` (`project_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `checkouts_by_project` ON `checkouts` (`project_id`);--> statement-breakpoint
CREATE INDEX `checkouts_due` ON `checkouts` (`next_look_at`) WHERE status = 'open';--> statement-breakpoint
CREATE TABLE `__new_redemptions` (
	`code` text NOT NULL,
	`project_id` integer,
	`is_free` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`code`) REFERENCES `coupons`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_redemptions`("code", "project_id", "is_free", "created_at") SELECT "code", "project_id", "is_free", "created_at" FROM `redemptions`;--> statement-breakpoint
DROP TABLE `redemptions`;--> statement-breakpoint
ALTER TABLE `__new_redemptions` RENAME TO `redemptions`;--> statement-breakpoint
CREATE UNIQUE INDEX `redemptions_by_code` ON `redemptions` (`code`,`project_id`);--> statement-breakpoint
CREATE INDEX `redemptions_by_project` ON `redemptions` (`project_id`);--> statement-breakpoint
ALTER TABLE `projects` ADD `owner_user_id` integer REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `projects_by_owner` ON `projects` (`owner_user_id`);--> statement-breakpoint
CREATE INDEX `projects_by_mailbox` ON `projects` (`owner_email`) WHERE owner_user_id IS NULL;--> statement-breakpoint
CREATE INDEX `images_by_owner` ON `images` (`owner`);
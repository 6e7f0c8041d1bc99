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
	`email_verified` integer DEFAULT true NOT NULL,
	`first_name` text,
	`last_name` text,
	`profile_image_url` text,
	`created_at` integer NOT NULL,
	`signed_in_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_subject` ON `users` (`issuer`,`subject`);--> statement-breakpoint
CREATE TABLE `coupon_uses` (
	`code` text NOT NULL,
	`project_number` integer NOT NULL,
	`reservation` text,
	`reserved_until` integer,
	`is_free` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`code`, `project_number`),
	FOREIGN KEY (`code`) REFERENCES `coupons`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `coupon_uses_reserved` ON `coupon_uses` (`reservation`) WHERE reservation IS NOT NULL;--> statement-breakpoint
CREATE TABLE `coupons` (
	`code` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` integer NOT NULL,
	`max_uses` integer,
	`expires_at` integer,
	`disabled_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `dead_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`body` text NOT NULL,
	`died_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`intent_id` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `disputes_by_intent` ON `disputes` (`intent_id`);--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`intent_id` text,
	`received_at` integer NOT NULL,
	`processed_at` integer
);
--> statement-breakpoint
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
CREATE TABLE `model_budget` (
	`user_id` integer NOT NULL,
	`day` text NOT NULL,
	`calls` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `model_budget_by_day` ON `model_budget` (`user_id`,`day`);--> statement-breakpoint
CREATE TABLE `creations` (
	`request_key` text PRIMARY KEY NOT NULL,
	`project_number` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `creations_project_number_unique` ON `creations` (`project_number`);--> statement-breakpoint
CREATE TABLE `itineraries` (
	`project_number` integer PRIMARY KEY NOT NULL,
	`owner_user_id` integer,
	`claimable_by` text,
	`summary` text,
	`change` integer NOT NULL,
	FOREIGN KEY (`owner_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `itineraries_by_owner` ON `itineraries` (`owner_user_id`);--> statement-breakpoint
CREATE INDEX `itineraries_claimable` ON `itineraries` (`claimable_by`);--> statement-breakpoint
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
	`doomed_at` integer
);
--> statement-breakpoint
CREATE INDEX `images_by_project` ON `images` (`project_id`);--> statement-breakpoint
CREATE INDEX `images_by_owner` ON `images` (`owner`);--> statement-breakpoint
CREATE INDEX `images_doomed` ON `images` (`id`) WHERE status = 'doomed';--> statement-breakpoint
CREATE INDEX `images_pending` ON `images` (`created_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE TABLE `intake_addresses` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`project_id` integer,
	`sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "intake_addresses_owner" CHECK((project_id IS NULL) <> (user_id IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `intake_addresses_of_account` ON `intake_addresses` (`user_id`) WHERE expires_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `intake_addresses_of_project` ON `intake_addresses` (`project_id`) WHERE expires_at IS NULL;--> statement-breakpoint
CREATE INDEX `intake_addresses_by_account` ON `intake_addresses` (`user_id`);--> statement-breakpoint
CREATE INDEX `intake_addresses_by_project` ON `intake_addresses` (`project_id`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`project_id` integer,
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
	`unfinished_reads` integer DEFAULT 0 NOT NULL,
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
CREATE UNIQUE INDEX `mails_by_project` ON `mails` (`project_id`,`hash`);--> statement-breakpoint
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
	`message_id` text,
	`delivered_at` integer,
	`problem` text
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `outbox_by_message` ON `outbox` (`message_id`) WHERE message_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_by_project` ON `outbox` (`project_id`,`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `proposals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer,
	`user_id` integer,
	`mail_id` integer,
	`kind` text DEFAULT 'event' NOT NULL,
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
	`rsvp` text,
	`vibe` text,
	`pinned` integer DEFAULT false NOT NULL,
	`private_keys` text NOT NULL,
	`event_type` text DEFAULT 'other' NOT NULL,
	`needs_review` integer NOT NULL,
	`confidence` integer DEFAULT 100 NOT NULL,
	`reasons` text NOT NULL,
	`notice` text,
	`code` text,
	`duplicate_of` integer,
	`source` text NOT NULL,
	`content_key` text NOT NULL,
	`booking_key` text,
	`booking_start` text,
	`confirmation` text,
	`evidence` text,
	`target_event_id` integer,
	`target_sequence` integer,
	`target` text,
	`changed_fields` text,
	`added_project_id` integer,
	`event_id` integer,
	`added_at` integer,
	`accepted_by` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mail_id`) REFERENCES `mails`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "proposals_owner" CHECK((project_id IS NULL) <> (user_id IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_waiting` ON `proposals` (`project_id`,`content_key`) WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_waiting_booking` ON `proposals` (`user_id`,`booking_key`,`booking_start`) WHERE status = 'waiting' AND booking_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `proposals_by_account` ON `proposals` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `proposals_by_event` ON `proposals` (`project_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `proposals_by_booking` ON `proposals` (`project_id`,`booking_key`);--> statement-breakpoint
CREATE INDEX `proposals_by_account_start` ON `proposals` (`user_id`,`booking_start`);--> statement-breakpoint
CREATE INDEX `proposals_by_account_confirmation` ON `proposals` (`user_id`,`confirmation`);--> statement-breakpoint
CREATE INDEX `proposals_by_mail` ON `proposals` (`mail_id`);--> statement-breakpoint
CREATE INDEX `proposals_added` ON `proposals` (`added_at`) WHERE status = 'added';--> statement-breakpoint
CREATE INDEX `proposals_deleted` ON `proposals` (`deleted_at`) WHERE status = 'deleted';--> statement-breakpoint
CREATE TABLE `database_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `database_messages_due` ON `database_messages` (`next_at`);--> statement-breakpoint
CREATE TABLE `heartbeats` (
	`id` integer PRIMARY KEY NOT NULL,
	`written_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reseal_progress` (
	`key_id` text NOT NULL,
	`target` text NOT NULL,
	`cursor` text,
	`processed` integer DEFAULT 0 NOT NULL,
	`unreadable` integer DEFAULT 0 NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	PRIMARY KEY(`key_id`, `target`)
);

CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` integer NOT NULL,
	`intent_id` text,
	`status` text DEFAULT 'open' NOT NULL,
	`amount_version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`next_look_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_intent_id_unique` ON `checkouts` (`intent_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_open` ON `checkouts` (`project_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `checkouts_due` ON `checkouts` (`next_look_at`) WHERE status = 'open';--> statement-breakpoint
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
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer,
	`intent_id` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`coupon_code` text,
	`receipt_url` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_intent_id_unique` ON `payments` (`intent_id`);--> statement-breakpoint
CREATE INDEX `payments_by_project` ON `payments` (`project_id`);--> statement-breakpoint
CREATE INDEX `payments_surplus` ON `payments` (`created_at`) WHERE status = 'surplus';--> statement-breakpoint
CREATE TABLE `redemptions` (
	`code` text NOT NULL,
	`project_id` integer NOT NULL,
	`is_free` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`code`) REFERENCES `coupons`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `redemptions_by_code` ON `redemptions` (`code`,`project_id`);--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`intent_id` text,
	`received_at` integer NOT NULL,
	`processed_at` integer
);

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
--> statement-breakpoint
ALTER TABLE `checkouts` ADD `coupon_code` text;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `coupon_reserved_until` integer;--> statement-breakpoint
CREATE INDEX `checkouts_by_coupon` ON `checkouts` (`coupon_code`) WHERE coupon_code IS NOT NULL;--> statement-breakpoint
ALTER TABLE `projects` ADD `admin_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `projects` ADD `link_key_sealed` text;--> statement-breakpoint
ALTER TABLE `projects` ADD `epoch` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `projects` ADD `disowned_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `email_verified` integer DEFAULT true NOT NULL;
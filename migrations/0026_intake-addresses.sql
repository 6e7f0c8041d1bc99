CREATE TABLE `intake_addresses` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`project_id` integer,
	`sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "intake_addresses_owner" CHECK((project_id IS NULL) <> (user_id IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `intake_addresses_of_account` ON `intake_addresses` (`user_id`) WHERE expires_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `intake_addresses_of_project` ON `intake_addresses` (`project_id`) WHERE expires_at IS NULL;--> statement-breakpoint
CREATE INDEX `intake_addresses_by_account` ON `intake_addresses` (`user_id`);--> statement-breakpoint
CREATE INDEX `intake_addresses_by_project` ON `intake_addresses` (`project_id`);--> statement-breakpoint
INSERT INTO `intake_addresses` (`hash`, `user_id`, `sealed`, `created_at`, `expires_at`)
  SELECT `hash`, `user_id`, `sealed`, `created_at`, `expires_at` FROM `intake_tokens`;--> statement-breakpoint
INSERT INTO `intake_addresses` (`hash`, `project_id`, `sealed`, `created_at`)
  SELECT `hash`, `project_id`, `sealed`, `created_at` FROM `itinerary_addresses`;--> statement-breakpoint
-- A rotation of the secret begins with the merged table again.
DELETE FROM `reseal_progress` WHERE `target` IN ('intake-addresses', 'itinerary-addresses');

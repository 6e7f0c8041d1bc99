CREATE TABLE `suppressions` (
	`hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `outbox_due`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `lane` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`lane`,`next_at`) WHERE status = 'pending';
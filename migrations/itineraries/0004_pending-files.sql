ALTER TABLE `waiting_contents` ADD `events` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE waiting_contents SET events = json_array_length(content, '$.events');--> statement-breakpoint
ALTER TABLE `waiting_contents` ADD `paid_at` integer;--> statement-breakpoint
CREATE INDEX `paid_waiting_contents` ON `waiting_contents` (`paid_at`) WHERE "waiting_contents"."paid_at" IS NOT NULL;
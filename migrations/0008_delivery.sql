ALTER TABLE `outbox` ADD `message_id` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `delivered_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `problem` text;--> statement-breakpoint
CREATE INDEX `outbox_by_message` ON `outbox` (`message_id`) WHERE message_id IS NOT NULL;
ALTER TABLE `people` ADD `visited_at` integer;--> statement-breakpoint
CREATE INDEX `people_claimed` ON `people` (`visited_at`) WHERE is_claimed;--> statement-breakpoint
UPDATE `people` SET `visited_at` = `created_at` WHERE is_claimed;

ALTER TABLE `events` ADD `end_time_zone` text;--> statement-breakpoint
ALTER TABLE `projects` ADD `place` text;--> statement-breakpoint
ALTER TABLE `projects` ADD `look` text;--> statement-breakpoint
ALTER TABLE `unclaimed_events` ADD `end_time_zone` text;
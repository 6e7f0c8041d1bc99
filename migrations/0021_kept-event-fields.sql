ALTER TABLE `unclaimed_events` ADD `vibe` text;--> statement-breakpoint
ALTER TABLE `unclaimed_events` ADD `rsvp` text;--> statement-breakpoint
ALTER TABLE `proposals` ADD `vibe` text;--> statement-breakpoint
ALTER TABLE `proposals` ADD `rsvp` text;
CREATE TABLE `notice_subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`visitor_id` text NOT NULL,
	`kind` text NOT NULL,
	`endpoint` text,
	`p256dh` text,
	`auth` text,
	`email` text,
	`only_mine` integer NOT NULL,
	`person_id` integer,
	`link_version` integer,
	`grant_version` integer,
	`notified_seq` integer NOT NULL,
	`next_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_sent_at` integer,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`expires_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notice_subscriptions_by_browser` ON `notice_subscriptions` (`project_id`,`kind`,`visitor_id`);--> statement-breakpoint
CREATE INDEX `notice_subscriptions_due` ON `notice_subscriptions` (`next_at`) WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notice_subscriptions_by_email` ON `notice_subscriptions` (`email`) WHERE email IS NOT NULL;--> statement-breakpoint
CREATE TABLE `pending_notices` (
	`project_id` integer PRIMARY KEY NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- One written row for a save of many events. For deployment, the parser of D1 needs capital keywords around the body.
CREATE TRIGGER `changes_to_notify` AFTER INSERT ON `changes` WHEN NEW.entity = 'event' AND NEW.notify
AND EXISTS (SELECT 1 FROM notice_subscriptions WHERE project_id = NEW.project_id AND confirmed_at IS NOT NULL)
AND NOT EXISTS (SELECT 1 FROM pending_notices WHERE project_id = NEW.project_id AND last_at >= NEW.at) BEGIN
INSERT INTO pending_notices (project_id, first_at, last_at) VALUES (NEW.project_id, NEW.at, NEW.at)
ON CONFLICT (project_id) DO UPDATE SET last_at = excluded.last_at;
END;
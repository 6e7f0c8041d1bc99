CREATE TABLE `link_requests` (
	`person_id` integer NOT NULL,
	`browser` text NOT NULL,
	`answer` text,
	`note` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`person_id`, `browser`),
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `people` ADD `is_hidden` integer DEFAULT false NOT NULL;
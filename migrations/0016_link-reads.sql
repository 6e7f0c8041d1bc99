CREATE TABLE `link_reads` (
	`reader_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`link_version` integer NOT NULL,
	PRIMARY KEY(`reader_id`, `person_id`),
	FOREIGN KEY (`reader_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `link_reads_by_person` ON `link_reads` (`person_id`);
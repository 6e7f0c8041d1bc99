CREATE TABLE `papers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`person_id` integer,
	`event_id` integer,
	`title` text NOT NULL,
	`kind` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`file` text NOT NULL,
	`added_by_kind` text NOT NULL,
	`added_by_name` text,
	`merged_from` integer,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`uploaded_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `papers_file_unique` ON `papers` (`file`);--> statement-breakpoint
CREATE INDEX `papers_by_project` ON `papers` (`project_id`);--> statement-breakpoint
ALTER TABLE `projects` ADD `has_papers` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER `new_papers` AFTER INSERT ON `papers` WHEN NEW.uploaded_at IS NOT NULL BEGIN
UPDATE projects SET has_papers = 1 WHERE id = NEW.project_id;
END;
--> statement-breakpoint
CREATE TRIGGER `changed_papers` AFTER UPDATE OF uploaded_at, deleted_at ON `papers` BEGIN
UPDATE projects SET has_papers = EXISTS (SELECT 1 FROM papers p WHERE p.project_id = NEW.project_id AND p.uploaded_at IS NOT NULL AND p.deleted_at IS NULL)
WHERE id = NEW.project_id;
END;
--> statement-breakpoint
CREATE TRIGGER `deleted_papers` AFTER DELETE ON `papers` WHEN OLD.uploaded_at IS NOT NULL AND OLD.deleted_at IS NULL BEGIN
UPDATE projects SET has_papers = EXISTS (SELECT 1 FROM papers p WHERE p.project_id = OLD.project_id AND p.uploaded_at IS NOT NULL AND p.deleted_at IS NULL)
WHERE id = OLD.project_id;
END;

DROP INDEX `outbox_due`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `lane` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`lane`,`next_at`) WHERE status = 'pending';--> statement-breakpoint
ALTER TABLE `projects` ADD `opened_at` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `kept_at` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `end_warned_at` integer;
--> statement-breakpoint
DROP TRIGGER `changes_limit`;
--> statement-breakpoint
-- Also after a large entry. About 1 MB in a trial and 5 MB with Full Access, and all entries of the call that is being logged.
CREATE TRIGGER `changes_limit` AFTER INSERT ON `changes` WHEN NEW.seq % 50 = 0 OR length(coalesce(NEW.before, '')) + length(coalesce(NEW.after, '')) > 4000 BEGIN
DELETE FROM changes WHERE project_id = NEW.project_id AND entity = 'rsvp'
AND seq <= (SELECT seq FROM changes WHERE project_id = NEW.project_id AND entity = 'rsvp' ORDER BY seq DESC LIMIT 1 OFFSET 400);
DELETE FROM changes WHERE project_id = NEW.project_id AND (call IS NULL OR call IS NOT NEW.call)
AND seq <= (SELECT seq FROM changes WHERE project_id = NEW.project_id ORDER BY seq DESC LIMIT 1 OFFSET 950);
DELETE FROM changes WHERE project_id = NEW.project_id AND (call IS NULL OR call IS NOT NEW.call)
AND seq <= (SELECT seq FROM (SELECT seq, sum(100 + length(CAST(coalesce(before, '') AS BLOB)) + length(CAST(coalesce(after, '') AS BLOB))) OVER (ORDER BY seq DESC) AS total FROM changes WHERE project_id = NEW.project_id)
WHERE total > (SELECT iif(is_paid, 4800000, 800000) FROM projects WHERE id = NEW.project_id) ORDER BY seq DESC LIMIT 1);
END;

ALTER TABLE `papers` ADD `proposal_id` integer;--> statement-breakpoint
ALTER TABLE `papers` ADD `beside_id` integer;--> statement-breakpoint
CREATE INDEX `papers_by_proposal` ON `papers` (`proposal_id`) WHERE proposal_id IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER `papers_of_discarded_proposals` AFTER UPDATE OF status ON `proposals` WHEN NEW.kind = 'paper' AND NEW.status = 'deleted' BEGIN
UPDATE papers SET title = '', deleted_at = NEW.updated_at WHERE proposal_id = NEW.id AND uploaded_at IS NULL AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `papers_of_deleted_proposals` AFTER DELETE ON `proposals` WHEN OLD.kind = 'paper' BEGIN
UPDATE papers SET title = '', deleted_at = OLD.updated_at WHERE proposal_id = OLD.id AND uploaded_at IS NULL AND deleted_at IS NULL;
END;

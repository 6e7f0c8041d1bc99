ALTER TABLE `projects` ADD `creator_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE TRIGGER `changes_of_owner_emails` AFTER UPDATE OF owner_email ON `projects` WHEN NEW.owner_email <> OLD.owner_email BEGIN
INSERT INTO new_changes VALUES (NEW.id, NEW.updated_at, NEW.last_change, 'create', 'owner-email', NEW.id, NULL, '{}');
END;

DROP TRIGGER `changes_of_new_people`;
--> statement-breakpoint
CREATE TRIGGER `changes_of_new_people` AFTER INSERT ON `people` WHEN NEW.last_change IS NOT NULL BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'create', 'person', NEW.id, NULL,
json_object('name', NEW.name, 'role', NEW.role, 'isHidden', json(iif(NEW.is_hidden, 'true', 'false'))));
END;
--> statement-breakpoint
DROP TRIGGER `changes_of_people`;
--> statement-breakpoint
CREATE TRIGGER `changes_of_people` AFTER UPDATE OF name, role, is_hidden, deleted_at ON `people` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'update', 'person', NEW.id,
iif(OLD.deleted_at IS NULL, json_object('name', OLD.name, 'role', OLD.role, 'isHidden', json(iif(OLD.is_hidden, 'true', 'false'))), NULL),
iif(NEW.deleted_at IS NULL, json_object('name', NEW.name, 'role', NEW.role, 'isHidden', json(iif(NEW.is_hidden, 'true', 'false'))), NULL));
END;

ALTER TABLE `projects` ADD `language` text;--> statement-breakpoint
ALTER TABLE `people` ADD `language` text;--> statement-breakpoint
ALTER TABLE `people` ADD `reader_choice` text;
--> statement-breakpoint
DROP TRIGGER `changes_of_projects`;
--> statement-breakpoint
CREATE TRIGGER `changes_of_projects` AFTER UPDATE OF name, owner_name, time_zone, language, place, contact_phone, contact_name, look, custom_title, custom_colors, selected_font, title_font, selected_background, custom_background_color, show_countdown, show_creator_name, custom_links, rsvp_enabled, rsvp_deadline, rsvp_max_party_size, rsvp_question, rsvp_show_list ON `projects` BEGIN
INSERT INTO new_changes VALUES (NEW.id, NEW.updated_at, NEW.last_change, 'update', 'project', NEW.id,
json_object('name', OLD.name, 'ownerName', OLD.owner_name, 'timeZone', OLD.time_zone, 'language', OLD.language, 'place', OLD.place, 'contactPhone', OLD.contact_phone, 'contactName', OLD.contact_name, 'look', OLD.look, 'customTitle', OLD.custom_title, 'customColors', json(OLD.custom_colors), 'selectedFont', OLD.selected_font, 'titleFont', OLD.title_font, 'selectedBackground', OLD.selected_background, 'customBackgroundColor', OLD.custom_background_color, 'showCountdown', json(iif(OLD.show_countdown, 'true', 'false')), 'showCreatorName', json(iif(OLD.show_creator_name, 'true', 'false')), 'customLinks', json(OLD.custom_links), 'rsvp', json_object('enabled', json(iif(OLD.rsvp_enabled, 'true', 'false')), 'deadline', strftime('%Y-%m-%dT%H:%M:%fZ', OLD.rsvp_deadline / 1000.0, 'unixepoch'), 'maxPartySize', OLD.rsvp_max_party_size, 'question', OLD.rsvp_question, 'showList', json(iif(OLD.rsvp_show_list, 'true', 'false')))),
json_object('name', NEW.name, 'ownerName', NEW.owner_name, 'timeZone', NEW.time_zone, 'language', NEW.language, 'place', NEW.place, 'contactPhone', NEW.contact_phone, 'contactName', NEW.contact_name, 'look', NEW.look, 'customTitle', NEW.custom_title, 'customColors', json(NEW.custom_colors), 'selectedFont', NEW.selected_font, 'titleFont', NEW.title_font, 'selectedBackground', NEW.selected_background, 'customBackgroundColor', NEW.custom_background_color, 'showCountdown', json(iif(NEW.show_countdown, 'true', 'false')), 'showCreatorName', json(iif(NEW.show_creator_name, 'true', 'false')), 'customLinks', json(NEW.custom_links), 'rsvp', json_object('enabled', json(iif(NEW.rsvp_enabled, 'true', 'false')), 'deadline', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.rsvp_deadline / 1000.0, 'unixepoch'), 'maxPartySize', NEW.rsvp_max_party_size, 'question', NEW.rsvp_question, 'showList', json(iif(NEW.rsvp_show_list, 'true', 'false')))));
END;
--> statement-breakpoint
DROP TRIGGER `changes_of_new_people`;
--> statement-breakpoint
CREATE TRIGGER `changes_of_new_people` AFTER INSERT ON `people` WHEN NEW.last_change IS NOT NULL BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'create', 'person', NEW.id, NULL,
json_object('name', NEW.name, 'role', NEW.role, 'language', NEW.language, 'isHidden', json(iif(NEW.is_hidden, 'true', 'false'))));
END;
--> statement-breakpoint
DROP TRIGGER `changes_of_people`;
--> statement-breakpoint
CREATE TRIGGER `changes_of_people` AFTER UPDATE OF name, role, language, is_hidden, deleted_at ON `people` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'update', 'person', NEW.id,
iif(OLD.deleted_at IS NULL, json_object('name', OLD.name, 'role', OLD.role, 'language', OLD.language, 'isHidden', json(iif(OLD.is_hidden, 'true', 'false'))), NULL),
iif(NEW.deleted_at IS NULL, json_object('name', NEW.name, 'role', NEW.role, 'language', NEW.language, 'isHidden', json(iif(NEW.is_hidden, 'true', 'false'))), NULL));
END;

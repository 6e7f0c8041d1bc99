ALTER TABLE `proposals` ADD `kind` text DEFAULT 'event' NOT NULL;--> statement-breakpoint
-- An email's cancellation was a change of the title.
UPDATE `proposals` SET `kind` = 'cancellation', `title` = substr(`title`, length('Canceled: ') + 1), `changed_fields` = NULL
  WHERE `status` = 'waiting' AND `target_event_id` IS NOT NULL AND `changed_fields` = '["title"]' AND `title` LIKE 'Canceled: %'
    AND json_extract(`source`, '$.kind') = 'email';

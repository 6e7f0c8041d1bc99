PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_proposals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer,
	`user_id` integer,
	`mail_id` integer,
	`kind` text DEFAULT 'event' NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`time_zone` text NOT NULL,
	`end_time_zone` text,
	`location` text NOT NULL,
	`attendees` text NOT NULL,
	`audience` text DEFAULT 'everyone' NOT NULL,
	`rsvp` text,
	`vibe` text,
	`private_keys` text NOT NULL,
	`event_type` text DEFAULT 'other' NOT NULL,
	`needs_review` integer NOT NULL,
	`confidence` integer DEFAULT 100 NOT NULL,
	`reasons` text NOT NULL,
	`notice` text,
	`code` text,
	`duplicate_of` integer,
	`source` text NOT NULL,
	`content_key` text NOT NULL,
	`booking_key` text,
	`booking_start` text,
	`confirmation` text,
	`evidence` text,
	`target_event_id` integer,
	`target_sequence` integer,
	`target` text,
	`changed_fields` text,
	`added_project_id` integer,
	`event_id` integer,
	`event_sequence` integer,
	`previous` text,
	`added_at` integer,
	`accepted_by` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mail_id`) REFERENCES `mails`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`added_project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "proposals_owner" CHECK((project_id IS NULL) <> (user_id IS NULL))
);
--> statement-breakpoint
INSERT INTO `__new_proposals` (id, project_id, mail_id, kind, status, title, description, starts_at, ends_at, time_zone, end_time_zone, location, attendees, audience, rsvp, vibe, private_keys, needs_review, reasons, duplicate_of, source, content_key, booking_key, booking_start, confirmation, target_event_id, target_sequence, changed_fields, event_id, event_sequence, previous, added_at, accepted_by, sequence, created_at, updated_at)
  SELECT id, project_id, mail_id, kind, status, title, description, starts_at, ends_at, time_zone, end_time_zone, location, attendees, audience, rsvp, vibe, private_keys, needs_review, reasons, duplicate_of, source, content_key, booking_key, booking_start, confirmation, target_event_id, target_sequence, changed_fields, event_id, event_sequence, previous, added_at, accepted_by, sequence, created_at, updated_at FROM `proposals`;--> statement-breakpoint
-- Unclaimed events get ids after those of proposals.
INSERT INTO `__new_proposals` (id, user_id, mail_id, kind, status, title, description, starts_at, ends_at, time_zone, end_time_zone, location, attendees, audience, rsvp, vibe, private_keys, event_type, needs_review, confidence, reasons, code, booking_key, booking_start, confirmation, evidence, sequence, created_at, updated_at, deleted_at, notice, source, content_key, target_event_id, target_sequence, target, changed_fields, added_project_id, event_id, added_at)
  SELECT u.id + (SELECT coalesce(max(id), 0) FROM `proposals`),
    u.user_id,
    u.mail_id,
    CASE u.kind WHEN 'notice' THEN 'cancellation' ELSE u.kind END,
    CASE u.status WHEN 'assigned' THEN 'added' ELSE u.status END,
    u.title,
    u.description,
    u.starts_at,
    u.ends_at,
    u.time_zone,
    u.end_time_zone,
    u.location,
    u.attendees,
    u.audience,
    u.rsvp,
    u.vibe,
    coalesce(u.audience_keys, ''),
    u.event_type,
    u.needs_review,
    u.confidence,
    u.reasons,
    u.code,
    u.booking_key,
    u.booking_start,
    u.confirmation,
    u.evidence,
    u.sequence,
    u.created_at,
    u.updated_at,
    u.deleted_at,
    CASE WHEN json_extract(u.notice, '$.of.id') IS NOT NULL THEN json_set(u.notice, '$.of.id', json_extract(u.notice, '$.of.id') + (SELECT coalesce(max(id), 0) FROM `proposals`)) WHEN json_extract(u.notice, '$.event') IS NULL THEN u.notice END,
    json_object('kind', 'email', 'label', coalesce(nullif(substr(m.subject, 1, 120), ''), 'Email without a subject'), 'excerpt', '', 'lines', NULL),
    'unclaimed ' || u.id,
    json_extract(u.notice, '$.event.eventId'),
    json_extract(u.notice, '$.event.sequence'),
    json_remove(json_extract(u.notice, '$.event'), '$.eventId', '$.sequence'),
    CASE WHEN u.kind <> 'notice' AND json_extract(u.notice, '$.event') IS NOT NULL THEN '["title","datetime","endsAt","timeZone","endTimeZone","location"]' END,
    u.assigned_project_id,
    u.assigned_event_id,
    CASE u.status WHEN 'assigned' THEN u.updated_at END
  FROM `unclaimed_events` AS u JOIN `mails` AS m ON m.id = u.mail_id;--> statement-breakpoint
DROP TABLE `proposals`;--> statement-breakpoint
DROP TABLE `unclaimed_events`;--> statement-breakpoint
ALTER TABLE `__new_proposals` RENAME TO `proposals`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_waiting` ON `proposals` (`project_id`,`content_key`) WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_waiting_booking` ON `proposals` (`user_id`,`booking_key`,`booking_start`) WHERE status = 'waiting' AND booking_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `proposals_by_account` ON `proposals` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `proposals_by_event` ON `proposals` (`project_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `proposals_by_booking` ON `proposals` (`project_id`,`booking_key`);--> statement-breakpoint
CREATE INDEX `proposals_by_account_start` ON `proposals` (`user_id`,`booking_start`);--> statement-breakpoint
CREATE INDEX `proposals_by_account_confirmation` ON `proposals` (`user_id`,`confirmation`);--> statement-breakpoint
CREATE INDEX `proposals_by_mail` ON `proposals` (`mail_id`);--> statement-breakpoint
CREATE INDEX `proposals_added` ON `proposals` (`added_at`) WHERE status = 'added';--> statement-breakpoint
CREATE INDEX `proposals_deleted` ON `proposals` (`deleted_at`) WHERE status = 'deleted';
CREATE TABLE `assistant_keys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`hash` text NOT NULL,
	`label` text NOT NULL,
	`include_private` integer NOT NULL,
	`person_id` integer,
	`link_version` integer,
	`user_id` integer,
	`admin_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_on` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assistant_keys_hash_unique` ON `assistant_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `assistant_keys_by_project` ON `assistant_keys` (`project_id`);--> statement-breakpoint
CREATE TABLE `changes` (
	`project_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`by_kind` text NOT NULL,
	`by_name` text,
	`by_person` integer,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` integer NOT NULL,
	`before` text,
	`after` text,
	`notify` integer NOT NULL,
	`note` text,
	`call` text,
	`is_urgent` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`project_id`, `seq`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `directory_rows` (
	`project_number` integer PRIMARY KEY NOT NULL,
	`change` integer NOT NULL,
	`told` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `directory_rows_untold` ON `directory_rows` (`project_number`) WHERE change > told;--> statement-breakpoint
CREATE TABLE `handovers` (
	`hash` text PRIMARY KEY NOT NULL,
	`project_id` integer NOT NULL,
	`grants` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `handovers_by_project` ON `handovers` (`project_id`);--> statement-breakpoint
CREATE INDEX `handovers_by_end` ON `handovers` (`expires_at`);--> statement-breakpoint
CREATE TABLE `deleted_projects` (
	`project_id` text PRIMARY KEY NOT NULL,
	`deleted_at` integer NOT NULL,
	`purge_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_projects_due` ON `deleted_projects` (`purge_at`) WHERE purge_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`time_zone` text NOT NULL,
	`end_time_zone` text,
	`location` text NOT NULL,
	`attendees` text NOT NULL,
	`audience` text DEFAULT 'everyone' NOT NULL,
	`rsvp` text,
	`vibe` text,
	`pinned` integer DEFAULT false NOT NULL,
	`audience_keys` text,
	`news_seq` integer,
	`sequence` integer DEFAULT 0 NOT NULL,
	`last_change` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`request_key` text,
	`request_hash` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `events_by_start` ON `events` (`project_id`,`starts_at`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `events_by_request` ON `events` (`project_id`,`request_key`);--> statement-breakpoint
CREATE INDEX `events_deleted` ON `events` (`project_id`,`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `faqs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`position` integer NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`last_change` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`request_key` text,
	`request_hash` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `faqs_by_position` ON `faqs` (`project_id`,`position`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `faqs_by_request` ON `faqs` (`project_id`,`request_key`);--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`user_type` text NOT NULL,
	`feedback_text` text NOT NULL,
	`about_request` text,
	`created_at` integer NOT NULL,
	`request_key` text,
	`request_hash` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feedback_by_request` ON `feedback` (`project_id`,`request_key`);--> statement-breakpoint
CREATE TABLE `waiting_contents` (
	`project_id` integer PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `projects` (
	`id` integer PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`owner_user_id` integer,
	`name` text NOT NULL,
	`owner_name` text NOT NULL,
	`owner_email` text NOT NULL,
	`group_size` integer DEFAULT 1 NOT NULL,
	`access_code_sealed` text NOT NULL,
	`access_code_hash` text NOT NULL,
	`admin_code_sealed` text NOT NULL,
	`admin_code_hash` text NOT NULL,
	`grant_version` integer DEFAULT 1 NOT NULL,
	`admin_version` integer DEFAULT 1 NOT NULL,
	`creator_version` integer DEFAULT 1 NOT NULL,
	`link_key_sealed` text,
	`epoch` integer DEFAULT 0 NOT NULL,
	`disowned_at` integer,
	`suspended_at` integer,
	`suspended_reason` text,
	`is_paid` integer DEFAULT false NOT NULL,
	`time_zone` text DEFAULT 'America/New_York' NOT NULL,
	`place` text,
	`contact_phone` text,
	`contact_name` text,
	`look` text,
	`custom_title` text,
	`custom_colors` text,
	`selected_font` text DEFAULT 'normal' NOT NULL,
	`title_font` text DEFAULT 'inherit' NOT NULL,
	`selected_background` text DEFAULT 'default' NOT NULL,
	`custom_background_color` text,
	`show_countdown` integer DEFAULT false NOT NULL,
	`show_creator_name` integer DEFAULT true NOT NULL,
	`header_images` text DEFAULT '[]' NOT NULL,
	`custom_links` text DEFAULT '[]' NOT NULL,
	`title_changes_used` integer DEFAULT 0 NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`rsvp_enabled` integer DEFAULT false NOT NULL,
	`rsvp_deadline` integer,
	`rsvp_max_party_size` integer DEFAULT 1 NOT NULL,
	`rsvp_question` text,
	`rsvp_show_list` integer DEFAULT false NOT NULL,
	`last_change` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`request_key` text,
	`request_hash` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `projects_project_id_unique` ON `projects` (`project_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `projects_request_key_unique` ON `projects` (`request_key`);--> statement-breakpoint
CREATE INDEX `projects_by_owner` ON `projects` (`owner_user_id`);--> statement-breakpoint
CREATE INDEX `projects_suspended` ON `projects` (`suspended_at`) WHERE suspended_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `projects_by_mailbox` ON `projects` (`owner_email`) WHERE owner_user_id IS NULL;--> statement-breakpoint
CREATE TABLE `notice_subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`visitor_id` text NOT NULL,
	`kind` text NOT NULL,
	`endpoint` text,
	`p256dh` text,
	`auth` text,
	`email` text,
	`only_mine` integer NOT NULL,
	`remind_evening` integer DEFAULT false NOT NULL,
	`remind_hour` integer DEFAULT false NOT NULL,
	`person_id` integer,
	`link_version` integer,
	`grant_version` integer,
	`notified_seq` integer NOT NULL,
	`next_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_sent_at` integer,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`expires_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notice_subscriptions_by_browser` ON `notice_subscriptions` (`project_id`,`kind`,`visitor_id`);--> statement-breakpoint
CREATE INDEX `notice_subscriptions_to_remind` ON `notice_subscriptions` (`project_id`) WHERE remind_evening OR remind_hour;--> statement-breakpoint
CREATE INDEX `notice_subscriptions_due` ON `notice_subscriptions` (`next_at`) WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notice_subscriptions_by_email` ON `notice_subscriptions` (`email`) WHERE email IS NOT NULL;--> statement-breakpoint
CREATE TABLE `pending_notices` (
	`project_id` integer PRIMARY KEY NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`urgent_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reminder_schedules` (
	`project_id` integer PRIMARY KEY NOT NULL,
	`next_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reminder_schedules_due` ON `reminder_schedules` (`next_at`);--> statement-breakpoint
CREATE TABLE `reminders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` integer NOT NULL,
	`kind` text NOT NULL,
	`event_id` integer NOT NULL,
	`due_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`subscription_id`) REFERENCES `notice_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_once` ON `reminders` (`subscription_id`,`kind`,`event_id`,`due_at`);--> statement-breakpoint
CREATE INDEX `reminders_waiting` ON `reminders` (`next_at`) WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX `reminders_by_due_time` ON `reminders` (`due_at`);--> statement-breakpoint
CREATE TABLE `owner_changes` (
	`hash` text PRIMARY KEY NOT NULL,
	`project_id` integer NOT NULL,
	`previous_email` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `owner_changes_by_project` ON `owner_changes` (`project_id`,`changed_at`);--> statement-breakpoint
CREATE INDEX `owner_changes_by_time` ON `owner_changes` (`changed_at`);--> statement-breakpoint
CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` integer,
	`intent_id` text,
	`status` text DEFAULT 'open' NOT NULL,
	`amount_version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`coupon_code` text,
	`coupon_reserved_until` integer,
	`coupon_reservation` text,
	`next_look_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_intent_id_unique` ON `checkouts` (`intent_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_open` ON `checkouts` (`project_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `checkouts_by_project` ON `checkouts` (`project_id`);--> statement-breakpoint
CREATE INDEX `checkouts_due` ON `checkouts` (`next_look_at`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `checkouts_by_reservation` ON `checkouts` (`coupon_reservation`) WHERE coupon_reservation IS NOT NULL;--> statement-breakpoint
CREATE TABLE `free_upgrades` (
	`project_id` integer NOT NULL,
	`code` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`project_id`, `code`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer,
	`intent_id` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`coupon_code` text,
	`receipt_url` text,
	`created_at` integer NOT NULL,
	`withdrawn_at` integer,
	`refunded_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_intent_id_unique` ON `payments` (`intent_id`);--> statement-breakpoint
CREATE INDEX `payments_withdrawn` ON `payments` (`withdrawn_at`) WHERE withdrawn_at IS NOT NULL AND refunded_at IS NULL;--> statement-breakpoint
CREATE INDEX `payments_by_project` ON `payments` (`project_id`);--> statement-breakpoint
CREATE INDEX `payments_surplus` ON `payments` (`created_at`) WHERE status = 'surplus';--> statement-breakpoint
CREATE TABLE `link_reads` (
	`reader_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`link_version` integer NOT NULL,
	PRIMARY KEY(`reader_id`, `person_id`),
	FOREIGN KEY (`reader_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `link_reads_by_person` ON `link_reads` (`person_id`);--> statement-breakpoint
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
CREATE TABLE `people` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`role` text DEFAULT 'guest' NOT NULL,
	`link_version` integer DEFAULT 1 NOT NULL,
	`link_opened_on` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`last_change` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`is_claimed` integer DEFAULT false NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`visited_at` integer,
	`joined_browsers` text,
	`left_in` text,
	`request_key` text,
	`request_hash` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_by_name` ON `people` (`project_id`,`name_key`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `people_by_request` ON `people` (`project_id`,`request_key`);--> statement-breakpoint
CREATE INDEX `people_by_project` ON `people` (`project_id`);--> statement-breakpoint
CREATE INDEX `people_claimed` ON `people` (`visited_at`) WHERE is_claimed;--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` integer,
	`reason` text NOT NULL,
	`details` text NOT NULL,
	`email` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `reports_by_project` ON `reports` (`project_id`);--> statement-breakpoint
CREATE INDEX `reports_by_time` ON `reports` (`created_at`);--> statement-breakpoint
CREATE TABLE `rsvps` (
	`project_id` integer NOT NULL,
	`event_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`claim` text DEFAULT '' NOT NULL,
	`answer` text NOT NULL,
	`party_size` integer NOT NULL,
	`reply` text,
	`note` text,
	`writer` text,
	`by_host` integer NOT NULL,
	`merged_from` integer,
	`last_change` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`project_id`, `event_id`, `person_id`, `claim`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rsvps_by_person` ON `rsvps` (`person_id`);--> statement-breakpoint
CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner` text NOT NULL,
	`project_id` integer,
	`type` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`created_at` integer NOT NULL,
	`uploaded_at` integer,
	`doomed_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `images_by_project` ON `images` (`project_id`);--> statement-breakpoint
CREATE INDEX `images_by_owner` ON `images` (`owner`);--> statement-breakpoint
CREATE INDEX `images_doomed` ON `images` (`id`) WHERE status = 'doomed';--> statement-breakpoint
CREATE INDEX `images_pending` ON `images` (`created_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE TABLE `intake_addresses` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`project_id` integer,
	`sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "intake_addresses_owner" CHECK((project_id IS NULL) <> (user_id IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `intake_addresses_of_account` ON `intake_addresses` (`user_id`) WHERE expires_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `intake_addresses_of_project` ON `intake_addresses` (`project_id`) WHERE expires_at IS NULL;--> statement-breakpoint
CREATE INDEX `intake_addresses_by_account` ON `intake_addresses` (`user_id`);--> statement-breakpoint
CREATE INDEX `intake_addresses_by_project` ON `intake_addresses` (`project_id`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`project_id` integer,
	`hash` text NOT NULL,
	`tie` text NOT NULL,
	`bytes` integer NOT NULL,
	`sender` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`outcome` text DEFAULT 'waiting' NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
	`content_hash` text,
	`subject` text DEFAULT '' NOT NULL,
	`original_name` text DEFAULT '' NOT NULL,
	`original_address` text DEFAULT '' NOT NULL,
	`sent_at` integer,
	`model_calls` integer DEFAULT 0 NOT NULL,
	`unfinished_reads` integer DEFAULT 0 NOT NULL,
	`received_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_by_hash` ON `mails` (`user_id`,`hash`);--> statement-breakpoint
CREATE INDEX `mails_by_file` ON `mails` (`hash`);--> statement-breakpoint
CREATE INDEX `mails_waiting` ON `mails` (`next_at`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `mails_by_content` ON `mails` (`user_id`,`content_hash`);--> statement-breakpoint
CREATE INDEX `mails_by_arrival` ON `mails` (`user_id`,`received_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `mails_by_project` ON `mails` (`project_id`,`hash`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` integer,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`sealed` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`message_id` text,
	`delivered_at` integer,
	`problem` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `outbox_by_message` ON `outbox` (`message_id`) WHERE message_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_by_project` ON `outbox` (`project_id`,`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `proposals` (
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
	`pinned` integer DEFAULT false NOT NULL,
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
	`added_at` integer,
	`accepted_by` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mail_id`) REFERENCES `mails`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "proposals_owner" CHECK((project_id IS NULL) <> (user_id IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_waiting` ON `proposals` (`project_id`,`content_key`) WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_waiting_booking` ON `proposals` (`user_id`,`booking_key`,`booking_start`) WHERE status = 'waiting' AND booking_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `proposals_by_account` ON `proposals` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `proposals_by_event` ON `proposals` (`project_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `proposals_by_booking` ON `proposals` (`project_id`,`booking_key`);--> statement-breakpoint
CREATE INDEX `proposals_by_account_start` ON `proposals` (`user_id`,`booking_start`);--> statement-breakpoint
CREATE INDEX `proposals_by_account_confirmation` ON `proposals` (`user_id`,`confirmation`);--> statement-breakpoint
CREATE INDEX `proposals_by_mail` ON `proposals` (`mail_id`);--> statement-breakpoint
CREATE INDEX `proposals_added` ON `proposals` (`added_at`) WHERE status = 'added';--> statement-breakpoint
CREATE INDEX `proposals_deleted` ON `proposals` (`deleted_at`) WHERE status = 'deleted';--> statement-breakpoint
CREATE TABLE `acknowledgements` (
	`project_id` integer NOT NULL,
	`person_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`confirmed_at` integer NOT NULL,
	PRIMARY KEY(`project_id`, `person_id`, `seq`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `acknowledgements_by_person` ON `acknowledgements` (`person_id`);--> statement-breakpoint
CREATE TABLE `event_shifts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`call` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	`request_key` text,
	`request_hash` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_shifts_by_request` ON `event_shifts` (`project_id`,`request_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `event_shifts_by_call` ON `event_shifts` (`project_id`,`call`);--> statement-breakpoint
CREATE INDEX `event_shifts_by_time` ON `event_shifts` (`created_at`);--> statement-breakpoint
CREATE TABLE `database_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `database_messages_due` ON `database_messages` (`next_at`);--> statement-breakpoint
CREATE TABLE `heartbeats` (
	`id` integer PRIMARY KEY NOT NULL,
	`written_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reseal_progress` (
	`key_id` text NOT NULL,
	`target` text NOT NULL,
	`cursor` text,
	`processed` integer DEFAULT 0 NOT NULL,
	`unreadable` integer DEFAULT 0 NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	PRIMARY KEY(`key_id`, `target`)
);
--> statement-breakpoint
CREATE VIEW `new_changes` AS SELECT project_id, at, '' AS last_change, action, entity, entity_id, before, after FROM changes;
--> statement-breakpoint
CREATE TRIGGER `changes_of_new_events` AFTER INSERT ON `events` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'create', 'event', NEW.id, NULL,
json_object('title', NEW.title, 'description', NEW.description, 'datetime', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at / 1000.0, 'unixepoch'), 'endsAt', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.ends_at / 1000.0, 'unixepoch'), 'timeZone', NEW.time_zone, 'endTimeZone', NEW.end_time_zone, 'location', NEW.location, 'attendees', NEW.attendees, 'audience', NEW.audience, 'rsvp', json(NEW.rsvp), 'vibe', NEW.vibe, 'pinned', json(iif(NEW.pinned, 'true', 'false'))));
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_events` AFTER UPDATE OF title, description, starts_at, ends_at, time_zone, end_time_zone, location, attendees, audience, rsvp, vibe, pinned, deleted_at ON `events` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'update', 'event', NEW.id,
iif(OLD.deleted_at IS NULL, json_object('title', OLD.title, 'description', OLD.description, 'datetime', strftime('%Y-%m-%dT%H:%M:%fZ', OLD.starts_at / 1000.0, 'unixepoch'), 'endsAt', strftime('%Y-%m-%dT%H:%M:%fZ', OLD.ends_at / 1000.0, 'unixepoch'), 'timeZone', OLD.time_zone, 'endTimeZone', OLD.end_time_zone, 'location', OLD.location, 'attendees', OLD.attendees, 'audience', OLD.audience, 'rsvp', json(OLD.rsvp), 'vibe', OLD.vibe, 'pinned', json(iif(OLD.pinned, 'true', 'false'))), NULL),
iif(NEW.deleted_at IS NULL, json_object('title', NEW.title, 'description', NEW.description, 'datetime', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at / 1000.0, 'unixepoch'), 'endsAt', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.ends_at / 1000.0, 'unixepoch'), 'timeZone', NEW.time_zone, 'endTimeZone', NEW.end_time_zone, 'location', NEW.location, 'attendees', NEW.attendees, 'audience', NEW.audience, 'rsvp', json(NEW.rsvp), 'vibe', NEW.vibe, 'pinned', json(iif(NEW.pinned, 'true', 'false'))), NULL));
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_new_faqs` AFTER INSERT ON `faqs` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'create', 'faq', NEW.id, NULL,
json_object('question', NEW.question, 'answer', NEW.answer, 'order', NEW.position));
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_faqs` AFTER UPDATE OF question, answer, position, deleted_at ON `faqs` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'update', 'faq', NEW.id,
iif(OLD.deleted_at IS NULL, json_object('question', OLD.question, 'answer', OLD.answer, 'order', OLD.position), NULL),
iif(NEW.deleted_at IS NULL, json_object('question', NEW.question, 'answer', NEW.answer, 'order', NEW.position), NULL));
END;
--> statement-breakpoint
-- One written row for a save of many events.
CREATE TRIGGER `changes_to_notify` AFTER INSERT ON `changes` WHEN NEW.entity = 'event' AND NEW.notify
AND EXISTS (SELECT 1 FROM notice_subscriptions WHERE project_id = NEW.project_id AND confirmed_at IS NOT NULL)
AND NOT EXISTS (SELECT 1 FROM pending_notices WHERE project_id = NEW.project_id AND last_at >= NEW.at AND (NOT NEW.is_urgent OR urgent_at >= NEW.at)) BEGIN
INSERT INTO pending_notices (project_id, first_at, last_at, urgent_at) VALUES (NEW.project_id, NEW.at, NEW.at, iif(NEW.is_urgent, NEW.at, NULL))
ON CONFLICT (project_id) DO UPDATE SET last_at = excluded.last_at, urgent_at = coalesce(excluded.urgent_at, urgent_at);
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_new_rsvps` AFTER INSERT ON `rsvps` WHEN NEW.merged_from IS NULL BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'create', 'rsvp', NEW.person_id, NULL,
json_object('personId', NEW.person_id, 'name', (SELECT name FROM people WHERE id = NEW.person_id), 'eventId', nullif(NEW.event_id, 0), 'answer', NEW.answer, 'partySize', NEW.party_size, 'reply', NEW.reply, 'note', NEW.note, 'byHost', json(iif(NEW.by_host, 'true', 'false'))));
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_rsvps` AFTER UPDATE OF answer, party_size, reply, note, by_host ON `rsvps` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'update', 'rsvp', NEW.person_id,
json_object('personId', OLD.person_id, 'name', (SELECT name FROM people WHERE id = OLD.person_id), 'eventId', nullif(OLD.event_id, 0), 'answer', OLD.answer, 'partySize', OLD.party_size, 'reply', OLD.reply, 'note', OLD.note, 'byHost', json(iif(OLD.by_host, 'true', 'false'))),
json_object('personId', NEW.person_id, 'name', (SELECT name FROM people WHERE id = NEW.person_id), 'eventId', nullif(NEW.event_id, 0), 'answer', NEW.answer, 'partySize', NEW.party_size, 'reply', NEW.reply, 'note', NEW.note, 'byHost', json(iif(NEW.by_host, 'true', 'false'))));
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_owner_emails` AFTER UPDATE OF owner_email ON `projects` WHEN NEW.owner_email <> OLD.owner_email BEGIN
INSERT INTO new_changes VALUES (NEW.id, NEW.updated_at, NEW.last_change, 'create', 'owner-email', NEW.id, NULL, '{}');
END;
--> statement-breakpoint
CREATE TRIGGER `new_changes_insert` INSTEAD OF INSERT ON `new_changes` WHEN NEW.before IS NOT NEW.after BEGIN
INSERT INTO changes (project_id, seq, at, by_kind, by_name, by_person, action, entity, entity_id, before, after, notify, note, call, is_urgent)
SELECT NEW.project_id, coalesce((SELECT max(seq) + 1 FROM changes WHERE project_id = NEW.project_id), NEW.at), NEW.at,
coalesce(m ->> '$.kind', 'host'), m ->> '$.name', m ->> '$.person',
iif(m ->> '$.isRestore', 'restore', iif(NEW.after IS NULL, 'delete', iif(NEW.before IS NULL AND NEW.action = 'update', 'restore', NEW.action))),
NEW.entity, NEW.entity_id, NEW.before, NEW.after, coalesce(m ->> '$.notify', 1), m ->> '$.note', m ->> '$.call', coalesce(m ->> '$.isUrgent', 0)
FROM (SELECT iif(NEW.last_change ->> '$.at' = NEW.at, NEW.last_change, NULL) AS m);
END;
--> statement-breakpoint
CREATE TRIGGER `changes_limit` AFTER INSERT ON `changes` WHEN NEW.seq % 50 = 0 BEGIN
DELETE FROM changes WHERE project_id = NEW.project_id AND entity = 'rsvp'
AND seq <= (SELECT seq FROM changes WHERE project_id = NEW.project_id AND entity = 'rsvp' ORDER BY seq DESC LIMIT 1 OFFSET 400);
DELETE FROM changes WHERE project_id = NEW.project_id AND (call IS NULL OR call IS NOT NEW.call)
AND seq <= (SELECT seq FROM changes WHERE project_id = NEW.project_id ORDER BY seq DESC LIMIT 1 OFFSET 950);
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_projects` AFTER UPDATE OF name, owner_name, time_zone, place, contact_phone, contact_name, look, custom_title, custom_colors, selected_font, title_font, selected_background, custom_background_color, show_countdown, show_creator_name, custom_links, rsvp_enabled, rsvp_deadline, rsvp_max_party_size, rsvp_question, rsvp_show_list ON `projects` BEGIN
INSERT INTO new_changes VALUES (NEW.id, NEW.updated_at, NEW.last_change, 'update', 'project', NEW.id,
json_object('name', OLD.name, 'ownerName', OLD.owner_name, 'timeZone', OLD.time_zone, 'place', OLD.place, 'contactPhone', OLD.contact_phone, 'contactName', OLD.contact_name, 'look', OLD.look, 'customTitle', OLD.custom_title, 'customColors', json(OLD.custom_colors), 'selectedFont', OLD.selected_font, 'titleFont', OLD.title_font, 'selectedBackground', OLD.selected_background, 'customBackgroundColor', OLD.custom_background_color, 'showCountdown', json(iif(OLD.show_countdown, 'true', 'false')), 'showCreatorName', json(iif(OLD.show_creator_name, 'true', 'false')), 'customLinks', json(OLD.custom_links), 'rsvp', json_object('enabled', json(iif(OLD.rsvp_enabled, 'true', 'false')), 'deadline', strftime('%Y-%m-%dT%H:%M:%fZ', OLD.rsvp_deadline / 1000.0, 'unixepoch'), 'maxPartySize', OLD.rsvp_max_party_size, 'question', OLD.rsvp_question, 'showList', json(iif(OLD.rsvp_show_list, 'true', 'false')))),
json_object('name', NEW.name, 'ownerName', NEW.owner_name, 'timeZone', NEW.time_zone, 'place', NEW.place, 'contactPhone', NEW.contact_phone, 'contactName', NEW.contact_name, 'look', NEW.look, 'customTitle', NEW.custom_title, 'customColors', json(NEW.custom_colors), 'selectedFont', NEW.selected_font, 'titleFont', NEW.title_font, 'selectedBackground', NEW.selected_background, 'customBackgroundColor', NEW.custom_background_color, 'showCountdown', json(iif(NEW.show_countdown, 'true', 'false')), 'showCreatorName', json(iif(NEW.show_creator_name, 'true', 'false')), 'customLinks', json(NEW.custom_links), 'rsvp', json_object('enabled', json(iif(NEW.rsvp_enabled, 'true', 'false')), 'deadline', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.rsvp_deadline / 1000.0, 'unixepoch'), 'maxPartySize', NEW.rsvp_max_party_size, 'question', NEW.rsvp_question, 'showList', json(iif(NEW.rsvp_show_list, 'true', 'false')))));
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_new_people` AFTER INSERT ON `people` WHEN NEW.last_change IS NOT NULL BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'create', 'person', NEW.id, NULL,
json_object('name', NEW.name, 'role', NEW.role, 'isHidden', json(iif(NEW.is_hidden, 'true', 'false'))));
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_people` AFTER UPDATE OF name, role, is_hidden, deleted_at ON `people` BEGIN
INSERT INTO new_changes VALUES (NEW.project_id, NEW.updated_at, NEW.last_change, 'update', 'person', NEW.id,
iif(OLD.deleted_at IS NULL, json_object('name', OLD.name, 'role', OLD.role, 'isHidden', json(iif(OLD.is_hidden, 'true', 'false'))), NULL),
iif(NEW.deleted_at IS NULL, json_object('name', NEW.name, 'role', NEW.role, 'isHidden', json(iif(NEW.is_hidden, 'true', 'false'))), NULL));
END;
--> statement-breakpoint
CREATE TRIGGER `directory_rows_of_new_projects` AFTER INSERT ON `projects` BEGIN
INSERT INTO directory_rows (project_number, change, told) VALUES (NEW.id, 1, 0)
ON CONFLICT (project_number) DO UPDATE SET change = change + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `directory_rows_of_projects` AFTER UPDATE ON `projects`
WHEN OLD.revision <> NEW.revision OR OLD.owner_user_id IS NOT NEW.owner_user_id OR OLD.owner_email <> NEW.owner_email
OR OLD.disowned_at IS NOT NEW.disowned_at OR OLD.is_paid <> NEW.is_paid OR OLD.group_size <> NEW.group_size
OR OLD.header_images IS NOT NEW.header_images BEGIN
UPDATE directory_rows SET change = change + 1 WHERE project_number = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER `directory_rows_of_deleted_projects` AFTER DELETE ON `projects` BEGIN
UPDATE directory_rows SET change = change + 1 WHERE project_number = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER `directory_rows_of_pending_contents` AFTER DELETE ON `waiting_contents` BEGIN
UPDATE directory_rows SET change = change + 1 WHERE project_number = OLD.project_id;
END;
--> statement-breakpoint
CREATE TRIGGER `changes_as_news` AFTER INSERT ON `changes` WHEN NEW.entity = 'event' AND NEW.notify AND NEW.before IS NOT NULL AND NEW.after IS NOT NULL BEGIN
UPDATE events SET news_seq = NEW.seq WHERE id = NEW.entity_id;
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_reminders` AFTER INSERT ON `changes` WHEN NEW.entity IN ('event', 'project') BEGIN
UPDATE reminder_schedules SET next_at = 0 WHERE project_id = NEW.project_id AND next_at > 0;
END;
--> statement-breakpoint
CREATE TRIGGER `new_subscriptions_to_remind` AFTER INSERT ON `notice_subscriptions` WHEN NEW.confirmed_at IS NOT NULL AND (NEW.remind_evening OR NEW.remind_hour) BEGIN
INSERT INTO reminder_schedules (project_id, next_at) VALUES (NEW.project_id, 0) ON CONFLICT (project_id) DO UPDATE SET next_at = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `subscriptions_to_remind` AFTER UPDATE OF remind_evening, remind_hour, confirmed_at ON `notice_subscriptions` WHEN NEW.confirmed_at IS NOT NULL AND (NEW.remind_evening OR NEW.remind_hour) BEGIN
INSERT INTO reminder_schedules (project_id, next_at) VALUES (NEW.project_id, 0) ON CONFLICT (project_id) DO UPDATE SET next_at = 0;
END;

CREATE INDEX `assistant_keys_by_person` ON `assistant_keys` (`person_id`) WHERE person_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `events_by_deletion` ON `events` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `faqs_deleted` ON `faqs` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `waiting_contents_by_time` ON `waiting_contents` (`created_at`);--> statement-breakpoint
CREATE INDEX `notice_subscriptions_by_person` ON `notice_subscriptions` (`person_id`) WHERE person_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notice_subscriptions_by_end` ON `notice_subscriptions` (`expires_at`) WHERE expires_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notice_subscriptions_unconfirmed` ON `notice_subscriptions` (`created_at`) WHERE confirmed_at IS NULL;--> statement-breakpoint
CREATE INDEX `people_deleted` ON `people` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `rsvps_with_words` ON `rsvps` (`project_id`) WHERE reply IS NOT NULL OR note IS NOT NULL;--> statement-breakpoint
CREATE INDEX `intake_addresses_by_end` ON `intake_addresses` (`expires_at`) WHERE expires_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_by_time` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE INDEX `sign_ups_deleted` ON `sign_ups` (`deleted_at`) WHERE deleted_at IS NOT NULL;
CREATE INDEX `mail_aliases_unconfirmed` ON `mail_aliases` (`asked_at`) WHERE confirmed_at IS NULL;--> statement-breakpoint
CREATE INDEX `intake_addresses_by_end` ON `intake_addresses` (`expires_at`) WHERE expires_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_by_time` ON `outbox` (`created_at`);
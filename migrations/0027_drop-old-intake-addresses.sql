DROP TABLE `intake_tokens`;--> statement-breakpoint
DROP TABLE `itinerary_addresses`;
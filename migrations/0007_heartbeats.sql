CREATE TABLE `heartbeats` (
	`id` integer PRIMARY KEY NOT NULL,
	`written_at` integer NOT NULL
);

-- Run after databases were restored to an earlier time: npm run after-restore.

-- What was to be told to itineraries then is old.
DELETE FROM database_messages;

-- Read all rows again, in case APP_SECRET is being rotated. Does nothing otherwise.
DELETE FROM reseal_progress;

-- Run after databases were restored to an earlier time: npm run after-restore.

-- A later epoch makes every copy, ETag and live connection from before the restore outdated.
UPDATE projects SET epoch = max(epoch + 1, unixepoch());

-- A key that was revoked since would work again.
DELETE FROM assistant_keys;

-- Tell the directory of all itineraries, with numbers above those that it has heard of.
UPDATE directory_rows SET change = max(change + 1, unixepoch()), told = 0;

-- Read all rows again, in case APP_SECRET is being rotated. Does nothing otherwise.
DELETE FROM reseal_progress;

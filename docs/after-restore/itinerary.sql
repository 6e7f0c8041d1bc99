-- Run by npm run restore -- <folder> --itinerary <id>, in the transaction that brings the itinerary back. ?1 is its id.

-- It is not deleted any more: its files stay.
DELETE FROM deleted_projects WHERE project_id = ?1;

-- A later epoch makes every copy, ETag and live connection from before outdated.
UPDATE projects SET epoch = max(epoch + 1, unixepoch()) WHERE project_id = ?1;

-- A key that was revoked since would work again.
DELETE FROM assistant_keys WHERE project_id = (SELECT id FROM projects WHERE project_id = ?1);

-- What waited then to be sent is old.
DELETE FROM outbox WHERE status = 'pending' AND project_id = (SELECT id FROM projects WHERE project_id = ?1);
DELETE FROM pending_notices WHERE project_id = (SELECT id FROM projects WHERE project_id = ?1);

-- Tell the directory, with a number above those that it has heard of.
INSERT INTO directory_rows (project_number, change, told) SELECT id, unixepoch(), 0 FROM projects WHERE project_id = ?1
  ON CONFLICT (project_number) DO UPDATE SET change = max(change + 1, unixepoch()), told = 0;

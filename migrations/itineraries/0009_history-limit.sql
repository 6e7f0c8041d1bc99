DROP TRIGGER `changes_limit`;
--> statement-breakpoint
-- Also after each fifth large entry: it reads the whole history, so with each of them a change of 500 events took ten seconds.
-- About 1 MB in a trial and 5 MB with Full Access, and all entries of the call that is being logged.
CREATE TRIGGER `changes_limit` AFTER INSERT ON `changes` WHEN NEW.seq % 50 = 0 OR (NEW.seq % 5 = 0 AND coalesce(octet_length(NEW.before), 0) + coalesce(octet_length(NEW.after), 0) > 4000) BEGIN
DELETE FROM changes WHERE project_id = NEW.project_id AND entity = 'rsvp'
AND seq <= (SELECT seq FROM changes WHERE project_id = NEW.project_id AND entity = 'rsvp' ORDER BY seq DESC LIMIT 1 OFFSET 400);
DELETE FROM changes WHERE project_id = NEW.project_id AND (call IS NULL OR call IS NOT NEW.call)
AND seq <= (SELECT seq FROM changes WHERE project_id = NEW.project_id ORDER BY seq DESC LIMIT 1 OFFSET 950);
DELETE FROM changes WHERE project_id = NEW.project_id AND (call IS NULL OR call IS NOT NEW.call)
AND seq <= (SELECT seq FROM (SELECT seq, sum(100 + coalesce(octet_length(before), 0) + coalesce(octet_length(after), 0)) OVER (ORDER BY seq DESC) AS total FROM changes WHERE project_id = NEW.project_id)
WHERE total > (SELECT iif(is_paid, 4800000, 800000) FROM projects WHERE id = NEW.project_id) ORDER BY seq DESC LIMIT 1);
END;
